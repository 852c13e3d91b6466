/** A fixed salt, so that a seed always has the same bytes. Only seeded passwords use it. */
export const seedSalt = Buffer.from('sis-seed-salt-01');

/** The password of every seeded account. */
export const seedPassword = 'Bahrain-2026';

/** The hash of the seeded password, computed once: seeding is faster and always gives the same bytes. */
export const seedPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c2lzLXNlZWQtc2FsdC0wMQ$XeEL+8ujhcnq9F8/CcrijLneWGAyRvkyXY+3imH2f00';
