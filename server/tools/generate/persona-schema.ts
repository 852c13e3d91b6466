import { personaFileSchema } from '../../../seed/personas.ts';
import type { GeneratedFile } from './generated-file.ts';

/** Generates the JSON schema of persona files, for editors. */
export const personaSchemaFile = (): GeneratedFile[] => [
  { file: 'seed/personas/schema.json', content: `${JSON.stringify(personaFileSchema(), null, 2)}\n` },
];
