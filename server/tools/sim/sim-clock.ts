import type { Schema } from '../../http/operations.ts';
import { enums } from '../../../db/enums.gen.ts';
import { suggestSpelling } from '../../spelling-suggestion.ts';
import { ToolError } from '../tool-server.ts';
import { shown, type Command, type Sim } from './sim-command.ts';

type Clock = Schema<'Clock'>;

const units = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 } as const;

/** Parses a duration such as `+3d` or `+1d12h` into seconds; undefined if the word is no duration. */
export function toSeconds(word: string): number | undefined {
  if (!/^\+(\d+[smhdw])+$/.test(word)) return undefined;
  return [...word.matchAll(/(\d+)([smhdw])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units],
    0,
  );
}

/** True for an existing day; `Date` reads 31 February as 3 March. */
function isDay(date: string): boolean {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
}

/**
 * Parses an instant such as `2026-09-18` or `2026-09-18T08:00`, in Bahrain's time unless it has an offset. Undefined
 * if the word is no instant.
 */
export function instantIn(word: string): string | undefined {
  const [, date, time, seconds = ':00', offset = '+03:00'] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/.exec(word) ?? [];
  const instant = `${date}T${time ?? '00:00'}${seconds}${offset}`;
  return date !== undefined && isDay(date) && !Number.isNaN(Date.parse(instant)) ? instant : undefined;
}

const kebab = (key: string): string => key.replace(/[A-Z\d]+/g, (part) => `-${part.toLowerCase()}`);
const snaps = new Map(enums.SnapKey.map((key) => [kebab(key), key]));
const modes = { freeze: 'frozen', run: 'ticking', live: 'live' } as const;
const words = ['back', ...Object.keys(modes), ...snaps.keys()];

const line = ({ now, mode, semester, beforeJump }: Clock): string =>
  `${shown(now)}  ${mode}, ${semester.name.en}${beforeJump ? `; clock back returns to ${shown(beforeJump.now)}` : ''}`;

function tellMoved({ tell }: Sim, answer: Clock & { ran?: { name: string; at: string }[] }): void {
  const ran = answer.ran ?? [];
  tell(
    answer,
    line(answer),
    ...(ran.length ? [`Jobs that ran: ${ran.map(({ name, at }) => `${name} ${shown(at)}`).join(', ')}`] : []),
  );
}

async function setClock(sim: Sim, now: string | undefined, mode?: Clock['mode']): Promise<void> {
  const before = mode ?? (await sim.client.call('getClock')).mode;
  // Setting a time switches a live clock to `ticking`, because a live clock always follows the machine.
  const body = {
    mode: now !== undefined && before === 'live' ? ('ticking' as const) : before,
    expireSessions: sim.values['expire-sessions'] ?? false,
    ...(now !== undefined && { now }),
  };
  tellMoved(sim, await sim.client.call('setClock', { body }));
}

async function move(sim: Sim, word: string): Promise<void> {
  const { client } = sim;
  if (word === 'back') {
    const info = await client.call('undoClockMove');
    return sim.tell(info, line(info.clock));
  }
  const seconds = toSeconds(word);
  if (seconds !== undefined)
    return tellMoved(
      sim,
      await client.call('advanceClock', { body: { seconds, expireSessions: sim.values['expire-sessions'] ?? false } }),
    );
  const instant = instantIn(word);
  if (instant !== undefined) return setClock(sim, instant);
  if (Object.hasOwn(modes, word)) return setClock(sim, undefined, modes[word as keyof typeof modes]);
  const key = snaps.get(word);
  if (!key) {
    const near = suggestSpelling(word, words);
    throw new ToolError(
      `${word} is not a time.${near ? ` Did you mean ${near}?` : ` Possible: +3d, +2h30m, 2026-09-18T08:00, ${words.join(', ')}.`}`,
    );
  }
  const snap = (await client.call('getClock')).snaps.find((one) => one.key === key);
  if (!snap) throw new ToolError(`The agenda has no ${word} after the present time.`);
  return setClock(sim, snap.at);
}

export const clock: Command = {
  usage: 'clock [+3d | 2026-09-18T08:00 | next-friday | back | freeze | run | live]',
  about: 'shows the time (Bahrain), moves it, or undoes the last move',
  options: ['expire-sessions'],
  run: async (sim) => {
    const [word] = sim.words;
    if (word !== undefined) return move(sim, word);
    const now = await sim.client.call('getClock');
    sim.tell(now, line(now), ...now.snaps.map(({ key, at }) => `  ${kebab(key).padEnd(26)} ${shown(at)}`));
  },
};
