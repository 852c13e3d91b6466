import { expect, it } from 'vitest';
import ar from '../../locales/ar/console.json';
import en from '../../locales/en/console.json';
import { dueWork } from '../../server/due-work.ts';
import { contract, operationsOf } from '../../server/http/contract.ts';

it.each([['en', en], ['ar', ar]])('the console has words for every call of a university and for everything that falls due: %s', (_, texts) => {
  const calls = operationsOf(contract).filter(({ tag }) => tag !== 'simulator').map(({ id }) => id);
  expect(calls.filter((id) => !(id in texts.calls))).toEqual([]);
  expect(dueWork.map(({ name }) => name).filter((name) => !(name in texts.now.due))).toEqual([]);
});
