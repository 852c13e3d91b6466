import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { waitForSlice } from '../../server/pipeline/slices.ts';

/** Lets that many calls arrive in one turn of the event loop. Returns how many had started after each turn. */
async function startedByTurn(calls: number): Promise<{ counts: number[]; order: number[] }> {
  const order: number[] = [];
  const all = Promise.all(Array.from({ length: calls }, (_, i) => waitForSlice().then(() => order.push(i))));
  const counts: number[] = [];
  while (order.length < calls) {
    await nextTurn();
    counts.push(order.length);
  }
  await all;
  return { counts, order };
}

describe('a slice of the calls that arrive together', () => {
  it('starts a few of them in each turn of the event loop', async () => {
    const { counts } = await startedByTurn(40);
    expect(counts.filter((count, i) => count !== counts[i - 1])).toEqual([16, 32, 40]);
  });
  it('starts them in the order of their arrival', async () => {
    const { order } = await startedByTurn(100);
    expect(order).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });
  it('is larger when many wait, so that each soon hears of its place', async () => {
    const { counts } = await startedByTurn(3_200);
    expect(counts[0]).toBe(100);
    expect(counts.length).toBeLessThan(120);
  });
});
