/** Every seeded account has it. */
export const seedPassword = 'Bahrain-2026';
