/** A file written by `npm run generate`: its path relative to the project's folder, and its content. */
export type GeneratedFile = { file: string; content: string };
