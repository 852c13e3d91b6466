import type { Load } from './processes.ts';

/** Prints a row of the table: the present value, the target and the value of the earlier build in the same run. */
export type Say = (what: string, now: string, aim?: string, before?: string) => void;

export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/**
 * Measures all servers in turns, so that other work of the machine affects each of them. Returns the results by round.
 */
export async function inTurns(measured: (() => Promise<Load>)[], rounds = 5): Promise<Load[][]> {
  const found: Load[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const loads: Load[] = [];
    for (const measure of measured) {
      const load = await measure();
      if (load.failed) throw new Error(`${load.failed} calls failed`);
      loads.push(load);
    }
    found.push(loads);
  }
  return found;
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export type Ratio = { ratio: number; text: string };

/**
 * The ratios of each server to the last one, which is the reference, by requests per second and by processor time;
 * medians of the rounds.
 */
export const ratios = (rounds: Load[][]): Ratio[] =>
  (rounds[0] ?? []).slice(0, -1).map((_, index) => {
    const each = rounds.flatMap((loads) => {
      const [own, bare] = [loads[index], loads.at(-1)];
      return own && bare
        ? [
            {
              own: own.perSecond,
              bare: bare.perSecond,
              ratio: own.perSecond / bare.perSecond,
              work: bare.cost / own.cost,
            },
          ]
        : [];
    });
    const ratio = median(each.map((one) => one.ratio));
    const { own, bare } = each.find((one) => one.ratio === ratio) ?? { own: NaN, bare: NaN };
    const work = median(each.map((one) => one.work));
    return {
      ratio,
      text: `${ratio.toFixed(2)} (${whole(own)} of ${whole(bare)} a second${Number.isNaN(work) ? '' : `; by processor time ${work.toFixed(2)}`})`,
    };
  });
