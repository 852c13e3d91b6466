import { Random } from '../../../seed/random.ts';
import type { Schema } from '../../http/operations.ts';

/**
 * The delay of a call and whether it is struck at all are drawn from the fault's seed and the number of the call: the
 * same every time.
 */
const drawn = (seed: number, call: number): Random => new Random(`fault ${seed} ${call}`);

/** Whether a fault that strikes `share` percent strikes the call it looks at as the nth, from 0. */
export const strikes = ({ share, seed }: { share: number; seed: number }, call: number): boolean =>
  drawn(seed, call).next() * 100 < share;

/** In milliseconds, both edges included. */
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
 * What `X-Sim-Fault` asks of its one call: `drop`, `latency=3000`, `latency=500-3000`, `status=503` or
 * `code=MSG-000077`; undefined where it asks nothing of the kind.
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
