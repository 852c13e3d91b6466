import type { Db } from '../../db/db.ts';
import {
  declareKind,
  textField,
  type Effect,
  type Kind,
  type RequestKind,
  type Step,
} from '../../server/features/request/request-kind.ts';
import { productKinds } from '../../server/features.ts';
import type { CancelPolicy } from '../../server/features/request/request-states.ts';
import { noRefusals, refuse } from '../../server/refusal.ts';
import { answerUntil, endOfDay, roundAt } from './request-lives.ts';

/**
 * A kind of request made for the tests. It uses the name of a real kind, because `RequestKind` allows no other names.
 */
export const fakeKindName: RequestKind = 'refund';

export type Parts = {
  code: boolean;
  fee: 'desk' | 'delivery' | null;
  effect: 'once' | 'endOfDay';
  cancel: CancelPolicy | null;
  route: readonly ('checks' | 'first' | 'second' | 'items' | 'round' | 'answer')[];
};
export const allParts: Parts = {
  code: true,
  fee: 'delivery',
  effect: 'endOfDay',
  cancel: 'untilDecided',
  route: ['checks', 'first', 'second', 'items', 'round', 'answer'],
};

type Facts = { hurried: boolean; blocked: boolean; asked: boolean };
export const fils = 5_000;
export const marked = ['reason', 'proof'] as const;

/**
 * Creates the two tables of the fake request kind: its effects insert rows into `trial_effect`, and its facts read
 * `trial_block`.
 */
export const prepareFakeKind = (db: Db): void => {
  db.$client.exec(
    'create table if not exists trial_effect (id integer primary key, request_id integer, name text); create table if not exists trial_block (student_id integer)',
  );
};
export const listEffects = (db: Db, requestId: number): string[] =>
  db.$client
    .prepare<[number], string>('select name from trial_effect where request_id = ? order by id')
    .pluck()
    .all(requestId);
export const block = (db: Db, studentId: number): void =>
  void db.$client.prepare('insert into trial_block values (?)').run(studentId);

const noted =
  (name: string): Effect<Facts> =>
  (db, { request }) => {
    db.$client.prepare('insert into trial_effect (request_id, name) values (?, ?)').run(request.id, name);
  };

const steps: Record<Parts['route'][number], Step<Facts>> = {
  checks: { key: 'checks', rules: [({ blocked }) => (blocked ? refuse('MSG-000076') : noRefusals)] },
  first: { key: 'first', by: 'registration', days: 3, returns: marked },
  second: { key: 'second', by: 'advising', days: 5, skip: ({ hurried }) => hurried },
  items: {
    key: 'items',
    days: 2,
    checklist: () => [
      { name: 'dues', office: 'finance', collects: false },
      { name: 'card', office: 'studentAffairs', collects: true },
      { name: 'locker', office: 'studentAffairs', collects: false },
    ],
  },
  round: { key: 'round', batch: () => roundAt, decide: () => undefined },
  answer: { key: 'answer', studentResponse: () => answerUntil },
};

export const fakeKind = (
  { code, fee, effect, cancel, route }: Parts,
  round?: (db: Db, waiting: readonly { id: number }[], now: number) => void,
): Kind =>
  declareKind<Facts>({
    name: fakeKindName,
    prefix: 'TRY',
    page: '/requests',
    anyDay: true,
    facts: (db, { student, details }) => ({
      hurried: details.hurried === true,
      asked: details.reason === 'ask me',
      blocked:
        db.$client.prepare('select 1 from trial_block where student_id = ?').get(student.studentId) !== undefined,
    }),
    eligibility: [({ blocked }) => (blocked ? refuse('MSG-000076') : noRefusals)],
    fields: { reason: textField(200), hurried: (value) => typeof value === 'boolean' },
    draft: { atMost: 10_000 },
    files: [
      { name: 'proof', required: false },
      { name: 'copy', required: false, otherNameThan: 'proof' },
    ],
    asks: [({ asked }) => (asked ? refuse('registration.confirmCorequisite') : noRefusals)],
    route: route.map((name) =>
      name === 'round' && round ? { key: 'round', batch: () => roundAt, decide: round } : steps[name],
    ),
    sent: [noted('sent')],
    resent: [noted('resent')],
    approved: [noted('approved')],
    refused: [noted('refused')],
    canceled: [noted('canceled')],
    consequences: [
      noted('approved'),
      (_, { facts }) => [
        { name: 'charged', fils: facts.hurried ? -2 : -1 },
        { name: 'charged', fils: -Math.ceil(Math.random() * 1e6), own: false },
      ],
    ],
    title: () => ({ en: 'Trial', ar: 'تجربة' }),
    summaryFields: () => [],
    ...(code && { code: 'permanentWithdrawal' as const }),
    ...(fee && { fee: { charge: 'appeal', of: () => fils, before: fee } }),
    ...(effect === 'endOfDay' && { effectAt: endOfDay }),
    ...(cancel && { cancel }),
  });

const real = { ...productKinds[fakeKindName] };
/**
 * Replaces the real kind of the same name, so that the offices, the clock and the calls use this one. The test must
 * call `putBack` afterwards.
 */
export function inPlace(kind: Kind): Kind {
  const place = productKinds[fakeKindName];
  for (const key of Object.keys(place) as (keyof Kind)[]) delete place[key];
  return Object.assign(place, kind);
}
export const putBack = (): void => void inPlace(real);
