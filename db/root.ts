import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const up = (folder: string): string => (existsSync(join(folder, 'package.json')) ? folder : up(dirname(folder)));

/** The project's folder, both when run from the sources and from the built server. */
export const projectRoot = up(dirname(fileURLToPath(import.meta.url)));
