/** A fixed salt, so that a seed always has the same bytes. Only seeded passwords use it. */
export const seedSalt = Buffer.from('sis-seed-salt-01');

/** The password of every seeded account. */
export const seedPassword = 'Bahrain-2026';

/** The hash of the seeded password, computed once: seeding is faster and always gives the same bytes. */
export const seedPasswordHash = 'scrypt$16384$5$c2lzLXNlZWQtc2FsdC0wMQ$u-9qTEjPEwzRHIlcXsyNJj6pO7C-xC7cUA41p6IgAlM';
