import type { parseArgs } from 'node:util';
import type { Schema } from '../../http/operations.ts';
import { suggestSpelling } from '../../spelling-suggestion.ts';
import { ToolError, type ToolClient } from '../tool-server.ts';

/** The options of all commands. `Command.options` lists those that a command accepts; sim.ts refuses the others. */
export const simOptions = {
  sandbox: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  note: { type: 'string' },
  set: { type: 'string', multiple: true },
  item: { type: 'string' },
  'expire-sessions': { type: 'boolean', default: false },
  curl: { type: 'boolean', default: false },
  token: { type: 'boolean', default: false },
  follow: { type: 'boolean', short: 'f', default: false },
  to: { type: 'string' },
  status: { type: 'string' },
  code: { type: 'string' },
  latency: { type: 'string' },
  drop: { type: 'boolean', default: false },
  times: { type: 'string' },
  student: { type: 'string' },
  answer: { type: 'boolean', default: false },
  body: { type: 'string' },
  from: { type: 'string' },
} as const;

export type SimValues = ReturnType<typeof parseArgs<{ options: typeof simOptions }>>['values'];

export type Sim = {
  /** Calls the sandbox that `--sandbox` names, or the main university without that option. */
  client: ToolClient;
  /** Calls the main university, in which sandboxes are created. */
  host: ToolClient;
  info: Schema<'Simulator'>;
  /** The words after the command's name. */
  words: string[];
  values: SimValues;
  /** Prints the given lines, or with --json the response as JSON. */
  tell: (answer: unknown, ...lines: string[]) => void;
  /** Aborts when a command with --follow must end. */
  signal: AbortSignal;
};

export type Command = { usage: string; about: string; options?: (keyof SimValues)[]; run: (sim: Sim) => Promise<void> };

const few = 12;

/** Returns the word if it is one of the possible ones. Throws a ToolError with a suggestion otherwise. */
export function requireOneOf<Word extends string>(
  word: string | undefined,
  possible: readonly Word[],
  what: string,
): Word {
  const found = possible.find((one) => one === word);
  if (found !== undefined) return found;
  const near = word === undefined ? undefined : suggestSpelling(word, possible);
  const hint = near ? ` Did you mean ${near}?` : possible.length <= few ? ` Possible: ${possible.join(', ')}.` : '';
  throw new ToolError(word === undefined ? `Which ${what}?${hint}` : `There is no ${what} ${word}.${hint}`);
}

/** Parses the whole number of an option. Throws a ToolError if it is none. */
export function wholeNumber(text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ToolError(`${what} needs a whole number, not ${text}.`);
  return Number(text);
}

/** Returns the word. Throws a ToolError with the usage if it is missing. */
export function needed(word: string | undefined, usage: string): string {
  if (word === undefined || word === '') throw new ToolError(`Write: npm run sim -- ${usage}`);
  return word;
}

/** Formats an instant in the university's time: 2026-09-07 10:00 (Mon). */
export function shown(instant: string): string {
  const weekday = new Date(Date.parse(instant) + 3 * 3_600_000).toUTCString().slice(0, 3);
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} (${weekday})`;
}

/** Formats each item as one line. Returns only `none` if there are no items. */
export const linesOf = <Item>(items: readonly Item[], toLine: (item: Item) => string, none = 'None.'): string[] =>
  items.length ? items.map(toLine) : [none];
