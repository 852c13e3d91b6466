/** A file that `npm run generate` writes: its path from the project's folder, and all of its text. */
export type GeneratedFile = { file: string; content: string };
