import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/db.ts';
import { endTransport } from '../../server/features/transport/transport-withdrawal-effects.ts';
import { studentById } from '../../server/academic-record/student-queries.ts';
import { semesterWithId } from '../../server/features/agenda/agenda-queries.ts';
import type { Client } from '../support/client.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room } from '../support/room.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00', persona: 'eligible' });
const { as, decide } = here;

const now = Date.parse('2026-09-07T10:00:00+03:00');
const [small, askar] = [7, 20];
const seat = { lineId: 1, stationId: 7 };
const sent = async (from = here.student, body = seat) =>
  (await from.call('submitTransport', { body })).request.referenceNumber;
const taken = () =>
  all<{ line: number; number: number }>(
    here.db,
    'select line_id line, number from bus_seat where freed_at is null order by line_id, number',
  );
const freeOf = async (id: number) =>
  (await here.student.call('getTransportOptions')).lines.find((line) => line.id === id)!.free;
const idOf = (client: Client) =>
  all<{ id: number }>(here.db, 'select id from student where faculty_code = ?', client.record)[0]!.id;

describe('a seat', () => {
  it('is taken by the approval alone, and free once it is given back', async () => {
    const reference = await sent();
    expect([taken(), await freeOf(1)]).toEqual([[], 45]);
    await decide(reference);
    expect([taken(), await freeOf(1)]).toEqual([[{ line: 1, number: 1 }], 44]);
    await here.student.call('cancelRequest', { params: { referenceNumber: reference } });
    expect([taken(), await freeOf(1)]).toEqual([[], 45]);
    expect((await here.student.call('getTransportRequests')).seat).toBeNull();
  });

  it('of two who are decided at once for the last one goes to one of them', async () => {
    here.db.$client.prepare('update bus_line set seats = 1 where id = ?').run(small);
    const [one, two] = [here.student, await here.room.fresh().as('minimumLoad')];
    const references = [
      await sent(one, { lineId: small, stationId: askar }),
      await sent(two, { lineId: small, stationId: askar }),
    ];
    const answers = await Promise.all(references.map((reference) => decide(reference)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.flatMap((answer) => codesOf(answer))).toEqual(['transport.noSeats']);
    expect(taken()).toHaveLength(1);
  });

  it('is never sold twice, nor one there is not: the database says so as well', () => {
    const insert = here.db.$client.prepare(
      'insert into bus_seat (request_id, student_id, semester_id, line_id, station_id, number, taken_at) values (?, ?, 20261, 7, 20, ?, 0)',
    );
    const request = here.db.$client.prepare(
      "insert into request (reference_number, kind, student_id, semester_id, status, saved_at, details) values (?, 'transport', ?, 20261, 'approved', 0, '{}')",
    );
    const id = (n: number): number => Number(request.run(`BUS-2026-90000${String(n)}`, n).lastInsertRowid);
    insert.run(id(1), 1, 1);
    expect(() => insert.run(id(2), 2, 1)).toThrow(/UNIQUE/);
    expect(() => insert.run(id(3), 3, 3)).toThrow(/no such seat/);
    expect(() => insert.run(id(4), 1, 2)).toThrow(/UNIQUE/);
  });

  it('ends with its semester: in the next all are free, and there is nothing to give back', async () => {
    const reference = await sent();
    await decide(reference);
    const cancel = async () =>
      (await here.student.call('getRequest', { params: { referenceNumber: reference } })).request.actions;
    await here.room.freeze('2027-01-07T23:59:59+03:00');
    expect(await cancel()).toEqual([{ name: 'cancel', until: '2027-01-08T00:00:00+03:00', reasons: [] }]);
    await here.room.freeze('2027-01-08T00:00:00+03:00');
    expect(await cancel()).toEqual([]);
    expect(codesOf(await here.student.send('cancelRequest', { params: { referenceNumber: reference } }))).toEqual([
      'request.decided',
    ]);
    await here.room.freeze('2027-01-25T10:00:00+03:00');
    expect([await freeOf(1), (await here.student.call('getTransportRequests')).seat]).toEqual([45, null]);
  });
});

describe('a decision', () => {
  it('is refused by the rules where the student is no longer enrolled', async () => {
    const reference = await sent();
    here.db.$client
      .prepare("update student_semester set status = 'withdrawn' where semester_id = 20261 and student_id = ?")
      .run(idOf(here.student));
    expect(codesOf(await decide(reference))).toEqual(['transport.notEnrolled']);
    expect(taken()).toEqual([]);
  });

  it('is refused by the rules where the line no longer stops there', async () => {
    const reference = await sent();
    here.db.$client.prepare('delete from bus_stop where line_id = 1 and station_id = 7').run();
    expect(codesOf(await decide(reference))).toEqual(['transport.notServed']);
  });
});

describe('whoever leaves', () => {
  /** Ends the student's seats, for a student who leaves the university or only the first semester. */
  const left = (scope: 'semester' | 'university', at = now) => {
    const leaving = {
      student: studentById(here.db, idOf(here.student)),
      scope,
      semesters: [{ semester: semesterWithId(here.db, 20261), percent: 0, next: null }],
    };
    return inTransaction(here.db, () => endTransport(here.db, leaving, at));
  };

  it('gives up the seat', async () => {
    await decide(await sent());
    expect(left('university')).toEqual([{ name: 'busSeatGivenUp', params: { line: 'S1' }, own: true }]);
    expect(taken()).toEqual([]);
    expect((await here.student.call('getTransportRequests')).requests[0]!.request).toMatchObject({
      status: 'canceled',
      history: [{ decision: 'sent' }, { decision: 'approved' }, { decision: 'canceled', office: 'rules' }],
    });
    expect(left('university')).toEqual([]);
  });

  it('gives up what was asked for, and its office has it no longer', async () => {
    await sent();
    expect(left('university')).toEqual([{ name: 'busRequestEnded', params: { line: 'S1' }, own: true }]);
    expect((await here.room.call('getRequests', { query: { kind: 'transport', status: 'sent' } })).requests).toEqual(
      [],
    );
  });

  it('only for a semester keeps the seat of a later one', async () => {
    await here.room.freeze('2027-02-10T10:00:00+03:00');
    await decide(await sent(await as('eligible')));
    expect(left('semester')).toEqual([]);
    expect(taken()).toHaveLength(1);
    expect(left('university')).toEqual([{ name: 'busSeatGivenUp', params: { line: 'S1' }, own: true }]);
  });

  it('keeps what is over', async () => {
    await decide(await sent());
    const later = Date.parse('2027-02-10T10:00:00+03:00');
    expect(left('university', later)).toEqual([]);
  });
});

it('is asked for from the first second of its period to the last, and on working days', async () => {
  const at = async (instant: string): Promise<string[]> => {
    await here.room.freeze(instant);
    return codesOf(await here.student.send('submitTransport', { body: seat }));
  };
  expect(await at('2026-08-30T07:59:59+03:00')).toEqual(['MSG-000024']);
  expect(await at('2026-12-25T00:00:00+03:00')).toEqual(['gate.daysOff', 'MSG-000024']);
  expect(await at('2026-09-11T10:00:00+03:00')).toEqual(['gate.daysOff']);
  expect(await at('2026-09-12T23:59:59+03:00')).toEqual(['gate.daysOff']);
  expect(await at('2026-12-24T23:59:59+03:00')).toEqual([]);
});
