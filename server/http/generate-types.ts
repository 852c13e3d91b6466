import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { projectRoot } from '../../db/root.ts';

/** The types of every call, as text of contract.gen.ts. */
export async function contractTypes(): Promise<string> {
  const tree = await openapiTS(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8'), { defaultNonNullable: false });
  return `/* Made from openapi.yaml by \`npm run generate\`. */\n${astToString(tree)}`;
}

if (process.argv.includes('--write')) writeFileSync(join(projectRoot, 'server/http/contract.gen.ts'), await contractTypes());
