import { createRequire } from 'node:module';

/** Loads a package by name as CommonJS. With tsx, importing large packages as modules takes seconds longer. */
export const requirePackage: (name: string) => unknown = createRequire(import.meta.url);
