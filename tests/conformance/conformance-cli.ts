import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readScenarios } from '../../server/simulator/scenarios.ts';
import { trainerCodeIn, useTrainerCode } from '../support/client.ts';
import { isSimulator, playConformance, seededUsers, type UserOf } from './conformance.ts';
import { reportOf, tableOf } from './report.ts';

const usage = `npm run conformance -- --base-url URL [options]
  --changing              play calls that change something too
  --scenario ID           this scenario or area only; may be repeated
  --users FILE            JSON: persona key → { "userName", "password" }; left out, the seeded accounts
  --as KEY=USER:PASSWORD  one account; may be repeated
  --captcha-token TOKEN   what the server takes for a solved captcha
  --simulator             the server is a simulator: set every scenario up, in a sandbox of its own
  --trainer-code CODE     the code a simulator asks for (also TRAINER_CODE)
  --json FILE             the report as JSON
Ends with 0 where nothing differs, 1 where something does, 2 where nothing could be played.
`;

class CannotPlay extends Error {}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' }, changing: { type: 'boolean', default: false }, scenario: { type: 'string', multiple: true, default: [] }, users: { type: 'string' }, as: { type: 'string', multiple: true, default: [] },
      'captcha-token': { type: 'string', default: 'simulated-captcha' }, simulator: { type: 'boolean', default: false }, 'trainer-code': { type: 'string' }, json: { type: 'string' }, help: { type: 'boolean', default: false },
    },
  });
  const base = values['base-url']?.replace(/\/+$/, '');
  if (values.help || !base) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  useTrainerCode(base, trainerCodeIn(values['trainer-code']));
  const all = readScenarios();
  const unknown = values.scenario.filter((name) => !all.some(({ id, area }) => id === name || area === name));
  if (unknown.length) throw new CannotPlay(`There is no scenario or area ${unknown.join(', ')}.`);
  const scenarios = all.filter(({ id, area }) => !values.scenario.length || values.scenario.includes(id) || values.scenario.includes(area));
  const users: UserOf = values.users ? (JSON.parse(readFileSync(values.users, 'utf8')) as UserOf) : seededUsers();
  for (const text of values.as) {
    const [, key, userName, password] = /^([^=]+)=([^:]+):(.+)$/.exec(text) ?? [];
    if (!key || !userName || !password) throw new CannotPlay('An account is written KEY=USER:PASSWORD.');
    users[key] = { userName, password };
  }
  if (values.simulator && !(await isSimulator(base))) throw new CannotPlay(`${base} does not say that it is a simulator (/sim/info).`);
  const options = { base, scenarios, users, captchaToken: values['captcha-token'], changing: values.changing, simulator: values.simulator };
  const findings = await playConformance(options);
  if (!findings.some(({ of }) => of === 'answer')) throw new CannotPlay(`${base} answered nothing.`);
  const report = reportOf(options, findings);
  process.stdout.write(tableOf(report));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  return report.totals.differs ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
