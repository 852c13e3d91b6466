import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { startServer, usualServer } from '../support/server.ts';

it('the simulator offers its demonstrations as Arazzo documents and as a collection', async () => {
  const server = await usualServer();
  const { base } = server;
  const zip = await fetch(`${base}/docs/scenarios.zip`);
  expect(zip.headers.get('content-disposition')).toBe('attachment; filename=scenarios.zip');
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['README.md', 'openapi.yaml', 'fees.arazzo.yaml', 'files/bank-letter/bank-letter.pdf']),
  );
  const collection = await fetch(`${base}/docs/scenarios.postman_collection.json`);
  expect(await collection.text()).toBe(strFromU8(files['scenarios.postman_collection.json']!));
  expect(await (await fetch(`${base}/docs`)).text()).toContain('href="docs/scenarios.zip"');
  await server.close();
});

it('a server that does not simulate offers none', async () => {
  const server = await startServer({ simulate: false });
  const { base } = server;
  expect(await (await fetch(`${base}/docs`)).text()).not.toContain('scenarios');
  expect((await fetch(`${base}/docs/scenarios.zip`)).headers.get('content-disposition')).toBeNull();
  await server.close();
});
