import { expect, it } from 'vitest';
import { contract, listOperations } from '../../server/http/contract.ts';
import { readScenarios } from '../../server/simulator/scenario/scenarios.ts';
import { playConformance, seededUsers } from '../../server/conformance/conformance.ts';
import { createReport, formatTable } from '../../server/conformance/report.ts';
import { corporateSignInAt } from '../support/identity.ts';
import { startServer } from '../support/server.ts';

it('the simulator is as its contract says, in every scenario', async () => {
  const server = await startServer();
  const scenarios = readScenarios();
  const options = {
    base: server.base,
    scenarios,
    users: seededUsers(),
    captchaToken: 'simulated-captcha',
    changing: true,
    simulator: true,
    identity: corporateSignInAt,
  };
  const found = createReport(options, await playConformance(options));
  expect(
    found.calls.flatMap(({ call, differences }) =>
      differences.map(({ at, says, scenario, step }) => `${call} ${at} ${says} (${scenario} ${step})`),
    ),
  ).toEqual([]);
  expect(found.calls.map(({ call }) => call)).toEqual(listOperations(contract).map(({ id }) => id));
  expect(
    found.calls.filter(({ result }) => result !== 'passed').map(({ call, result }) => `${call} ${result}`),
  ).toEqual([]);
  expect(found.totals.answers).toBeGreaterThan(scenarios.length);
  expect(found.notPlayed).toEqual([]);
  expect(formatTable(found)).toContain('and 0 failed ');
  await server.close();
});
