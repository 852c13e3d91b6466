/** The clock of a real API, as its answers tell it: whole seconds, cut off. */

/** How far the server's clock is ahead of this machine's, in milliseconds: at least and at most. */
export type Ahead = { least: number; most: number };
/** The server's second (milliseconds), and when it was asked for and heard by this machine's clock. */
export type Heard = { second: number; asked: number; heard: number };

/** What is known after one more answer. One that contradicts what was known counts alone: a clock was set meanwhile. */
export function narrowed(known: Ahead | null, { second, asked, heard }: Heard): Ahead {
  const said = { least: second - heard, most: second + 1000 - asked };
  const both = known && { least: Math.max(known.least, said.least), most: Math.min(known.most, said.most) };
  return both && both.least <= both.most ? both : said;
}

let ahead: Ahead | null = null;

/** `told`: a `Date` header, or a response's own instant. */
export function noteServerTime(told: unknown, asked: number): void {
  const second = typeof told === 'string' ? Date.parse(told) : NaN;
  if (!Number.isNaN(second)) ahead = narrowed(ahead, { second, asked, heard: Date.now() });
}

let simulators: { now: string; running: boolean; heard: number } | null = null;

/** The clock of a simulator, as it said it just now. */
export function noteSimulatorClock({ now, mode }: { now: string; mode: string }): void {
  simulators = { now, running: mode !== 'frozen', heard: Date.now() };
}

/** What a simulator's clock showed at a moment of this machine's (both in milliseconds); null where it is not known. */
export const simulatorTime = (machine: number): number | null =>
  simulators && Date.parse(simulators.now) + (simulators.running ? machine - simulators.heard : 0);

/** The server's clock in milliseconds; never ahead of it, so that nothing is said to be open before it is. */
export const serverNow = (): number => Date.now() + (ahead?.least ?? 0);
