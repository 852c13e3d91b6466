import { describe, expect, it } from 'vitest';
import { toIso } from '../../server/clock/clock.ts';
import type { Client } from '../support/client.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { Room, told } from '../support/room.ts';

const here = new Room({ at: '2026-09-14T10:00:00+03:00', persona: 'transferStrong' });

const [round, confirmed, effect] = [
  '2026-10-04T08:00:00+03:00',
  '2026-10-11T00:00:00+03:00',
  '2027-01-08T00:00:00+03:00',
];

type Kind = 'collegeToCollege' | 'internal' | 'diplomaToBachelor';
const optionsOf = (student: Client) => student.call('getTransferOptions');
/** The request body that ranks programmes by their codes. */
async function ranking(student: Client, codes: readonly string[], kind: Kind = 'collegeToCollege') {
  const { programmes } = await optionsOf(student);
  return {
    kind,
    preferences: codes.map((code, index) => {
      const { id, collegeId } = programmes.find((one) => one.code === code)!;
      return { order: index + 1, collegeId, programmeId: id };
    }),
  };
}
const submit = async (student: Client, codes: readonly string[], kind?: Kind) =>
  student.send('submitTransfer', { body: await ranking(student, codes, kind) });
const mine = async (student: Client) => (await student.call('getTransferRequests')).requests[0]!;
const outcomes = async (student: Client): Promise<string[]> =>
  (await mine(student)).preferences.map(({ outcome, place, seats, cutoff, pass }) =>
    [outcome, place, seats, cutoff, pass].filter((part) => part !== null).join(' '),
  );
const actionsOf = async (student: Client) => (await mine(student)).request.actions.map(({ name }) => name);
const seats = (code: string, count: number): void =>
  void here.db.$client
    .prepare('update transfer_offer set seats = ? where programme_id = (select id from programme where code = ?)')
    .run(count, code);
const standing = async (student: Client): Promise<string> => {
  const { status, turn, step } = (await mine(student)).request;
  return [status, step, ...turn].filter(Boolean).join(' ');
};

describe('asking', () => {
  it('lists what each programme asks, its seats, the last cut-off, what counts there and how long it takes', async () => {
    const { programmes, earnedHours, kinds, most, reasons, roundAt, confirmUntil, takesEffect } = await optionsOf(
      here.student,
    );
    expect([kinds, most, reasons, roundAt, confirmUntil, takesEffect]).toEqual([
      ['collegeToCollege', 'internal'],
      10,
      [],
      round,
      confirmed,
      effect,
    ]);
    const science = programmes.find(({ code }) => code === 'BSMA')!;
    expect(science).toMatchObject({
      kind: 'collegeToCollege',
      seats: 4,
      lastCgpa: 2.55,
      lastTaken: 1,
      asked: 0,
      place: 1,
      reasons: [],
    });
    expect(science.entry.map(({ code, passed }) => [code, passed])).toEqual([['MATHS101', true]]);
    expect([science.counts + science.outside, earnedHours]).toEqual([60, 60]);
    expect(science.counted.map(({ code }) => code)).toContain('MATHS102');
    // More of the passed hours count in a programme near to the present studies.
    const near = programmes.find(({ code }) => code === 'BSCY')!;
    expect(near.kind).toBe('internal');
    expect(near.counts).toBeGreaterThan(programmes.find(({ code }) => code === 'BARA')!.counts);
    expect(near.semesters).toBeGreaterThan(0);
    expect(programmes.some(({ code }) => code === 'BSCS')).toBe(false);
  });

  it('says the place among those who have asked, by CGPA and hours', async () => {
    const [middle, weak] = [await here.as('transferAtCutoff'), await here.as('transferWeak')];
    await submit(middle, ['BFIN']);
    const placeOf = async (student: Client) =>
      (await optionsOf(student)).programmes.find(({ code }) => code === 'BFIN')!;
    expect(
      [await placeOf(here.student), await placeOf(middle), await placeOf(weak)].map(({ asked, place }) => [
        asked,
        place,
      ]),
    ).toEqual([
      [1, 1],
      [0, 1],
      [1, 2],
    ]);
  });

  it('is held to the period to the second, and to working days', async () => {
    const body = await ranking(here.student, ['BFIN']);
    const at = async (instant: string) => {
      await here.room.freeze(instant);
      return codesOf(await here.student.send('submitTransfer', { body }));
    };
    expect(await at('2026-09-06T07:59:59+03:00')).toEqual(['MSG-000055']);
    expect(await at('2026-09-11T10:00:00+03:00')).toEqual(['gate.daysOff']);
    expect(await at('2026-10-02T00:00:00+03:00')).toEqual(['gate.daysOff', 'MSG-000055']);
    expect(await at('2026-10-01T23:59:59+03:00')).toEqual([]);
    expect(await at('2026-10-01T23:59:59+03:00')).toEqual(['MSG-000057']);
  });

  it('is drawn back until the round, and may be asked again', async () => {
    await submit(here.student, ['BFIN']);
    const { id, request } = await mine(here.student);
    expect(request.actions).toMatchObject([{ name: 'cancel', until: round }]);
    expect(told(await here.student.send('cancelTransfer', { params: { id } }))).toEqual([200]);
    expect(told(await submit(here.student, ['BFIN']))).toEqual([200]);
    await here.advance(round);
    expect(told(await here.student.send('cancelTransfer', { params: { id: (await mine(here.student)).id } }))).toEqual([
      422,
      'request.decided',
    ]);
  });

  it('a draft keeps the ranking, and is sent as it was entered', async () => {
    const body = await ranking(here.student, ['BFIN', 'BMGT']);
    const details = JSON.stringify({
      kind: body.kind,
      preferences: body.preferences
        .map(({ order, collegeId, programmeId }) => `${order}:${collegeId}:${programmeId}`)
        .join(' '),
    });
    const saved = await here.student.call('saveDraft', { body: { kind: 'transfer', details } });
    expect(
      told(await here.student.send('submitTransfer', { body: { ...body, draft: saved.request.referenceNumber } })),
    ).toEqual([200]);
    expect(await outcomes(here.student)).toEqual(['waiting', 'waiting']);
  });

  it('stands in the way of a minor, as long as it is open', async () => {
    await submit(here.student, ['BFIN']);
    expect(codesOf(await here.student.send('submitMinor', { body: { programmeId: 1 } }))).toEqual(['MSG-000026']);
    await here.student.call('cancelTransfer', { params: { id: (await mine(here.student)).id } });
    expect(codesOf(await here.student.send('submitMinor', { body: { programmeId: 1 } }))).toEqual([]);
  });
});

describe('the round', () => {
  /**
   * Three students apply for the only seat in Finance: with CGPA 3.47, with 2.80 and more passed hours, and with 2.80
   * and fewer.
   */
  const threeAsk = async () => {
    const [middle, weak] = [await here.as('transferAtCutoff'), await here.as('transferWeak')];
    seats('BFIN', 1);
    await submit(weak, ['BFIN']);
    await submit(middle, ['BFIN', 'BMGT']);
    await submit(here.student, ['BFIN', 'BMGT']);
    await here.advance(round);
    return { middle, weak };
  };

  it('gives each the highest wish with a seat, and says place, seats and cut-off for each', async () => {
    const { middle, weak } = await threeAsk();
    expect(await outcomes(here.student)).toEqual(['given 1 1 3.47 1', 'notNeeded 1 4 2.8 1']);
    expect(await outcomes(middle)).toEqual(['full 2 1 3.47 1', 'given 2 4 2.8 1']);
    expect(await outcomes(weak)).toEqual(['full 3 1 3.47 1']);
    expect([await standing(here.student), await standing(weak)]).toEqual([
      'sent confirmation student',
      'sent secondRound rules',
    ]);
    const inbox = async (student: Client) => (await student.call('getMessages')).items[0]!.subject.en;
    expect([await inbox(here.student), await inbox(weak)]).toEqual([
      'Transfer: please answer',
      'Transfer: no seat in the first round',
    ]);
    expect((await here.student.call('getDashboard')).due.some((item) => JSON.stringify(item).includes('answer'))).toBe(
      true,
    );
  });

  it('is answered on a Friday too, not before the window, and a stale page is told so', async () => {
    const later = (await here.room.call('getAgenda')).rows.map((row) =>
      row.function === 'transferConfirm' && row.semesterId === 20261
        ? { ...row, opensAt: '2026-10-05T08:00:00+03:00' }
        : row,
    );
    await here.room.call('saveAgenda', { body: { rows: later } });
    await threeAsk();
    const { id, request } = await mine(here.student);
    expect(told(await here.student.send('confirmTransfer', { params: { id }, body: {} }))).toEqual([
      422,
      'transfer.confirmClosed',
    ]);
    expect(
      told(
        await here.student.send('answerRequest', {
          params: { referenceNumber: request.referenceNumber },
          body: { answer: 'declined' },
        }),
      ),
    ).toEqual([422, 'transfer.confirmClosed']);
    await here.advance('2026-10-09T10:00:00+03:00');
    expect(
      told(await here.student.send('confirmTransfer', { params: { id }, body: { version: request.version - 1 } })),
    ).toEqual([422, 'MSG-000030']);
    expect(
      told(await here.student.send('confirmTransfer', { params: { id }, body: { version: request.version } })),
    ).toEqual([200]);
    expect(told(await here.student.send('declineTransfer', { params: { id }, body: {} }))).toEqual([
      422,
      'request.decided',
    ]);
  });

  it('gives once more what was declined: to who confirmed a lower wish first, then to who waits', async () => {
    const { middle, weak } = await threeAsk();
    seats('BMGT', 1);
    await here.student.call('declineTransfer', { params: { id: (await mine(here.student)).id }, body: {} });
    await middle.call('confirmTransfer', { params: { id: (await mine(middle)).id }, body: {} });
    await here.advance(confirmed);
    expect(await outcomes(here.student)).toEqual(['ended 1 1 3.47 1', 'notNeeded 1 4 2.8 1']);
    expect(await outcomes(middle)).toEqual(['given 1 1 2.8 2', 'notNeeded 1 1 2']);
    expect(await outcomes(weak)).toEqual(['full 2 1 2.8 2']);
    expect([await standing(middle), await standing(weak)]).toEqual(['scheduled rules', 'refused']);
  });

  it('leaves with the seat who wants that one alone, and the freed one goes to who waits', async () => {
    const { middle, weak } = await threeAsk();
    await here.student.call('declineTransfer', { params: { id: (await mine(here.student)).id }, body: {} });
    await middle.call('confirmTransfer', { params: { id: (await mine(middle)).id }, body: { upgrade: false } });
    await here.advance(confirmed);
    expect((await outcomes(middle))[1]).toMatch(/^given/);
    expect(await outcomes(weak)).toEqual(['given 1 1 2.8 2']);
    expect(await standing(weak)).toBe('scheduled rules');
    const told = async (student: Client) => (await student.call('getMessages')).items.map(({ subject }) => subject.en);
    expect(await told(weak)).toContain('Transfer: you got a seat in the second round');
    expect(await told(middle)).not.toContain('Transfer: you got a seat in the second round');
  });

  it('a seat that nobody confirmed in time goes on, and never one beyond capacity', async () => {
    const { middle, weak } = await threeAsk();
    await middle.call('confirmTransfer', { params: { id: (await mine(middle)).id }, body: { upgrade: false } });
    await here.advance(confirmed);
    expect([await standing(here.student), await standing(weak)]).toEqual(['expired', 'scheduled rules']);
    const given = all<{ programme: number; count: number; seats: number }>(
      here.db,
      "select programme_id programme, count(*) count, (select seats from transfer_offer where programme_id = wish.programme_id) seats from transfer_preference wish join request on request.id = wish.request_id where outcome = 'given' and status in ('sent', 'scheduled') group by 1",
    );
    expect(given.length).toBeGreaterThanOrEqual(2);
    for (const { count, seats: most } of given) expect(count).toBeLessThanOrEqual(most);
  });

  it('passes over who no longer qualifies, with the reason, and a programme whose criteria are no longer met', async () => {
    const middle = await here.as('transferAtCutoff');
    seats('BFIN', 1);
    await submit(here.student, ['BFIN']);
    await submit(middle, ['BFIN', 'BMGT']);
    here.db.$client.prepare("update student set status = 'frozen' where faculty_code = ?").run(here.student.record);
    here.db.$client.prepare('update student set cgpa = 240 where faculty_code = ?').run(middle.record);
    await here.advance(round);
    const { request } = await mine(here.student);
    const { note, words } = request.history.at(-1)!;
    expect([request.status, note, words.ar]).toEqual(['refused', words.en, expect.stringMatching(/[\u0621-\u064a]/)]);
    expect(words.en).toMatch(/frozen/);
    expect(words.en).not.toMatch(/[\u0621-\u064a]/);
    expect(await outcomes(here.student)).toEqual(['unqualified']);
    expect(await outcomes(middle)).toEqual(['unqualified', expect.stringMatching(/^given/)]);
  });

  it('holds the second round at once where the agenda leaves no days for confirming', async () => {
    const rows = (await here.room.call('getAgenda')).rows.map((row) =>
      row.function === 'transferConfirm' && row.semesterId === 20261
        ? { ...row, opensAt: '2026-10-01T08:00:00+03:00', closesAt: '2026-10-03T00:00:00+03:00' }
        : row,
    );
    await here.room.call('saveAgenda', { body: { rows } });
    seats('BFIN', 0);
    await submit(here.student, ['BFIN']);
    await here.advance(round);
    expect(await standing(here.student)).toBe('refused');
    expect((await mine(here.student)).request.history.map(({ decision }) => decision)).toEqual([
      'sent',
      'handedOn',
      'refused',
    ]);
  });

  it('can be run at once from the desk, which names its instant', async () => {
    await submit(here.student, ['BFIN']);
    const { referenceNumber } = (await mine(here.student)).request;
    const onDesk = async () =>
      (await here.room.call('getRequests', { query: { search: referenceNumber } })).requests[0]!;
    expect((await onDesk()).round).toEqual({ at: round });
    await here.advance((await onDesk()).round!.at!);
    expect(await actionsOf(here.student)).toEqual(['accept', 'decline']);
  });
});

describe('what follows', () => {
  const giveSeat = async (student: Client, codes: string[], kind?: Kind) => {
    await submit(student, codes, kind);
    await here.advance(round);
    return mine(student);
  };

  it('is read before confirming, and a confirmation names what was read', async () => {
    const { id, preferences } = await giveSeat(here.student, ['BFIN']);
    const { consequences, hash } = await here.student.call('getConsequences', {
      query: { Kind: 'transfer', Subject: preferences[0]!.programmeId },
    });
    expect(consequences.map(({ name }) => name)).toEqual([
      'transferProgramme',
      'transferJoinYear',
      'transferPlan',
      'transferFees',
      'transferLoad',
      'transfersCounted',
    ]);
    expect((await here.student.call('getStudentInformation')).major.en).toContain('Computer Science');
    here.db.$client
      .prepare(
        "insert into student_minor (student_id, kind, minor_id, declared_at) select id, 'specialization', 9, 0 from student where faculty_code = ?",
      )
      .run(here.student.record);
    expect(told(await here.student.send('confirmTransfer', { params: { id }, body: { consequences: hash } }))).toEqual([
      409,
      'request.consequencesChanged',
    ]);
    const again = await here.student.call('getConsequences', {
      query: { Kind: 'transfer', Subject: preferences[0]!.programmeId },
    });
    expect(again.consequences.map(({ name }) => name)).toContain('transferMinorEnds');
    expect(
      told(await here.student.send('confirmTransfer', { params: { id }, body: { consequences: again.hash } })),
    ).toEqual([200]);
  });

  it('begins with the next semester: programme, join year, plan and requirements are new, and a minor ends that does not fit', async () => {
    here.db.$client
      .prepare(
        "insert into student_minor (student_id, kind, minor_id, declared_at) select id, 'specialization', 9, 0 from student where faculty_code = ?",
      )
      .run(here.student.record);
    here.db.$client
      .prepare(
        "insert into student_minor (student_id, kind, minor_id, declared_at) select id, 'minor', 1, 0 from student where faculty_code = ?",
      )
      .run(here.student.record);
    const { id } = await giveSeat(here.student, ['BFIN']);
    const offered = (await optionsOf(here.student)).programmes.find(({ code }) => code === 'BFIN')!;
    await here.student.call('confirmTransfer', { params: { id }, body: {} });
    await here.advance(confirmed);
    expect((await mine(here.student)).request.executeAt).toBe(effect);
    await here.advance(toIso(Date.parse(effect) - 1000));
    expect((await here.student.call('getStudentInformation')).major.en).toContain('Computer Science');
    await here.advance(effect);
    expect(await standing(here.student)).toBe('approved');
    const record = await here.student.call('getStudentInformation');
    expect([record.major.en, record.majorJoinYear, record.minors.map(({ kind }) => kind)]).toEqual([
      'Bachelor of Science in Banking and Finance',
      2026,
      ['minor'],
    ]);
    const { summary } = await here.student.call('getAcademicPlans');
    expect(summary.progress.earned).toBeGreaterThanOrEqual(offered.counts);
    expect(summary.outsideHours).toBeLessThanOrEqual(offered.outside);
    const [made] = all<{ from: number; to: number; semester: number }>(
      here.db,
      'select from_programme_id "from", to_programme_id "to", semester_id semester from student_transfer where student_id = (select id from student where faculty_code = ?)',
      here.student.record,
    );
    expect(made).toEqual({ from: 1, to: offered.id, semester: 20262 });
    expect(
      all(
        here.db,
        'select taken, lowest_cgpa cgpa from transfer_cutoff where semester_id = 20261 and programme_id = ?',
        offered.id,
      ),
    ).toEqual([{ taken: 1, cgpa: 347 }]);
  });

  it('a diploma holder studies on: active, enrolled, in the plan of the bachelor', async () => {
    const diploma = await here.as('associateDiploma');
    const { id } = await giveSeat(diploma, ['BMGT'], 'diplomaToBachelor');
    await diploma.call('confirmTransfer', { params: { id }, body: {} });
    await here.advance(confirmed);
    await here.advance(effect);
    expect(
      all(
        here.db,
        'select student.status, degree_class degree, enrolled.status enrolment from student join programme on programme.id = programme_id join student_semester enrolled on enrolled.student_id = student.id and semester_id = 20262 where faculty_code = ?',
        diploma.record,
      ),
    ).toEqual([{ status: 'active', degree: 'bachelor', enrolment: 'enrolled' }]);
    expect(
      (await diploma.call('getServices')).services
        .find(({ service }) => service === 'registration')
        ?.reasons.map(({ Code }) => Code),
    ).toEqual(['MSG-000003']);
  });

  it('is not for who left in between: the request ends with the studies', async () => {
    const { id } = await giveSeat(here.student, ['BFIN']);
    await here.student.call('confirmTransfer', { params: { id }, body: {} });
    here.db.$client.prepare("update student set status = 'dismissed' where faculty_code = ?").run(here.student.record);
    await here.advance(confirmed);
    expect(await standing(here.student)).toBe('refused');
    expect(await outcomes(here.student)).toEqual(['ended 1 2 3.47 1']);
  });
});

it.each([
  ['transferNoCertificate', 'MSG-000054'],
  ['transferredTwice', 'transfer.tooOften'],
  ['probation', 'MSG-000053'],
  ['notEnrolled', 'MSG-000056'],
  ['frozenStudent', 'MSG-000076'],
  ['postgraduate', 'MSG-000053'],
  ['newlyAdmitted', 'transfer.hours'],
])('%s reads why before ranking anything, and hears the same when sending', async (persona, code) => {
  const student = await here.as(persona);
  expect((await optionsOf(student)).reasons.map(({ Code }) => Code)).toEqual([code]);
  expect(
    codesOf(
      await student.send('submitTransfer', {
        body: { kind: 'collegeToCollege', preferences: [{ order: 1, collegeId: 4, programmeId: 18 }] },
      }),
    ),
  ).toContain(code);
});

it('another student’s request is nobody else’s', async () => {
  await submit(here.student, ['BFIN']);
  const { id } = await mine(here.student);
  const other = await here.as('transferWeak');
  expect(told(await other.send('cancelTransfer', { params: { id } }))).toEqual([403, 'request.notYours']);
  for (const call of ['confirmTransfer', 'declineTransfer'] as const)
    expect(told(await other.send(call, { params: { id }, body: {} }))).toEqual([403, 'request.notYours']);
  expect(told(await here.student.send('cancelTransfer', { params: { id: 999_999 } }))).toEqual([
    404,
    'request.notFound',
  ]);
});
