import { describe, expect, it } from 'vitest';
import { toDelay, faultInHeader, strikes } from '../../server/simulator/faults/fault-rules.ts';

const calls = Array.from({ length: 1000 }, (_, call) => call);

describe('a fault for a share of the calls', () => {
  it.each([1, 30, 60, 99])('strikes about %i of a hundred', (share) => {
    const struck = calls.filter((call) => strikes({ share, seed: 7 }, call)).length / 10;
    expect(Math.abs(struck - share)).toBeLessThan(5);
  });
  it('strikes every call where it is for all', () => {
    expect(calls.every((call) => strikes({ share: 100, seed: 7 }, call))).toBe(true);
  });
  it('strikes the same calls each time, and others with another seed', () => {
    const pattern = (seed: number): boolean[] => calls.map((call) => strikes({ share: 50, seed }, call));
    expect(pattern(7)).toEqual(pattern(7));
    expect(pattern(7)).not.toEqual(pattern(8));
  });
  it('is slow between its edges, each of them reached, and the same each time', () => {
    const delays = calls.map((call) => toDelay({ latencyMs: 10, latencyToMs: 14, seed: 3 }, call));
    expect([...new Set(delays)].sort((a, b) => a - b)).toEqual([10, 11, 12, 13, 14]);
    expect(calls.map((call) => toDelay({ latencyMs: 10, latencyToMs: 14, seed: 3 }, call))).toEqual(delays);
    expect(toDelay({ latencyMs: 900, latencyToMs: 900, seed: 3 }, 0)).toBe(900);
  });
});

describe('X-Sim-Fault', () => {
  it.each([
    ['drop', { kind: 'drop' }],
    ['latency=3000', { kind: 'latency', latencyMs: 3000, latencyToMs: 3000 }],
    ['latency=500-3000', { kind: 'latency', latencyMs: 500, latencyToMs: 3000 }],
    [' status=503 ', { kind: 'status', status: 503 }],
    ['code=MSG-000077', { kind: 'code', code: 'MSG-000077' }],
    ['code=registration.sectionFull', { kind: 'code', code: 'registration.sectionFull' }],
  ])('%s', (text, asked) => {
    expect(faultInHeader(text)).toEqual(asked);
  });
  it.each([
    '',
    'slow',
    'drop=1',
    'latency',
    'latency=0',
    'latency=60001',
    'latency=3000-500',
    'status=200',
    'status=600',
    'status=500-503',
    'code',
    'code=',
    'code=a b',
    'status=503, drop',
  ])('refuses “%s”', (text) => {
    expect(faultInHeader(text)).toBeUndefined();
  });
});
