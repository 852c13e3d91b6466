/** Every seeded account has it. */
export const seedPassword = 'Bahrain-2026';

/** Made once for all of them, so that a seed is quick and has the same bytes every time. */
export const seedPasswordHash = 'scrypt$16384$5$c2lzLXNlZWQtc2FsdC0wMQ$u-9qTEjPEwzRHIlcXsyNJj6pO7C-xC7cUA41p6IgAlM';
