import { scenarioSchema } from '../../simulator/scenario/files/scenario-schema.ts';
import type { GeneratedFile } from './generated-file.ts';

/** What a scenario file may say, as the JSON schema that editors read. */
export const scenarioSchemaFile = (): GeneratedFile[] => [
  { file: 'seed/scenarios/schema.json', content: `${JSON.stringify(scenarioSchema(), null, 2)}\n` },
];
