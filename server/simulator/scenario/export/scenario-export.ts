import { setImmediate as breathe } from 'node:timers/promises';
import { contractText } from '../../../http/contract.ts';
import { sampleFile, sampleNames } from '../sample-files.ts';
import type { Scenario } from '../scenarios.ts';
import { toArazzoDocument, toWorkflow } from './arazzo.ts';
import { toFolder, toPostmanCollection } from './postman-collection.ts';
import { leftOutReasons, NotExportable, Upload, type LeftOut } from './scenario-calls.ts';

/** One exported file: its path with `/`, and its content. */
export type ExportedFile = { path: string; content: string | Uint8Array };
/** The scenarios in one export format, by area, and the scenarios that the format cannot express. */
type Exported = { areas: Map<string, object[]>; leftOut: { id: string; reason: LeftOut }[] };

export const collectionName = 'scenarios.postman_collection.json';

/** Exports the scenarios in one format. The server handles other requests between two scenarios. */
async function exportAs(scenarios: Scenario[], write: (scenario: Scenario) => object): Promise<Exported> {
  const exported: Exported = { areas: new Map(), leftOut: [] };
  for (const scenario of scenarios) {
    await breathe();
    try {
      exported.areas.set(scenario.area, [...(exported.areas.get(scenario.area) ?? []), write(scenario)]);
    } catch (error) {
      if (!(error instanceof NotExportable)) throw error;
      exported.leftOut.push({ id: scenario.id, reason: error.reason });
    }
  }
  return exported;
}

/** Exports the scenarios as Arazzo workflows. */
export const exportArazzo = (scenarios: Scenario[]): Promise<Exported> => exportAs(scenarios, toWorkflow);

/** Exports the scenarios as folders of a Postman collection. */
export const exportFolders = (scenarios: Scenario[]): Promise<Exported> => exportAs(scenarios, toFolder);

/** Exports the scenarios as a Postman collection, as JSON. */
export const exportCollection = async (scenarios: Scenario[]): Promise<string> =>
  toPostmanCollection((await exportFolders(scenarios)).areas);

const count = ({ areas }: Exported): number => [...areas.values()].flat().length;

const listLeftOut = ({ leftOut }: Exported): string =>
  leftOut.map(({ id, reason }) => `- \`${id}\`: ${leftOutReasons[reason]}\n`).join('') || '- none\n';

const readme = (all: number, arazzo: Exported, folders: Exported): string => `# Scenarios for other tools

Start a simulator, and create a new sandbox for each run:

\`\`\`sh
npm run sim -- sandbox new lab-1
for document in *.arazzo.yaml; do
  npx @redocly/cli respect "$document" --server sis=http://127.0.0.1:3000/sandbox/lab-1 --severity SCHEMA_CHECK=off
done
npx newman run ${collectionName} --working-dir . --env-var baseUrl=http://127.0.0.1:3000/sandbox/lab-1
\`\`\`

The first command runs in the folder of the product, the others among these files.
Redocly's runner stops after 2,000 steps, so it plays one document at a time.
Bruno plays the collection after importing it (*Import collection*, *Postman*); set \`baseUrl\` there.
Each scenario starts with a call that resets the sandbox.
Redocly's check of schemas takes downloaded files and the details of a refusal for faults; \`npm run conformance\` checks schemas.
Neither format checks the order of a list.
The Arazzo documents need a simulator without a trainer's code. The collection has a variable for the code.

## Not in the Arazzo documents

${count(arazzo)} of ${all} scenarios are there. The others:

${listLeftOut(arazzo)}
## Not in the collection

${count(folders)} of ${all} scenarios are there. The others:

${listLeftOut(folders)}`;

/** Exports the scenarios as files: Arazzo documents, the collection, the contract, the sample files and a README. */
export async function exportScenarios(scenarios: Scenario[]): Promise<ExportedFile[]> {
  const [arazzo, folders] = [await exportArazzo(scenarios), await exportFolders(scenarios)];
  const files: ExportedFile[] = [
    { path: 'README.md', content: readme(scenarios.length, arazzo, folders) },
    { path: 'openapi.yaml', content: contractText() },
    { path: collectionName, content: toPostmanCollection(folders.areas) },
  ];
  for (const [area, workflows] of arazzo.areas) {
    await breathe();
    files.push({ path: `${area}.arazzo.yaml`, content: toArazzoDocument(area, workflows) });
  }
  const used = JSON.stringify(scenarios.map(({ steps }) => steps));
  for (const sample of sampleNames.filter((name) => used.includes(`"file:${name}"`)))
    files.push({ path: new Upload(sample).path, content: await sampleFile(sample)!.bytes() });
  return files;
}
