import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, listOperations, type Operation, type OperationId } from '../../server/http/contract.ts';
import { ScenarioPlayer } from '../../server/simulator/scenario/scenario-player.ts';
import { readScenarios, type Scenario } from '../../server/simulator/scenario/scenarios.ts';
import { invalidatedBy } from '../../web/api/cache-invalidation.ts';
import type { ActionOperation } from '../../web/api/operations.ts';
import { invalidatesOf } from '../../web/feature.ts';
import { features } from '../../web/features.ts';
import { ActiveFaults, httpDriver } from '../../server/conformance/http-driver.ts';
import { Client, sandbox } from '../support/client.ts';
import { corporateSignInAt } from '../support/identity.ts';
import { everyNth } from '../support/long.ts';
import { startServer, type TestServer } from '../support/server.ts';

/**
 * Checks the responses that the page requests again after each action (web/api/cache-invalidation.ts, and
 * `invalidates` of each feature). Each action is done once; every response that differs afterwards must be among them.
 */

const invalidates = invalidatesOf(features);
const staleAfter = (id: OperationId) => invalidatedBy(invalidates, id as ActionOperation);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const operations = listOperations(contract);
const raw = ({ path, method }: Operation) =>
  contract.paths[path]![method.toLowerCase()] as { parameters?: { $ref?: string; in?: string; required?: boolean }[] };
/** The read operations that need no parameters besides the student. */
const reads = operations.filter(
  (one) =>
    one.method === 'GET' &&
    one.tag !== 'simulator' &&
    !one.stream &&
    !one.file &&
    !one.open &&
    one.id !== 'setAuditFormLog' &&
    !(raw(one).parameters ?? []).some(
      (parameter) => parameter.in === 'path' || (parameter.in === 'query' && parameter.required === true),
    ),
);
const actions = operations.filter(
  ({ method, tag, open, id }) =>
    method !== 'GET' &&
    tag !== 'simulator' &&
    !open &&
    !['logout', 'selectRecord', 'checkRegistration', 'checkIban', 'confirmCancelAdmission'].includes(id),
);

/**
 * The page stores the responses of these actions as the cached response of a read, which has the same shape (see
 * tests/api/basket.test.ts).
 */
const answersTheRead: Partial<Record<OperationId, OperationId>> = { saveBasket: 'getBasket' };

const scenarios = readScenarios();
const firstWith = (id: string): { scenario: Scenario; at: number } | undefined => {
  for (const scenario of scenarios) {
    const at = scenario.steps.findIndex(
      ({ call, as, expect: { status } }) => call === id && status === 200 && as === undefined,
    );
    if (at >= 0 && !scenario.faults) return { scenario, at };
  }
  return undefined;
};

async function readAll(client: Client): Promise<Map<OperationId, string>> {
  const found = new Map<OperationId, string>();
  for (const { id } of reads) found.set(id, JSON.stringify((await client.send(id)).body));
  return found;
}

// Actions without a scenario are reported by the tests of scenarios. Actions that make all responses stale need no
// check.
it.each(
  everyNth(
    3,
    actions.map(({ id }) => id).filter((id) => firstWith(id) && staleAfter(id) !== 'everything'),
  ),
)('%s', async (id) => {
  const { scenario, at } = firstWith(id) ?? {};
  if (!scenario || at === undefined) throw new Error(`no scenario does ${id}`);
  const { base } = await sandbox(server.base);
  const player = new ScenarioPlayer(
    scenario,
    httpDriver(
      () => new Client(base),
      (key, client) => client.call('startPersonaSession', { params: { key } }),
      new ActiveFaults(),
      { identity: corporateSignInAt },
    ),
  );
  const { session } = await player.client('nobody').call('startScenario', { params: { id: scenario.id } });
  if (session) player.client(scenario.persona).use(session);
  for (const step of scenario.steps.slice(0, at)) await player.play(step);
  const client = player.client(scenario.persona);
  const before = await readAll(client);
  expect((await player.play(scenario.steps[at]!)).status).toBe(200);
  const after = await readAll(client);
  const changed = reads.map((read) => read.id).filter((read) => before.get(read) !== after.get(read));
  const stale = staleAfter(id);
  expect(changed.filter((read) => !(stale as readonly string[]).includes(read) && read !== answersTheRead[id])).toEqual(
    [],
  );
});
