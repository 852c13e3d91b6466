import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import newman from 'newman';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  exportArazzo,
  exportScenarios,
  collectionName,
} from '../../server/simulator/scenario/export/scenario-export.ts';
import { readScenarios } from '../../server/simulator/scenario/scenarios.ts';
import { Client } from '../support/client.ts';
import { runRedocly } from '../support/redocly.ts';
import { startServer, type TestServer, wholeSeed } from '../support/server.ts';

const scenarios = readScenarios();
const { areas, leftOut } = await exportArazzo(scenarios);
/** Areas of the collection that are played: keeping values, files, codes, the clock. */
const played = ['account', 'fees', 'gpa', 'inbox', 'refund', 'thesis', 'withdrawal'];

const folder = mkdtempSync(join(tmpdir(), 'sis-export-'));
let server: TestServer;
beforeAll(async () => {
  for (const { path, content } of await exportScenarios(scenarios)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  server = await startServer({ students: wholeSeed });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const sandbox = async (name: string): Promise<string> => {
  await new Client(server.base).call('createSandbox', { body: { name } });
  return `${server.base}/sandbox/${name}`;
};

type Report = { files: Record<string, { executedWorkflows: { workflowId: string; status: string }[] }> };

it.each([...areas.keys()])('Redocly’s runner plays the document of %s', async (area) => {
  const document = `${area}.arazzo.yaml`;
  const report = join(folder, 'report.json');
  const base = await sandbox(`arazzo-${area}`);
  const options = ['--server', `sis=${base}`, '--severity', 'SCHEMA_CHECK=off', '--json-output', report];
  const { status, text } = await runRedocly(['respect', document, ...options], folder);
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const workflows = files[document]!.executedWorkflows;
  expect(workflows.filter((one) => one.status !== 'success').map(({ workflowId }) => workflowId)).toEqual([]);
  expect({ status, workflows: workflows.length, text }).toMatchObject({
    status: 0,
    workflows: areas.get(area)!.length,
  });
});

it('every other scenario is left out with a reason', () => {
  expect([...areas.values()].flat().length + leftOut.length).toBe(scenarios.length);
  process.stdout.write(`Arazzo: ${[...areas.values()].flat().length} scenarios, ${leftOut.length} left out\n`);
});

it.each(played)('newman plays the folder of %s', async (area) => {
  const base = await sandbox(`newman-${area}`);
  const summary = await new Promise<newman.NewmanRunSummary>((resolve, reject) =>
    newman.run(
      {
        collection: join(folder, collectionName),
        folder: area,
        workingDir: folder,
        envVar: [{ key: 'baseUrl', value: base }],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    ),
  );
  expect(summary.run.failures.map(({ source, error }) => `${source?.name}: ${error.message}`)).toEqual([]);
  expect(summary.run.stats.assertions.total).toBeGreaterThan(scenarios.filter((one) => one.area === area).length);
});
