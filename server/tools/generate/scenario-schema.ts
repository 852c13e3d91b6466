import { scenarioSchema } from '../../simulator/scenario/files/scenario-schema.ts';
import type { GeneratedFile } from './generated-file.ts';

/** Generates the JSON schema of scenario files, for editors. */
export const scenarioSchemaFile = (): GeneratedFile[] => [
  { file: 'seed/scenarios/schema.json', content: `${JSON.stringify(scenarioSchema(), null, 2)}\n` },
];
