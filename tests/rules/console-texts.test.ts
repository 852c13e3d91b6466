import { expect, it } from 'vitest';
import ar from '../../locales/ar/console.json';
import en from '../../locales/en/console.json';
import codes from '../../locales/en/messages.json';
import { scheduledJobs } from '../../server/simulator/scheduled-jobs.ts';
import { contract, listOperations } from '../../server/http/contract.ts';

it.each([
  ['en', en],
  ['ar', ar],
])('the console has words for every call, every kind of code and for everything that falls due: %s', (_, texts) => {
  const calls = listOperations(contract).map(({ id }) => id);
  expect(calls.filter((id) => !(id in texts.calls))).toEqual([]);
  const kinds = Object.keys(codes).map((code) => /^(MSG-LOG0|MSG|DEV)-/.exec(code)?.[1] ?? code.split('.')[0]!);
  expect([...new Set(kinds)].filter((kind) => !(kind in texts.areas))).toEqual([]);
  expect(scheduledJobs.map(({ name }) => name).filter((name) => !(name in texts.now.due))).toEqual([]);
});
