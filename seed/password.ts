/** Fixed, so that a seed has the same bytes every time; and nobody else's password is salted so. */
export const seedSalt = Buffer.from('sis-seed-salt-01');

/** Every seeded account has it. */
export const seedPassword = 'Bahrain-2026';
