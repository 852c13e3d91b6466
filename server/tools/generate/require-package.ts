import { createRequire } from 'node:module';

/** A package by its name, as CommonJS: through tsx, importing the large ones as modules takes seconds more. */
export const requirePackage: (name: string) => unknown = createRequire(import.meta.url);
