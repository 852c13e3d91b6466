import { describe, expect, it } from 'vitest';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room } from '../support/room.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00', persona: 'orientation' });
const { decide } = here;

const certificate = () => sampleFile('certificate')!;
const body = () => ({ test: 'ielts', score: 60, takenOn: '2026-03-14', certificate: certificate() });
const codesNow = async (from = here.student) => codesOf(await from.send('submitExemption', { body: body() }));
const registered = () =>
  all<{ code: string; paid: number }>(
    here.db,
    "select course.code, row.paid from registration row join course on course.id = row.course_id join student on student.id = row.student_id where student.faculty_code = ? and row.status = 'registered' order by course.code",
    here.student.record,
  );
const stands = () =>
  all<{ orientation: string; balance: number }>(
    here.db,
    'select orientation, balance from student where faculty_code = ?',
    here.student.record,
  )[0];

describe('an exemption that is granted', () => {
  it('deletes the courses of the programme alone, and what was paid for them is in the balance', async () => {
    here.db.$client
      .prepare(
        "insert into registration (student_id, semester_id, course_id, section_id, status, credit_hours, fee, registered_at, changed_at) select student.id, 20261, section.course_id, section.id, 'registered', 3, 72000, 0, 0 from student, section join course on course.id = section.course_id where student.faculty_code = ? and course.code = 'PSYC103' and section.number = '01' and section.semester_id = 20261",
      )
      .run(here.student.record);
    expect(registered()).toEqual([
      { code: 'ORNT101', paid: 144_000 },
      { code: 'ORNT102', paid: 0 },
      { code: 'ORNT103', paid: 0 },
      { code: 'PSYC103', paid: 0 },
    ]);
    const { request } = await here.student.call('submitExemption', { body: body() });
    expect(stands()).toEqual({ orientation: 'required', balance: 0 });
    expect((await decide(request.referenceNumber, 'approved')).status).toBe(200);
    expect(registered()).toEqual([{ code: 'PSYC103', paid: 0 }]);
    expect(stands()).toEqual({ orientation: 'exempted', balance: 144_000 });
    expect(ledgerFaults(here.db)).toEqual([]);
    expect(
      (await here.student.call('registrationLog')).entries.filter(
        ({ action, by }) => action === 'delete' && by === 'registrar',
      ),
    ).toHaveLength(3);
  });

  it('while a course of it is being paid: the money goes into the balance', async () => {
    const { request } = await here.student.call('submitExemption', { body: body() });
    const id = await here.student.registration('ORNT102-01');
    const { paymentId } = await here.student.call('startPayment', {
      body: { items: [{ kind: 'registration', id }], useBalance: false },
    });
    await decide(request.referenceNumber, 'approved');
    await here.room.call('chargeCard', { params: { id: paymentId }, body: { card: 'accepted' } });
    expect([stands()?.balance, ledgerFaults(here.db)]).toEqual([144_000 + 72_000, []]);
  });

  it('gives the seats to others', async () => {
    const seats = () =>
      all<{ taken: number }>(
        here.db,
        'select sum(section.seats_taken) taken from section join course on course.id = section.course_id where course.orientation = 1',
      )[0]!.taken;
    const before = seats();
    const { request } = await here.student.call('submitExemption', { body: body() });
    await decide(request.referenceNumber, 'approved');
    expect(seats()).toBe(before - 3);
  });
});

it('who is no longer in the programme when it is decided is refused by the rules', async () => {
  const { request } = await here.student.call('submitExemption', { body: body() });
  here.db.$client
    .prepare("update student set orientation = 'completed' where faculty_code = ?")
    .run(here.student.record);
  const answer = await decide(request.referenceNumber, 'approved');
  expect([answer.status, ...codesOf(answer)]).toEqual([422, 'exemption.notOrientation']);
  expect(registered()).toHaveLength(3);
});

it('a certificate counts by the day it was sent, however late it is decided or sent again', async () => {
  const { request } = await here.student.call('submitExemption', { body: { ...body(), takenOn: '2024-09-07' } });
  await here.room.freeze('2026-09-10T10:00:00+03:00');
  await here.room.call('decideRequest', {
    params: { referenceNumber: request.referenceNumber },
    body: { decision: 'returned', fields: ['score'], note: 'Which score?' },
  });
  const again = await here.student.call('resendRequest', {
    params: { referenceNumber: request.referenceNumber },
    body: { details: '{"score":65}' },
  });
  expect(again.request.status).toBe('sent');
  expect((await decide(request.referenceNumber, 'approved')).status).toBe(200);
});

it('is asked for from the first second of its period to the last, and on working days', async () => {
  const at = async (instant: string): Promise<string[]> => {
    await here.room.freeze(instant);
    return codesNow();
  };
  expect(await at('2026-08-30T07:59:59+03:00')).toEqual(['MSG-000024']);
  expect(await at('2026-09-10T23:59:59+03:00')).toEqual([]);
  const { referenceNumber } = (await here.student.call('getMyRequests')).requests[0]!;
  await here.student.call('cancelRequest', { params: { referenceNumber } });
  expect(await at('2026-09-11T00:00:00+03:00')).toEqual(['gate.daysOff', 'MSG-000024']);
  expect(await at('2026-09-05T10:00:00+03:00')).toEqual(['gate.daysOff']);
  expect(await at('2026-08-30T08:00:00+03:00')).toEqual([]);
});

it('is decided after its period', async () => {
  const { request } = await here.student.call('submitExemption', { body: body() });
  await here.room.freeze('2026-09-14T10:00:00+03:00');
  expect((await decide(request.referenceNumber, 'approved')).status).toBe(200);
});

it('of another student is nobody else’s to read or cancel', async () => {
  const { request } = await here.student.call('submitExemption', { body: body() });
  const other = await here.room.fresh().as('eligible');
  for (const call of ['getRequest', 'cancelRequest'] as const)
    expect((await other.send(call, { params: { referenceNumber: request.referenceNumber } })).status).toBe(403);
});

it('keeps what was entered as a draft, and holds it to nothing but its form', async () => {
  const { request } = await here.student.call('saveDraft', {
    body: {
      kind: 'exemption',
      details: '{"test":"ielts","score":null,"takenOn":"2020-01-01"}',
      part: 'certificate',
      file: certificate(),
    },
  });
  expect(
    codesOf(
      await here.student.send('saveDraft', {
        body: { kind: 'exemption', details: '{"score":"six"}', referenceNumber: request.referenceNumber },
      }),
    ),
  ).toEqual(['DEV-000001']);
  expect((await here.student.call('getRequest', { params: request })).facts.map(({ name }) => name)).toEqual([
    'test',
    'takenOn',
    'certificate',
  ]);
  const { certificate: _, ...entered } = body();
  const sent = await here.student.call('submitExemption', { body: { ...entered, draft: request.referenceNumber } });
  expect(sent).toMatchObject({
    request: { status: 'sent' },
    details: { score: 60, takenOn: '2026-03-14' },
    files: [{ part: 'certificate' }],
  });
});
