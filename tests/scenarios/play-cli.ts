import { parseArgs } from 'node:util';
import { readScenarios } from '../../server/simulator/scenarios.ts';
import { trainerCodeIn, useTrainerCode } from '../support/client.ts';
import { differencesOf, play } from './play.ts';

const { values } = parseArgs({ options: { 'base-url': { type: 'string', default: 'http://127.0.0.1:3000' }, only: { type: 'string' }, 'trainer-code': { type: 'string' } } });
const base = values['base-url'].replace(/\/+$/, '');
const { only } = values;
useTrainerCode(base, trainerCodeIn(values['trainer-code']));
const scenarios = readScenarios().filter(({ id, area }) => only === undefined || id === only || area === only);

if (!scenarios.length) process.stderr.write(`No scenario or area is called ${only ?? ''}.\n`);
let different = scenarios.length ? 0 : 1;
for (const scenario of scenarios) {
  const outcome = await play(scenario, base).then(
    (played) => ({ ms: played.ms, found: differencesOf(played) }),
    (error: unknown) => ({ ms: 0, found: [String(error)] }),
  );
  if (outcome.found.length) different += 1;
  process.stdout.write(`${outcome.found.length ? 'DIFFERS' : 'ok     '} ${scenario.id} (${scenario.steps.length} steps, ${outcome.ms} ms)${outcome.found.length ? ` ${outcome.found.join(' | ')}` : ''}\n`);
}
process.exitCode = different ? 1 : 0;
