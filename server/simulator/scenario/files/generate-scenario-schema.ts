import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../../db/root.ts';
import { scenarioSchema } from './scenario-schema.ts';

export const schemaFile = join(projectRoot, 'seed/scenarios/schema.json');

/** The schema as text of `schemaFile`. */
export const scenarioSchemaText = (): string => `${JSON.stringify(scenarioSchema(), null, 2)}\n`;

if (process.argv.includes('--write')) writeFileSync(schemaFile, scenarioSchemaText());
