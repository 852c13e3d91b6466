import { expect, it } from 'vitest';
import { readScenarios } from '../../server/simulator/scenario/scenarios.ts';
import { playConformance, seededUsers } from '../../server/conformance/conformance.ts';
import { createReport } from '../../server/conformance/report.ts';
import { corporateSignInAt } from '../support/identity.ts';
import { startServer } from '../support/server.ts';

it('the simulator refuses bad input of every call, in every scenario, and changes nothing', async () => {
  const server = await startServer();
  const options = {
    base: server.base,
    scenarios: readScenarios(),
    users: seededUsers(),
    captchaToken: 'simulated-captcha',
    changing: true,
    simulator: true,
    identity: corporateSignInAt,
    badInput: { perCall: 30 },
  };
  const found = createReport(options, await playConformance(options));
  expect(
    found.calls.flatMap(({ call, differences }) =>
      differences.map(
        ({ at, says, sent, scenario, step }) => `${call} ${at} ${says} (${scenario} ${step}, sent ${sent})`,
      ),
    ),
  ).toEqual([]);
  expect(found.notPlayed).toEqual([]);
  expect(found.totals.answers).toBeGreaterThan(4_500);
  await server.close();
});
