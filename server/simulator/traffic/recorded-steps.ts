import type { Text } from '../../../locales/i18n.ts';
import { hidden } from './redaction.ts';
import { beforeSigningIn, type Scenario, type ScenarioStep } from '../scenario/scenarios.ts';

/**
 * Converts recorded calls to the steps of a scenario. The functions are pure; the caller provides the names for ids,
 * which it finds in the database.
 */

export type TakenCall = {
  id: number;
  /** The instant of the call in epoch milliseconds of the business clock. */
  at: number;
  call: string;
  /** True if the call is about an academic record and needs a session. */
  forRecord: boolean;
  open: boolean;
  /** The key of the persona who made the call; null without a session. */
  as: string | null;
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  body: unknown;
  /** The idempotency key of the call; null if none was recorded. */
  once: string | null;
  status: number;
  codes: string[];
  /** The parsed response; undefined if it was not JSON or was not kept whole. */
  answer: unknown;
  show: Text;
};

export type Note = { call: number; note: 'file' | 'secret' | 'student' };

/** Recognizes values in calls. `name` returns a reference such as `section:ITCS214-01`; undefined if there is none. */
export type Naming = {
  name: (key: string, value: string | number, call: TakenCall) => string | undefined;
  /** True if the value is a code that was sent in a message. */
  isSentCode: (value: string) => boolean;
  /** The replacement for a password. The seed's password stays; each other one gets a different replacement. */
  password: (value: string) => string;
  isFile: (value: unknown) => boolean;
};

/**
 * If a call was made at least this many milliseconds before or after the time of the scenario's clock, a step that sets
 * the clock is added before the call. Shorter times are ignored, because few rules depend on them, such as the pause
 * between two verification codes.
 */
const apart = 3 * 60_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const identifies =
  /(^id|Id|number|Number|oken|hash|Hash|version|Version|eference|code|Code|consequences|draft|timestamp|signature)$/;
const isInstant = /^\d{4}-\d\d-\d\dT/;
const passing =
  /(^|[a-z])(id|ids|at|on|until|token|hash|version|url|seconds|minutes|expires|now|number|address|code)$/i;

type Place = { path: string; key: string };
/**
 * Finds the path of a value in a response; undefined if there is none. A text of six characters or more may stand under
 * any key, a shorter one only under `key`. A number may also stand under another id if `key` is one.
 */
function placeOf(value: string | number, key: string, within: unknown, path: string[] = []): Place | undefined {
  const found = Object.entries(isObject(within) || Array.isArray(within) ? within : {});
  for (const [name, one] of found) {
    const alike =
      typeof value === 'string'
        ? value.length >= 6 || name === key
        : name === key || (/id$/i.test(key) && /id$/i.test(name));
    if (one === value && alike) return { path: [...path, name].join('.'), key: name };
  }
  for (const [name, one] of found) {
    const deeper = placeOf(value, key, one, [...path, name]);
    if (deeper) return deeper;
  }
  return undefined;
}

/**
 * The parts of a response that a step expects: the refusals of an error, otherwise short plain values that do not
 * differ each time. Undefined if there are none.
 */
export function findParts(answer: unknown): Record<string, unknown> | undefined {
  if (!isObject(answer)) return undefined;
  const tells = (key: string, value: unknown): boolean =>
    (typeof value === 'boolean' ||
      typeof value === 'number' ||
      (typeof value === 'string' && value.length > 0 && value.length <= 60 && !isInstant.test(value))) &&
    !passing.test(key);
  const ofRefusals = (list: unknown) =>
    (Array.isArray(list) ? list : []).filter(isObject).map(({ Code, Params }) => {
      const params = Object.entries(isObject(Params) ? Params : {}).filter(([key, value]) => tells(key, value));
      return { Code, ...(params.length && { Params: Object.fromEntries(params) }) };
    });
  if (Array.isArray(answer.Refusals)) return { Refusals: ofRefusals(answer.Refusals) };
  const scalars = Object.entries(answer).filter(([key, value]) => tells(key, value));
  return scalars.length ? Object.fromEntries(scalars) : undefined;
}

const clockAfter = ({ call, body, status }: TakenCall, now: number): number => {
  if (status !== 200 || !isObject(body)) return now;
  if (call === 'setClock' && typeof body.now === 'string') return Date.parse(body.now);
  return call === 'advanceClock' && typeof body.seconds === 'number' ? now + body.seconds * 1_000 : now;
};

export type MadeSteps = Pick<Scenario, 'persona' | 'instant' | 'codes' | 'steps'> & { notes: Note[] };

/**
 * The steps in order, with added steps that set the clock or read a code. `shows` has the texts of the added steps.
 */
export function createSteps(
  calls: readonly TakenCall[],
  naming: Naming,
  { iso, shows }: { iso: (instant: number) => string; shows: { clock: Text; outbox: Text } },
): MadeSteps {
  const notes: Note[] = [];
  const steps: ScenarioStep[] = [];
  /** The earlier responses, each with its step, which keeps the values that later steps need. */
  const answered: { step: ScenarioStep; answer: unknown }[] = [];
  const kept = new Map<string, string>();
  const persona = calls.find(({ as }) => as !== null)?.as ?? 'eligible';
  const start = calls[0]?.at ?? 0;
  let now = start;
  const onceMore = new Set(
    calls.flatMap(({ once }, index) =>
      once !== null && calls.some((other, at) => at !== index && other.once === once) ? [once] : [],
    ),
  );

  const saveValue = (value: string | number, key: string): string | undefined => {
    const known = kept.get(`${typeof value} ${value}`);
    if (known) return known;
    for (const { step, answer } of answered.toReversed()) {
      const place = placeOf(value, key, answer);
      if (!place) continue;
      const word = place.key.replace(/(Id|Number)$/, '').replace(/\W/g, '') || 'id';
      const name =
        [word, ...Array.from({ length: calls.length + 1 }, (_, index) => `${word}${index + 2}`)].find(
          (one) => ![...kept.values()].includes(`\${${one}}`),
        ) ?? word;
      step.keep = { ...step.keep, [name]: place.path };
      kept.set(`${typeof value} ${value}`, `\${${name}}`);
      return `\${${name}}`;
    }
    return undefined;
  };

  const written = (call: TakenCall, key: string, value: unknown): unknown => {
    if (naming.isFile(value)) {
      notes.push({ call: call.id, note: 'file' });
      return 'file:bank-letter';
    }
    if (Array.isArray(value)) return value.map((one) => written(call, key, one));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(call, name, one)]));
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    if (/password/i.test(key)) return naming.password(String(value));
    if (key === 'captchaToken') return value;
    const name = naming.name(key, value, call);
    if (name !== undefined) return name;
    if (typeof value === 'string' && naming.isSentCode(value)) {
      if (!kept.has(`sent ${value}`)) {
        const word = `code${kept.size || ''}`;
        kept.set(`sent ${value}`, `\${${word}}`);
        steps.push({
          call: 'getOutbox',
          expect: { status: 200 },
          keep: { [word]: 'messages.0.code' },
          show: shows.outbox,
        });
      }
      return kept.get(`sent ${value}`);
    }
    const keep = identifies.test(key) ? saveValue(value, key) : undefined;
    if (keep === undefined && /oken$/.test(key)) {
      notes.push({ call: call.id, note: 'secret' });
      return hidden;
    }
    return keep ?? value;
  };

  for (const call of calls) {
    if (Math.abs(call.at - now) >= apart) {
      now = call.at;
      steps.push({
        call: 'setClock',
        body: { mode: 'frozen', now: iso(now) },
        expect: { status: 200 },
        show: shows.clock,
      });
    }
    const filled = (given: Record<string, unknown>): Record<string, unknown> | undefined => {
      const entries = Object.entries(given)
        .filter(([key]) => !(call.forRecord && key === 'StudFacultyCode'))
        .map(([key, value]) => [key, written(call, key, value)] as const);
      return entries.length ? Object.fromEntries(entries) : undefined;
    };
    const nobody = call.as === null && call.open && !beforeSigningIn.includes(call.call);
    const as = nobody ? 'nobody' : call.as !== null && call.as !== persona ? call.as : undefined;
    const [query, params] = [filled(call.query), filled(call.params)];
    const body = call.body === undefined || call.body === null ? undefined : written(call, '', call.body);
    const expected = call.status === 0 ? undefined : findParts(call.answer);
    const step: ScenarioStep = {
      call: call.call,
      ...(as !== undefined && { as }),
      ...(query && { query }),
      ...(params && { params }),
      ...(body !== undefined && { body }),
      ...(call.once !== null && onceMore.has(call.once) && { headers: { 'idempotency-key': call.once } }),
      expect: {
        status: call.status,
        ...(call.codes[0] !== undefined && { code: call.codes[0] }),
        ...(call.codes.length > 1 && { codes: call.codes }),
        ...(expected && { body: expected }),
      },
      show: call.show,
    };
    steps.push(step);
    answered.push({ step, answer: call.answer });
    now = clockAfter(call, now);
  }
  return {
    persona,
    instant: iso(start),
    codes: [...new Set(calls.flatMap(({ codes }) => codes))],
    steps,
    notes: notes.filter(
      (note, index) => notes.findIndex((other) => other.call === note.call && other.note === note.note) === index,
    ),
  };
}
