/** Estimates the clock of a real API from the times in its responses, which are rounded down to whole seconds. */

/** The lower and upper bound of the server clock's offset from this machine's clock, in milliseconds. */
export type Ahead = { least: number; most: number };
/**
 * `second`: a server time without its milliseconds. `asked` and `heard`: this machine's times of the request and the
 * response. All three are epoch milliseconds.
 */
export type Heard = { second: number; asked: number; heard: number };

/**
 * Narrows the bounds with one more response. If it contradicts them, one of the clocks was set, so only its own bounds
 * are returned.
 */
export function narrowed(known: Ahead | null, { second, asked, heard }: Heard): Ahead {
  const said = { least: second - heard, most: second + 1000 - asked };
  const both = known && { least: Math.max(known.least, said.least), most: Math.min(known.most, said.most) };
  return both && both.least <= both.most ? both : said;
}

let ahead: Ahead | null = null;

/**
 * Stores a server time. `told`: the `Date` header of a response; null or an invalid date is ignored. `asked`: the time
 * of the request in epoch milliseconds.
 */
export function noteServerTime(told: unknown, asked: number): void {
  const second = typeof told === 'string' ? Date.parse(told) : NaN;
  if (!Number.isNaN(second)) ahead = narrowed(ahead, { second, asked, heard: Date.now() });
}

let simulators: { now: string; running: boolean; heard: number } | null = null;

/** Stores the clock of a simulator from a response just received. */
export function noteSimulatorClock({ now, mode }: { now: string; mode: string }): void {
  simulators = { now, running: mode !== 'frozen', heard: Date.now() };
}

/**
 * Converts a time of this machine to the simulator's clock (both epoch milliseconds); null if that clock is unknown.
 */
export const simulatorTime = (machine: number): number | null =>
  simulators && Date.parse(simulators.now) + (simulators.running ? machine - simulators.heard : 0);

/**
 * The estimated server time in epoch milliseconds; this machine's time until a response has told one. It uses the lower
 * bound of the offset, so that no service is shown as open too early.
 */
export const serverNow = (): number => Date.now() + (ahead?.least ?? 0);
