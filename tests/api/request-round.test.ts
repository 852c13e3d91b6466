import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type Db } from '../../db/db.ts';
import type { BusinessClock } from '../../server/clock/business-clock.ts';
import { toIso } from '../../server/clock/clock.ts';
import { dispatch, sendRequest } from '../../server/features/request/request-commands.ts';
import type { Kind, RequestRow } from '../../server/features/request/request-kind.ts';
import { productKinds } from '../../server/features.ts';
import { requestById } from '../../server/features/request/request-queries.ts';
import type { Student } from '../../server/academic-record/student-queries.ts';
import { patchAgenda } from '../../server/simulator/simulator-queries.ts';
import type { Client } from '../support/client.ts';
import { allParts, inPlace, fakeKind, fakeKindName, putBack, type Parts } from '../support/fake-kind.ts';
import { roomOfEngine } from '../support/fake-room.ts';
import { monday } from '../support/request-lives.ts';
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
const eventsOf = ({ id }: RequestRow) =>
  all<{ verb: string; at: number }>(db, 'select verb, at from request_event where request_id = ? order by id', id);

describe('an instant of the agenda', () => {
  const row = (opensAt: string, closesAt: string) => ({
    function: 'transfer' as const,
    semesterId: 20261,
    opensAt,
    closesAt,
    collegeId: null,
    degreeClass: null,
    cohort: null,
  });
  const [first, later, long] = ['2026-09-14T10:00:00+03:00', '2026-09-16T10:00:00+03:00', '2026-09-30T10:00:00+03:00'];
  const window = (there: Db) =>
    all<{ opensAt: number; closesAt: number }>(
      there,
      `select opens_at opensAt, closes_at closesAt from agenda where function = 'transfer' and semester_id = 20261`,
    )[0];
  /**
   * A kind whose round is held when the agenda period opens, and whose offers can be answered until the period closes.
   */
  const byAgenda = (): Kind => {
    const kind = declared({ route: ['round', 'answer'] }, (there, waiting, now) =>
      waiting.forEach(({ id }) =>
        dispatch(
          there,
          productKinds[fakeKindName],
          requestById(there, id),
          { name: 'allocated', given: true, note: '' },
          now,
        ),
      ),
    );
    kind.steps = (
      (steps) =>
      (there: Db, ...about: [Parameters<typeof steps>[1], number]) => {
        const { opensAt = null, closesAt = null } = window(there) ?? {};
        return steps(there, ...about).map((step) =>
          step?.type === 'batch'
            ? { ...step, at: opensAt }
            : step?.type === 'studentResponse'
              ? { ...step, until: closesAt }
              : step,
        );
      }
    )(kind.steps);
    return kind;
  };
  const others = async () => (await room.call('getAgenda')).rows.filter((one) => one.function !== 'transfer');
  const save = async (...rows: ReturnType<typeof row>[]) =>
    room.call('saveAgenda', { body: { rows: [...(await others()), ...rows] } });
  const waits = (request: RequestRow) => {
    const { status, executeAt, expiresAt } = requestById(db, request.id);
    return [status, executeAt && toIso(executeAt), expiresAt && toIso(expiresAt)];
  };

  it('is followed by what waits for it: set later, moved, and taken away', async () => {
    await save();
    byAgenda();
    const sent = sendOne();
    expect(waits(sent)).toEqual(['sent', null, null]);
    await save(row(first, long));
    expect(waits(sent)).toEqual(['sent', first, null]);
    await save(row(later, long));
    expect(waits(sent)).toEqual(['sent', later, null]);
    await save();
    expect(waits(sent)).toEqual(['sent', null, null]);
    patchAgenda(db, [row(later, long)], clock.now());
    await room.freeze(first);
    expect(waits(sent)).toEqual(['sent', later, null]);
    await room.freeze(later);
    expect(waits(sent)).toEqual(['sent', null, long]);
    await save(row(later, '2026-10-01T10:00:00+03:00'));
    expect(waits(sent)).toEqual(['sent', null, '2026-10-01T10:00:00+03:00']);
    await room.freeze('2026-10-01T10:00:00+03:00');
    expect(waits(sent)).toEqual(['expired', null, null]);
  });
  it('that is moved into the past is now, and nothing happens before it was sent', async () => {
    await save(row(first, long));
    byAgenda();
    const sent = sendOne();
    await save(row('2026-09-01T10:00:00+03:00', long));
    await clock.runDueJobs();
    expect([waits(sent), eventsOf(sent).at(-1)]).toEqual([['sent', null, long], { verb: 'placed', at: monday }]);
    const late = sendOne();
    await clock.runDueJobs();
    expect(eventsOf(late)).toEqual([
      { verb: 'sent', at: monday },
      { verb: 'placed', at: monday },
    ]);
  });
  it('is on the desk, for whoever plays the offices to set the clock to', async () => {
    await save();
    byAgenda();
    const sent = sendOne();
    expect(await seen(sent.referenceNumber)).toMatchObject({ status: 'sent', tasks: [], round: { at: null } });
    await save(row(first, long));
    const { requests } = await room.call('getRequests', { query: { status: 'sent', kind: fakeKindName } });
    expect(requests.find(({ referenceNumber }) => referenceNumber === sent.referenceNumber)).toMatchObject({
      round: { at: first },
    });
    await room.call('setClock', { body: { mode: 'frozen', now: first } });
    expect(await seen(sent.referenceNumber)).toMatchObject({
      status: 'sent',
      round: null,
      decisions: [{ decision: 'sent' }, { decision: 'placed', at: first }],
    });
    expect(
      (await room.call('getRequests', { query: { office: 'registration' } })).requests.map(
        ({ referenceNumber }) => referenceNumber,
      ),
    ).not.toContain(sent.referenceNumber);
    expect(told(await decide(sent.referenceNumber, { decision: 'approved' }))).toEqual([422, 'request.decided']);
  });
  it('leaves the day alone that an approval takes effect on', async () => {
    declared({ route: ['first'], effect: 'endOfDay' });
    const sent = sendOne();
    await decide(sent.referenceNumber, { decision: 'approved' });
    await room.freeze('2026-09-07T20:00:00+03:00');
    await save(row(first, long));
    expect(waits(sent)).toEqual(['scheduled', '2026-09-08T00:00:00+03:00', null]);
  });
});
