/** The clock of a real API, estimated from its response times, which are cut to whole seconds. */

/** The offset of the server's clock from this machine's, in milliseconds: its lower and upper bound. */
export type Ahead = { least: number; most: number };
/**
 * A server time in whole seconds, and this machine's time of the request and of the response. All in epoch
 * milliseconds.
 */
export type Heard = { second: number; asked: number; heard: number };

/**
 * Narrows the offset by one more response. A response that contradicts it replaces it, because a clock has been set.
 */
export function narrowed(known: Ahead | null, { second, asked, heard }: Heard): Ahead {
  const said = { least: second - heard, most: second + 1000 - asked };
  const both = known && { least: Math.max(known.least, said.least), most: Math.min(known.most, said.most) };
  return both && both.least <= both.most ? both : said;
}

let ahead: Ahead | null = null;

/** Stores a server time. `told`: a `Date` header or an instant of a response; other values are ignored. */
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

/** The server's time in epoch milliseconds. It is never ahead, so that no service is shown as open too early. */
export const serverNow = (): number => Date.now() + (ahead?.least ?? 0);
