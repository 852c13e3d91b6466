import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, inTransaction, type Db } from '../../db/db.ts';
import { charges, type chargeKinds } from '../../db/schema/fees.ts';
import { requestEvents, requests, requestTasks } from '../../db/schema/request.ts';
import { composeFeatures } from '../../server/features.ts';
import { dispatch, resendRequest, saveDraft, sendRequest } from '../../server/features/request/request-commands.ts';
import type { Kind, RequestRow } from '../../server/features/request/request-kind.ts';
import type { Actor } from '../../server/features/request/request-states.ts';
import { getRequestContext, getPlan, getState } from '../../server/features/request/request-plan.ts';
import { requestById } from '../../server/features/request/request-queries.ts';
import { studentById, type Student } from '../../server/academic-record/student-queries.ts';
import { Refused } from '../../server/refusal.ts';
import { seededTemplate } from '../../server/simulator/sandboxes.ts';
import { listEffects, fils, fakeKind, prepareFakeKind } from '../support/fake-kind.ts';
import { anyChoice, anyParts, chosen, holds, type Choice } from '../support/random-life.ts';
import { by, happens, monday, unborn, type Deed, type Lived } from '../support/request-lives.ts';
import { all } from '../support/sandbox-database.ts';

let db: Db;
let student: Student;
beforeAll(async () => {
  db = composeFeatures(cloneDatabase(await seededTemplate(5)));
  prepareFakeKind(db);
  student = studentById(
    db,
    all<{ id: number }>(db, `select id from student where status = 'active' order by id limit 1`)[0]!.id,
  );
});
afterAll(() => db.$client.close());

/** The rows that belong to a request, and the total numbers of messages, files and requests. */
const rowsOf = (id: number) => ({
  request: all(db, 'select * from request where id = ?', id),
  tasks: db.select().from(requestTasks).where(eq(requestTasks.requestId, id)).all(),
  events: db.select().from(requestEvents).where(eq(requestEvents.requestId, id)).all(),
  charges: db
    .select()
    .from(charges)
    .where(eq(charges.subjectId, id))
    .all()
    .filter(({ kind }) => kind === ('appeal' satisfies (typeof chargeKinds)[number])),
  effects: listEffects(db, id),
  messages: all<{ n: number }>(db, 'select count(*) n from inbox_message')[0]!.n,
  files: all<{ n: number }>(db, 'select count(*) n from attachment')[0]!.n,
  requests: all<{ n: number }>(db, 'select count(*) n from request')[0]!.n,
});

/** Runs the work in one transaction, as a call does. After a refusal nothing is changed. */
function attempt(work: () => RequestRow): RequestRow | Refused {
  try {
    return inTransaction(db, work);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

const pay = (id: number): void =>
  void db.$client.prepare(`update charge set paid = amount where kind = 'appeal' and subject_id = ?`).run(id);

function happensThere(
  kind: Kind,
  request: RequestRow,
  event: Deed,
  actor: Actor,
  { text, hurried }: Choice,
  now: number,
): RequestRow {
  const { referenceNumber, version } = request;
  const details = { reason: text, hurried };
  if (event.name === 'edit')
    return saveDraft(db, kind, { student, reference: referenceNumber, version, details: { reason: text } }, now);
  if (event.name === 'send') return sendRequest(db, kind, { student, draft: referenceNumber, details }, now);
  if (event.name === 'resend')
    return resendRequest(db, kind, request, { student, version, details: { reason: text } }, now);
  if (event.name === 'paid') pay(request.id);
  return dispatch(db, kind, request, by(actor, event), now);
}

/** Adds the names of the edited fields to an event, as the engine does. */
const told = (event: Deed, request: RequestRow, { text }: Choice): Deed =>
  event.name === 'edit' || event.name === 'resend'
    ? { ...event, fields: request.details.reason === text ? [] : ['reason'] }
    : event;

/** True for an edit of fields that the office has not marked. The engine refuses it before all other checks. */
const unmarked = (event: Deed, { state }: Lived): boolean =>
  (event.name === 'edit' || event.name === 'resend') &&
  state.status === 'returned' &&
  event.fields.some((field) => !state.marked.includes(field));

const bare = ({ tasks, ...state }: Lived['state']) => ({
  ...state,
  tasks: tasks.map(({ step, item, office, since, dueAt, version }) => ({ step, item, office, since, dueAt, version })),
});

function agrees(request: RequestRow, { state, lines, closed, effects, charges: made }: Lived): void {
  const rows = rowsOf(request.id);
  expect(bare(getState(db, request))).toEqual(bare(state));
  expect(
    rows.events.map(({ verb, actor, status, step, item, fields }) => ({ verb, actor, status, step, item, fields })),
  ).toEqual(
    lines.map(({ verb, actor, status, step, item, fields }) => ({
      verb,
      actor,
      status,
      step,
      item,
      fields: [...fields],
    })),
  );
  expect(
    rows.tasks
      .filter(({ status }) => status === 'closed')
      .map(({ step, item, outcome }) => `${step} ${item} ${outcome}`)
      .sort(),
  ).toEqual(closed.map(({ task, outcome }) => `${task.step} ${task.item} ${outcome}`).sort());
  expect(rows.effects).toEqual(effects);
  expect(rows.charges.map(({ amount, canceledAt }) => [amount, canceledAt !== null])).toEqual(
    made.includes('make') ? [[fils, made.some((one) => one !== 'make')]] : [],
  );
}

it('what the database keeps of a random life is what the pure life says, and a refusal leaves nothing', () => {
  const ends = new Set<string>();
  let refusals = 0;
  fc.assert(
    fc.property(
      anyParts,
      fc.boolean(),
      fc.array(anyChoice, { minLength: 10, maxLength: 30 }),
      (parts, draftFirst, choices) => {
        const kind = fakeKind(parts);
        let now = monday;
        const start = attempt(() =>
          draftFirst || parts.code
            ? saveDraft(db, kind, { student, details: { reason: 'a' } }, now)
            : sendRequest(db, kind, { student, details: { reason: 'a' } }, now),
        );
        if (start instanceof Refused) throw start;
        const from = { ...getPlan(db, kind, { ...getRequestContext(db, start), request: null }, now) };
        let lived = happens(
          from,
          unborn,
          draftFirst || parts.code ? { name: 'save' } : { name: 'send' },
          'student',
          now,
        ) as Lived;
        let request = start;
        agrees(request, lived);
        for (const choice of choices) {
          now += choice.hours * 3_600_000;
          const plan = getPlan(db, kind, getRequestContext(db, request), now);
          const picked = chosen(plan, getState(db, request), choice, now);
          const event = told(picked.event, request, choice);
          const before = rowsOf(request.id);
          const outcome = attempt(() => happensThere(kind, request, event, picked.actor, choice, now));
          // A draft is sent with the details that it has at that time.
          const sentAs =
            event.name === 'send'
              ? getPlan(
                  db,
                  kind,
                  {
                    ...getRequestContext(db, request),
                    details: { ...request.details, reason: choice.text, hurried: choice.hurried },
                  },
                  now,
                )
              : plan;
          const student_ =
            event.name === 'edit' || event.name === 'send' || event.name === 'resend' ? 'student' : picked.actor;
          const byTask =
            'task' in event
              ? {
                  ...event,
                  task: lived.state.tasks.find(
                    ({ item, office }) => item === event.task.item && office === event.task.office,
                  ) ?? { ...event.task, id: -1 },
                }
              : event;
          const after = happens(sentAs, lived, byTask, student_, now);
          if (outcome instanceof Refused) {
            expect([event.name, unmarked(event, lived) || Array.isArray(after)]).toEqual([event.name, true]);
            expect(rowsOf(request.id)).toEqual(before);
            refusals += 1;
            continue;
          }
          if (Array.isArray(after)) throw new Error(`${event.name} happened in ${lived.state.status}, and may not`);
          if (after.deleted) {
            expect(rowsOf(request.id)).toMatchObject({ request: [], tasks: [], events: [], effects: [] });
            return;
          }
          holds(getPlan(db, kind, getRequestContext(db, requestById(db, request.id)), now), lived, after, event);
          lived = after;
          request = requestById(db, request.id);
          agrees(request, lived);
        }
        ends.add(request.status);
      },
    ),
    { numRuns: 60 },
  );
  expect(refusals).toBeGreaterThan(20);
  expect([...ends]).toEqual(expect.arrayContaining(['approved', 'refused', 'canceled']));
}, 60_000);

it('a line of history is never changed, nor deleted once its request was sent', () => {
  const kind = fakeKind({ code: false, fee: null, effect: 'once', cancel: null, route: ['first'] });
  const draft = saveDraft(db, kind, { student, details: {} }, monday);
  const sent = sendRequest(db, kind, { student }, monday);
  for (const { id } of [draft, sent])
    expect(() =>
      db.update(requestEvents).set({ note: 'Never said' }).where(eq(requestEvents.requestId, id)).run(),
    ).toThrow(/never changed/);
  expect(() => db.delete(requestEvents).where(eq(requestEvents.requestId, sent.id)).run()).toThrow(/never deleted/);
  expect(() => db.delete(requests).where(eq(requests.id, sent.id)).run()).toThrow();
  expect(db.delete(requestEvents).where(eq(requestEvents.requestId, draft.id)).run().changes).toBe(1);
});
