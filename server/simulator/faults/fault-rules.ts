import { Random } from '../../../seed/random.ts';
import type { Schema } from '../../http/operations.ts';

/**
 * The random numbers of a fault for one call, from the fault's seed and the call's number. They are the same each time.
 */
const drawn = (seed: number, call: number): Random => new Random(`fault ${seed} ${call}`);

/** True if a fault with `share` percent strikes its nth call, counted from 0. */
export const strikes = ({ share, seed }: { share: number; seed: number }, call: number): boolean =>
  drawn(seed, call).next() * 100 < share;

/** A random delay from `latencyMs` to `latencyToMs`, both included. */
export function toDelay(
  { latencyMs, latencyToMs, seed }: { latencyMs: number; latencyToMs: number; seed: number },
  call: number,
): number {
  const random = drawn(seed, call);
  random.next();
  return random.int(latencyMs, latencyToMs);
}

type Asked = Pick<Schema<'FaultSetting'>, 'kind' | 'latencyMs' | 'latencyToMs' | 'status' | 'code'>;

const within = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high;

/**
 * The fault in an `X-Sim-Fault` header for its one call: `drop`, `latency=3000`, `latency=500-3000`, `status=503` or
 * `code=MSG-000077`. Latencies are in milliseconds. Undefined if the header has another form or a value out of range.
 */
export function faultInHeader(text: string): Asked | undefined {
  const [, kind = '', value = ''] = /^\s*([a-z]+)(?:=([\w.-]+))?\s*$/.exec(text) ?? [];
  if (kind === 'drop') return value === '' ? { kind } : undefined;
  if (kind === 'code') return value === '' ? undefined : { kind, code: value };
  const [, low = '', high = low] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(value) ?? [];
  const [from, to] = [Number(low), Number(high)];
  if (kind === 'status' && low === high && within(from, [400, 599])) return { kind, status: from };
  if (kind === 'latency' && within(from, [1, 60_000]) && within(to, [from, 60_000]))
    return { kind, latencyMs: from, latencyToMs: to };
  return undefined;
}
