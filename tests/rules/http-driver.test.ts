import { expect, it } from 'vitest';
import { ActiveFaults, httpDriver } from '../../server/conformance/http-driver.ts';
import type { HttpClient } from '../../server/http/http-client.ts';

const client: HttpClient = { send: () => Promise.resolve({ status: 200, body: {} }) } as unknown as HttpClient;

it.each([
  ['latency', false],
  ['status', true],
  ['drop', true],
] as const)('a response under the fault %s is taken for its product: %s', async (kind, expected) => {
  const faults = new ActiveFaults();
  faults.add({ operationId: 'getDashboard', kind, latencyMs: 1 });
  const seen: boolean[] = [];
  const driver = httpDriver<HttpClient>(
    () => client,
    () => Promise.reject(new Error('this driver signs nobody in')),
    faults,
    { aside: (underFault) => seen.push(underFault) },
  );
  const { underFault } = await driver.send(client, 'getDashboard', {});
  expect([underFault, seen]).toEqual([expected, [expected, false]]);
});
