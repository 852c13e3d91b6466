import type { Express } from 'express';
import { zipSync } from 'fflate';
import type { Scenario } from '../scenarios.ts';
import { collectionName, exportCollection, exportScenarios } from './scenario-export.ts';

/** Serves the exported scenarios beside the documentation of the contract. */
export function mountScenarioDownloads(app: Express, scenarios: () => Scenario[]): void {
  app.get('/docs/scenarios.zip', async (_, res) => {
    const files = await exportScenarios(scenarios());
    const bytes = files.map(({ path, content }) => [path, new Uint8Array(Buffer.from(content))] as const);
    res.attachment('scenarios.zip').send(Buffer.from(zipSync(Object.fromEntries(bytes), { level: 1 })));
  });
  app.get(`/docs/${collectionName}`, async (_, res) => {
    res.attachment(collectionName).send(await exportCollection(scenarios()));
  });
}
