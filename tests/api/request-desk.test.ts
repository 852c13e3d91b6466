import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, inTransaction, type Db } from '../../db/db.ts';
import type { BusinessClock } from '../../server/clock/business-clock.ts';
import { toIso } from '../../server/clock/clock.ts';
import { composeFeatures, productKinds, universityJobs } from '../../server/features.ts';
import { dispatch, resendRequest, saveDraft, sendRequest } from '../../server/features/request/request-commands.ts';
import { consequencesAnswer, consequencesHash } from '../../server/features/request/request-consequences.ts';
import type { Kind, RequestRow } from '../../server/features/request/request-kind.ts';
import type { Status } from '../../server/features/request/request-states.ts';
import { eligibilityRefusals } from '../../server/features/request/request-plan.ts';
import { executeRequests, expireRequests } from '../../server/features/request/request-jobs.ts';
import { requestById } from '../../server/features/request/request-queries.ts';
import type { Student } from '../../server/academic-record/student-queries.ts';
import {
  decideAtOffices,
  listOfficeRequests,
  saveOfficeSettings,
} from '../../server/simulator/university/office-queue.ts';
import { record } from '../bench/recording.ts';
import type { Client } from '../support/client.ts';
import {
  allParts,
  block,
  listEffects,
  inPlace,
  fakeKind,
  fakeKindName,
  putBack,
  type Parts,
} from '../support/fake-kind.ts';
import { roomOfEngine } from '../support/fake-room.ts';
import { at, monday, roundAt } from '../support/request-lives.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let room: Client;
let db: Db;
let clock: BusinessClock;
let student: Student;

beforeAll(async () => {
  server = await startServer({ students: 20 });
});
afterAll(() => {
  putBack();
  return server.close();
});
beforeEach(async () => {
  ({ room, db, clock, student } = await roomOfEngine(server));
});

const declared = (parts: Partial<Parts>, round?: Parameters<typeof fakeKind>[1]): Kind =>
  inPlace(fakeKind({ ...allParts, code: false, fee: null, effect: 'once', ...parts }, round));
const sendOne = (details = {}, now = monday): RequestRow =>
  inTransaction(db, () => sendRequest(db, productKinds[fakeKindName], { student, details }, now));
const decide = (
  referenceNumber: string,
  body: Parameters<typeof room.send<'decideRequest'>>[1] extends infer Input
    ? NonNullable<Input> extends { body?: infer Body }
      ? NonNullable<Body>
      : never
    : never,
) => room.send('decideRequest', { params: { referenceNumber }, body });
const seen = async (referenceNumber: string) =>
  (await room.call('getRequests', { query: { search: referenceNumber } })).requests[0]!;
const told = (reply: Awaited<ReturnType<typeof decide>>) => [reply.status, ...codesOf(reply)];
const statusOf = ({ id }: RequestRow): Status => requestById(db, id).status;
const eventsOf = ({ id }: RequestRow) =>
  all<{ verb: string; at: number }>(db, 'select verb, at from request_event where request_id = ? order by id', id);

describe('two desks at once', () => {
  it('decide once: the second looked at what is no longer so, and hears that before anything else', async () => {
    declared({ route: ['first'] });
    const sent = sendOne();
    const { version } = (await seen(sent.referenceNumber)).tasks[0]!;
    const answers = await Promise.all([
      decide(sent.referenceNumber, { decision: 'approved', version }),
      decide(sent.referenceNumber, { decision: 'refused', version, values: { strange: 'value' } }),
    ]);
    expect(answers.map(told)).toEqual([[200], [422, 'MSG-000030']]);
    expect([statusOf(sent), listEffects(db, sent.id), eventsOf(sent).map(({ verb }) => verb)]).toEqual([
      'approved',
      ['sent', 'approved'],
      ['sent', 'approved'],
    ]);
    expect(told(await decide(sent.referenceNumber, { decision: 'refused' }))).toEqual([422, 'request.decided']);
  });
  it('decide once also where it was handed on meanwhile, or returned and sent again', async () => {
    const kind = declared({ route: ['first', 'second'] });
    const sent = sendOne();
    const { version } = (await seen(sent.referenceNumber)).tasks[0]!;
    expect(
      told(await decide(sent.referenceNumber, { decision: 'returned', version, note: 'Blurred', fields: ['reason'] })),
    ).toEqual([200]);
    expect(told(await decide(sent.referenceNumber, { decision: 'approved', version }))).toEqual([422, 'MSG-000030']);
    inTransaction(db, () =>
      resendRequest(db, kind, requestById(db, sent.id), { student, details: { reason: 'b' } }, monday),
    );
    expect(told(await decide(sent.referenceNumber, { decision: 'approved', version }))).toEqual([422, 'MSG-000030']);
    const again = (await seen(sent.referenceNumber)).tasks[0]!;
    expect(told(await decide(sent.referenceNumber, { decision: 'approved', version: again.version }))).toEqual([200]);
    expect(told(await decide(sent.referenceNumber, { decision: 'approved', version: again.version }))).toEqual([
      422,
      'MSG-000030',
    ]);
    expect([statusOf(sent), (await seen(sent.referenceNumber)).tasks.map(({ office }) => office)]).toEqual([
      'sent',
      ['advising'],
    ]);
  });
  it('do not make each other stale where each has an item of its own', async () => {
    declared({ route: ['items'] });
    const sent = sendOne();
    const { tasks } = await seen(sent.referenceNumber);
    expect(new Set(tasks.map(({ version }) => version)).size).toBe(1);
    const answers = await Promise.all(
      tasks.map(({ item, version, collects }) =>
        decide(sent.referenceNumber, { decision: collects ? 'collected' : 'checked', version, item: item! }),
      ),
    );
    expect([answers.map(({ status }) => status), statusOf(sent), listEffects(db, sent.id)]).toEqual([
      [200, 200, 200],
      'approved',
      ['sent', 'approved'],
    ]);
    expect(
      told(
        await decide(sent.referenceNumber, { decision: 'checked', version: tasks[0]!.version, item: tasks[0]!.item! }),
      ),
    ).toEqual([422, 'MSG-000030']);
  });
  it('never decide another item than the one that was looked at', async () => {
    declared({ route: ['items'] });
    const sent = sendOne();
    const { version } = (await seen(sent.referenceNumber)).tasks[0]!;
    expect(told(await decide(sent.referenceNumber, { decision: 'checked', version }))).toEqual([
      422,
      'request.decisionForm',
    ]);
    expect(told(await decide(sent.referenceNumber, { decision: 'checked', version, item: 'card' }))).toEqual([
      422,
      'request.decided',
    ]);
    const twice = await Promise.all([
      decide(sent.referenceNumber, { decision: 'checked', version, item: 'dues' }),
      decide(sent.referenceNumber, { decision: 'checked', version, item: 'dues' }),
    ]);
    expect(twice.map(told)).toEqual([[200], [422, 'MSG-000030']]);
    expect((await seen(sent.referenceNumber)).tasks.map(({ item }) => item)).toEqual(['card', 'locker']);
  });
});

describe('a return', () => {
  it('names what may be changed and why, and only that may be', async () => {
    const kind = declared({ route: ['first', 'second'] });
    const sent = sendOne({ reason: 'a', hurried: false });
    expect(told(await decide(sent.referenceNumber, { decision: 'returned', fields: ['reason'] }))).toEqual([
      422,
      'request.decisionForm',
    ]);
    expect(told(await decide(sent.referenceNumber, { decision: 'returned', note: 'Why?' }))).toEqual([
      422,
      'request.decisionForm',
    ]);
    expect(
      told(await decide(sent.referenceNumber, { decision: 'returned', note: 'Why?', fields: ['hurried'] })),
    ).toEqual([422, 'request.unknownField']);
    expect(
      told(await decide(sent.referenceNumber, { decision: 'returned', note: 'Why?', fields: ['reason'] })),
    ).toEqual([200]);
    expect(() =>
      resendRequest(db, kind, requestById(db, sent.id), { student, details: { hurried: true } }, monday),
    ).toThrow(/MSG-000029/);
    expect(() =>
      saveDraft(db, kind, { student, reference: sent.referenceNumber, version: 1, details: { reason: 'b' } }, monday),
    ).toThrow(/MSG-000030/);
    expect(requestById(db, sent.id).details).toEqual({ reason: 'a', hurried: false });
    expect(told(await decide(sent.referenceNumber, { decision: 'approved' }))).toEqual([422, 'request.decided']);
  });
  it('goes on by what was changed', () => {
    const kind = declared({ route: ['second', 'first'] });
    kind.steps = (
      (steps) =>
      (...about: Parameters<typeof steps>) =>
        steps(...about).map((step) => (step?.type === 'office' ? { ...step, returns: ['reason', 'hurried'] } : step))
    )(kind.steps);
    const sent = sendOne({ hurried: false });
    const [task] = all<{ id: number; step: number; office: 'advising'; since: number; dueAt: number; version: number }>(
      db,
      'select id, step, office, since, due_at dueAt, version from request_task where request_id = ?',
      sent.id,
    );
    dispatch(
      db,
      kind,
      sent,
      { name: 'return', task: { ...task!, item: null }, note: 'Hurry', fields: ['hurried'], actor: 'advising' },
      monday,
    );
    inTransaction(db, () =>
      resendRequest(db, kind, requestById(db, sent.id), { student, details: { hurried: true } }, monday),
    );
    expect(all(db, `select office from request_task where request_id = ? and status = 'open'`, sent.id)).toEqual([
      { office: 'registration' },
    ]);
  });
  it('ends by itself after ten working days, to the second', async () => {
    declared({ route: ['first'] });
    const sent = sendOne();
    await decide(sent.referenceNumber, { decision: 'returned', note: 'Blurred', fields: ['proof'] });
    const until = requestById(db, sent.id).expiresAt!;
    await room.freeze(toIso(until - 1000));
    expect(statusOf(sent)).toBe('returned');
    await room.freeze(toIso(until));
    expect([statusOf(sent), listEffects(db, sent.id), eventsOf(sent).at(-1)]).toEqual([
      'expired',
      ['sent', 'canceled'],
      { verb: 'expired', at: until },
    ]);
  });
});

describe('the clock', () => {
  it('is late for a desk from the second after its deadline', async () => {
    declared({ route: ['first'] });
    const { referenceNumber } = sendOne();
    const { dueAt } = (await seen(referenceNumber)).tasks[0]!;
    expect(dueAt).toBe('2026-09-10T23:59:59+03:00');
    const late = [];
    for (const second of [0, 1000]) {
      await room.freeze(toIso(Date.parse(dueAt) + second));
      late.push((await seen(referenceNumber)).tasks[0]!.overdue);
    }
    expect(late).toEqual([false, true]);
    const { requests } = await room.call('getRequests', { query: { office: 'registration' } });
    expect(requests.find((one) => one.referenceNumber === referenceNumber)?.tasks.map((task) => task.dueAt)).toEqual([
      dueAt,
    ]);
  });
  it('lets an approval take effect at its instant, once, whenever it comes there', async () => {
    declared({ route: ['first'], effect: 'endOfDay' });
    const [exact, past] = [sendOne(), sendOne()];
    for (const { referenceNumber } of [exact, past]) await decide(referenceNumber, { decision: 'approved' });
    const instant = at('2026-09-08T00:00:00');
    await room.freeze(toIso(instant - 1000));
    expect([statusOf(exact), listEffects(db, exact.id)]).toEqual(['scheduled', ['sent']]);
    await room.freeze('2026-09-15T09:30:00+03:00');
    for (const one of [exact, past])
      expect([statusOf(one), listEffects(db, one.id), eventsOf(one).at(-1)]).toEqual([
        'approved',
        ['sent', 'approved'],
        { verb: 'executed', at: instant },
      ]);
  });
  it('refuses at the instant who no longer qualifies, with the reason', async () => {
    declared({ route: ['first'], effect: 'endOfDay' });
    const sent = sendOne();
    await decide(sent.referenceNumber, { decision: 'approved' });
    block(db, student.studentId);
    await room.freeze('2026-09-08T00:00:00+03:00');
    expect([
      statusOf(sent),
      listEffects(db, sent.id),
      (await seen(sent.referenceNumber)).decisions.at(-1),
    ]).toMatchObject([
      'refused',
      ['sent', 'refused'],
      {
        office: 'rules',
        decision: 'refused',
        words: {
          en: expect.stringMatching(/^\P{Script=Arabic}+$/u) as string,
          ar: expect.stringMatching(/\p{Script=Arabic}/u) as string,
        },
      },
    ]);
  });
  it('opens a round at its instant, for all who wait; one that forgets somebody is told so, and nothing of it stays', () => {
    const kind = declared({ route: ['round', 'answer'] }, (there, waiting, now) => {
      for (const { id } of waiting)
        dispatch(
          there,
          kind,
          requestById(there, id),
          { name: 'allocated', given: id === waiting[0]!.id, note: '' },
          now,
        );
    });
    const both = [sendOne(), sendOne()];
    clock.set('frozen', roundAt - 1000);
    expect(both.map(statusOf)).toEqual(['sent', 'sent']);
    clock.set('frozen', roundAt);
    expect(both.map((one) => [statusOf(one), eventsOf(one).at(-1)])).toEqual([
      ['sent', { verb: 'placed', at: roundAt }],
      ['refused', { verb: 'refused', at: roundAt }],
    ]);
    clock.set('frozen', roundAt + 8 * 86_400_000);
    expect(statusOf(both[0]!)).toBe('expired');

    declared(
      { route: ['round'] },
      (there, waiting, now) =>
        void dispatch(
          there,
          productKinds[fakeKindName],
          requestById(there, waiting[0]!.id),
          { name: 'allocated', given: true, note: '' },
          now,
        ),
    );
    const forgotten = [sendOne({}, roundAt - 1), sendOne({}, roundAt - 1)];
    expect(() => executeRequests.run(db, roundAt)).toThrow(/undecided/);
    expect(forgotten.map(statusOf)).toEqual(['sent', 'sent']);
  });
});

describe('a message', () => {
  const inbox = () =>
    all<{ template: string }>(
      db,
      `select template from inbox_message where student_id = ? and template like 'request%' order by id`,
      student.studentId,
    ).map(({ template }) => template);
  it("goes to the student at each change of hands, also where the turn is the student's", async () => {
    const kind = declared({ route: ['first', 'second', 'round', 'answer'], fee: 'delivery', effect: 'endOfDay' });
    const before = inbox().length;
    const sent = sendOne();
    const news = () => inbox().slice(before);
    expect(news()).toEqual([]);
    await decide(sent.referenceNumber, { decision: 'approved' });
    expect(news()).toEqual(['requestMoved']);
    await decide(sent.referenceNumber, { decision: 'approved' });
    dispatch(db, kind, requestById(db, sent.id), { name: 'allocated', given: true, note: 'First wish' }, monday);
    dispatch(db, kind, requestById(db, sent.id), { name: 'accept', actor: 'student' }, monday);
    db.$client.prepare('update charge set paid = amount where id = ?').run(requestById(db, sent.id).chargeId);
    dispatch(db, kind, requestById(db, sent.id), { name: 'paid' }, monday);
    await room.freeze('2026-09-08T00:00:00+03:00');
    expect(news()).toEqual(['requestMoved', 'requestToAnswer', 'requestToPay', 'requestScheduled', 'requestApproved']);
  });
});

describe('the consequences', () => {
  const tables = () =>
    all<{ name: string }>(
      db,
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_stat%'`,
    ).map(({ name }) => name);
  const everything = () => tables().map((name) => [name, all(db, `select * from "${name}"`)]);
  it('are made by the effects, of which no row stays changed', () => {
    const kind = declared({ route: ['first'] });
    const before = everything();
    const { consequences } = consequencesAnswer(
      db,
      kind,
      { student, subjectId: null, details: {}, request: null },
      monday,
    );
    expect(consequences.map(({ fils }) => fils)).toEqual([-1, expect.any(Number)]);
    expect(everything()).toEqual(before);
    const draft = saveDraft(db, kind, { student, details: {} }, monday);
    const kept = everything();
    consequencesHash(db, kind, { student, subjectId: null, details: {}, request: draft }, monday);
    expect(everything()).toEqual(kept);
    // Nothing may be changed either if an effect fails halfway.
    kind.run = (
      (run) =>
      (...given: Parameters<typeof run>) => {
        run(...given);
        throw new Error('halfway');
      }
    )(kind.run);
    expect(() => consequencesHash(db, kind, { student, subjectId: null, details: {}, request: null }, monday)).toThrow(
      'halfway',
    );
    expect([everything(), db.$client.inTransaction]).toEqual([kept, false]);
  });
  it('are confirmed by what happens to the student, whatever happens to others', () => {
    const kind = declared({ route: ['first'] });
    const hash = (hurried: boolean) =>
      consequencesHash(db, kind, { student, subjectId: null, details: { hurried }, request: null }, monday);
    expect(new Set([hash(false), hash(false), hash(false)]).size).toBe(1);
    expect(hash(true)).not.toBe(hash(false));
    const before = all(db, 'select count(*) n from request');
    expect(() =>
      inTransaction(db, () =>
        sendRequest(db, kind, { student, details: { hurried: false }, consequences: hash(true) }, monday),
      ),
    ).toThrow(/consequencesChanged/);
    expect(all(db, 'select count(*) n from request')).toEqual(before);
    expect(
      inTransaction(db, () =>
        sendRequest(db, kind, { student, details: { hurried: false }, consequences: hash(false) }, monday),
      ).status,
    ).toBe('sent');
  });
});

describe('what was asked already', () => {
  const open: Status[] = ['awaitingCode', 'awaitingPayment', 'sent', 'returned', 'scheduled'];
  const inVain: Status[] = ['draft', 'refused', 'canceled', 'expired'];
  it.each([
    [undefined, inVain, ['approved']],
    ['decided', ['draft', 'canceled', 'expired'], ['approved', 'refused']],
  ] as const)(
    'counts (%s) while it is open or once it was granted, and not where it ended in vain',
    (counts, free, taken) => {
      const kind = declared({ route: ['first'] });
      kind.limit = { per: 'subject', open: 'MSG-000060', again: 'MSG-000025', ...(counts && { counts }) };
      db.$client.exec(`delete from request_task; update request set kind = 'addSeat' where kind = '${fakeKindName}'`);
      const about = { student, subjectId: 7, details: {}, request: null };
      const earlier = inTransaction(db, () => sendRequest(db, kind, { student, subjectId: 7 }, monday));
      const codes = (status: Status, subjectId = 7) => {
        db.$client.prepare('update request set status = ? where id = ?').run(status, earlier.id);
        return eligibilityRefusals(db, kind, { ...about, subjectId }, monday).map(({ Code }) => Code);
      };
      for (const status of free) expect([status, codes(status)]).toEqual([status, []]);
      for (const status of open) expect([status, codes(status)]).toEqual([status, ['MSG-000060']]);
      for (const status of taken)
        expect([status, codes(status), codes(status, 8)]).toEqual([status, ['MSG-000025'], []]);
      expect(eligibilityRefusals(db, kind, { ...about, request: requestById(db, earlier.id) }, monday)).toEqual([]);
    },
  );
});

describe('the offices by themselves', () => {
  it('take on a Sunday first what has waited its time, not what came first on a day off', () => {
    declared({ route: ['first'] });
    db.$client.exec(`update request_task set status = 'closed'`);
    const friday = sendOne({}, at('2026-09-11T18:00:00'));
    const sunday = sendOne({}, at('2026-09-13T09:00:00'));
    clock.set('frozen', at('2026-09-13T08:00:00'));
    saveOfficeSettings(db, { mode: 'approve', workingDays: 0 }, at('2026-09-01T00:00:00'));
    clock.set('frozen', at('2026-09-13T23:00:00'));
    expect([sunday, friday].map((one) => eventsOf(one).at(-1))).toEqual([
      { verb: 'approved', at: at('2026-09-13T09:00:00') },
      { verb: 'approved', at: at('2026-09-13T18:00:00') },
    ]);
  });
  it('find what is due by an index, among however many that are done', () => {
    declared({ route: ['first'] });
    saveOfficeSettings(db, { mode: 'approve', workingDays: 1 }, monday);
    for (let n = 0; n < 3; n += 1) sendOne();
    // In a new copy of the database no statement is prepared yet, so all of them are recorded.
    const there = composeFeatures(cloneDatabase(db.$client.serialize()));
    const recording = record(there);
    for (const work of [...universityJobs, decideAtOffices]) work.next(there);
    for (const work of [executeRequests, expireRequests, decideAtOffices]) work.run(there, at('2026-09-08T10:00:00'));
    for (const query of [{ status: 'sent' as const }, { office: 'registration' as const }])
      listOfficeRequests(there, query, monday);
    const statements = [...new Set(recording.take().map(({ sql }) => sql))];
    const reading = (column: string) => statements.filter((sql) => sql.startsWith('select') && sql.includes(column));
    expect(
      [reading('min("execute_at")'), reading('min("expires_at")'), reading('"since" <=')].map(({ length }) => length),
    ).not.toContain(0);
    const scans = statements.flatMap((sql) =>
      there.$client
        .prepare<[], { detail: string }>(`explain query plan ${sql.replace(/:\w+|@\w+|\?/g, 'null')}`)
        .all()
        .filter(({ detail }) => /^SCAN (request|request_task|request_event|charge)\b(?! USING)/.test(detail))
        .map(({ detail }) => `${detail}: ${sql.slice(0, 160)}`),
    );
    expect(scans).toEqual([]);
    there.$client.close();
  });
});
