import { describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../db/db.ts';
import { composeFeatures } from '../../server/features.ts';
import { applyDifferences, differencesFrom } from '../../server/simulator/traffic/table-differences.ts';
import { similarTopics } from '../../server/features/thesis/thesis-queries.ts';
import { all } from '../support/sandbox-database.ts';
import { Room, told } from '../support/room.ts';
import { floods, thesesIn } from '../support/theses.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00', persona: 'thesisStudent' });
const { as } = here;

const { approved, decide, drafted, find, save, send, sent, topics } = thesesIn(here);
const loadOf = async (id: number): Promise<number> =>
  (await here.student.call('getSupervisors')).supervisors.find((one) => one.id === id)!.load;

describe('a thesis topic', () => {
  it('goes to the very person chosen, the head of department and the dean; approved, topic and supervisor are on the record and take a place', async () => {
    const { supervisors } = await here.student.call('getSupervisors');
    expect(supervisors.map(({ id, load, places }) => [id, load, places])).toEqual([
      [1, 1, 3],
      [2, 1, 2],
      [4, 1, 3],
      [3, 1, 1],
    ]);
    const { id, referenceNumber } = await drafted();
    expect(referenceNumber).toMatch(/^THS-2026-/);
    const change = (await send(id)).body;
    expect(change.messages[0]!.Code).toBe('MSG-000032');
    expect(change.request).toMatchObject({
      status: 'sent',
      step: 'supervisor',
      turn: ['supervisor'],
      holder: supervisors.find((one) => one.id === 4)!.name,
    });
    const { requests } = await here.room.call('getRequests', {
      query: { office: 'supervisor', search: referenceNumber },
    });
    expect(requests[0]!.tasks).toMatchObject([
      { step: 'supervisor', office: 'supervisor', holder: change.request.holder, last: false },
    ]);
    expect(
      all(here.db, 'select holder_id holder from request_task where status = ? and request_id = ?', 'open', id),
    ).toEqual([{ holder: 4 }]);
    const seen: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      await decide(referenceNumber);
      const { request } = await find(referenceNumber);
      seen.push([request.status, request.step, request.turn, request.holder, await loadOf(4)]);
    }
    expect(seen).toEqual([
      ['sent', 'headOfDepartment', ['department'], null, 1],
      ['sent', 'dean', ['college'], null, 1],
      ['approved', null, [], null, 2],
    ]);
    expect((await topics()).topic).toMatchObject({
      titleEn: floods.titleEn,
      titleAr: null,
      subTopic: 'Remote sensing',
      supervisor: { en: supervisors.find((one) => one.id === 4)!.name.en },
      reference: referenceNumber,
    });
    expect((await here.student.call('getMessages')).items.slice(0, 3).map(({ subject }) => subject.en)).toEqual([
      'Thesis topic: approved',
      'Thesis topic: now with College dean’s office',
      'Thesis topic: now with Department',
    ]);
    // Only one topic can be approved at a time.
    const second = await drafted({ ...floods, subTopic: 'Another' });
    expect(told(await send(second.id))).toEqual([422, 'thesis.topicApproved']);
  });

  it('is kept as a draft, one at a time, changed by the version that was looked at and deleted', async () => {
    const { id, referenceNumber } = await drafted({ titleEn: '  Forecasting   Sandstorms ' });
    expect((await find(referenceNumber)).details).toEqual({ titleEn: 'Forecasting Sandstorms' });
    expect(told(await save())).toEqual([422, 'MSG-000028']);
    expect(told(await send(id))).toEqual([422, 'thesis.subTopicMissing', 'thesis.supervisorUnknown']);
    const update = (body: object) => here.student.send('updateThesisTopic', { params: { id }, body });
    expect((await update({ titleEn: null, subTopic: 'Radar', version: 1 })).body.details).toEqual({
      titleEn: null,
      subTopic: 'Radar',
    });
    expect(told(await update({ titleEn: 'Late', version: 1 }))).toEqual([422, 'MSG-000030']);
    expect(told(await send(id))).toEqual([422, 'thesis.titleMissing', 'thesis.supervisorUnknown']);
    expect(told(await update({ titleAr: 'التنبؤ بالعواصف الرملية', supervisor: 4 }))).toEqual([200]);
    const other = await as('thesisApproved');
    expect(told(await other.send('updateThesisTopic', { params: { id }, body: {} }))).toEqual([
      403,
      'request.notYours',
    ]);
    expect(told(await other.send('deleteThesisTopic', { params: { id } }))).toEqual([403, 'request.notYours']);
    expect(told(await here.student.send('deleteThesisTopic', { params: { id: 999_999 } }))).toEqual([
      404,
      'request.notFound',
    ]);
    expect((await here.student.call('deleteThesisTopic', { params: { id } })).messages[0]!.Code).toBe(
      'request.draftDeleted',
    );
    expect((await topics()).topics).toEqual([]);
    const again = await sent();
    expect(
      told(await here.student.send('deleteThesisTopic', { params: { id: (await find(again)).request.id } })),
    ).toEqual([422, 'MSG-000029']);
  });

  it('is asked for twice a semester at most; what ended in vain does not count', async () => {
    const first = await sent();
    await sent({ ...floods, subTopic: 'Wind models' });
    const third = await drafted({ ...floods, subTopic: 'Dust' });
    expect(await topics()).toMatchObject({ asked: 2, most: 2 });
    expect(told(await send(third.id))).toEqual([422, 'MSG-000027']);
    await here.student.call('cancelRequest', { params: { referenceNumber: first } });
    expect(told(await send(third.id))).toEqual([200]);
    expect((await here.student.call('getServices')).services.find(({ path }) => path === '/thesisTopic')).toMatchObject(
      { service: 'thesis', kind: 'thesisTopic', open: false, reasons: [{ Code: 'MSG-000027' }] },
    );
  });

  it('has no sub-topic that is taken up with its supervisor, however it is written', async () => {
    const other = await drafted({ ...floods, subTopic: ' the SENSOR  placement' });
    expect(told(await send(other.id))).toEqual([422, 'thesis.sameSubTopic']);
    await here.student.call('updateThesisTopic', { params: { id: other.id }, body: { supervisor: 1 } });
    expect(told(await send(other.id))).toEqual([200]);
    const own = await drafted({ ...floods, supervisor: 1, subTopic: 'Sensor placement' });
    expect((await send(own.id)).body).toMatchObject({
      Refusals: [{ Code: 'thesis.sameSubTopic', Params: { context: 'own' }, Field: 'subTopic' }],
    });
    // The sub-topic of a past thesis may be used again.
    await here.student.call('updateThesisTopic', { params: { id: own.id }, body: { subTopic: 'Anomaly detection' } });
    expect(told(await send(own.id))).toEqual([200]);
  });

  it('is refused with a full supervisor, before it is sent and where the last place went meanwhile', async () => {
    const full = await drafted({ ...floods, supervisor: 3 });
    expect((await send(full.id)).body).toMatchObject({
      Refusals: [{ Code: 'thesis.supervisorFull', Params: { count: 1 } }],
    });
    await here.student.call('updateThesisTopic', { params: { id: full.id }, body: { supervisor: 2 } });
    await send(full.id);
    const other = await as('thesisReturned');
    await approved(await sent({ ...floods, supervisor: 2, subTopic: 'Satire' }, other));
    expect(await loadOf(2)).toBe(2);
    expect(told(await decide(full.referenceNumber))).toEqual([422, 'thesis.supervisorFull']);
    expect(() =>
      here.db.$client.prepare('update supervisor set load = places + 1 where instructor_id = 2').run(),
    ).toThrow(/CHECK/);
    // Even a direct write to the database is rejected by the constraint.
    expect(() =>
      here.db.$client.prepare("update thesis_topic set status = 'current' where request_id = ?").run(full.id),
    ).toThrow(/supervisor_places/);
  });

  it('that another department supervises, or nobody does, is refused', async () => {
    const { id } = await drafted({ ...floods, supervisor: 15 });
    expect(told(await send(id))).toEqual([422, 'thesis.supervisorUnknown']);
  });

  it('is cancelled until the first decision, and its sub-topic is free again', async () => {
    const first = await sent();
    expect((await here.student.call('getSupervisors')).supervisors.find((one) => one.id === 4)!.subTopics).toEqual([
      'Sensor placement',
      'Remote sensing',
    ]);
    await here.student.call('cancelRequest', { params: { referenceNumber: first } });
    expect((await here.student.call('getSupervisors')).supervisors.find((one) => one.id === 4)!.subTopics).toEqual([
      'Sensor placement',
    ]);
    const second = await sent();
    await decide(second);
    expect(told(await here.student.send('cancelRequest', { params: { referenceNumber: second } }))).toEqual([
      422,
      'request.decided',
    ]);
    await decide(second, { decision: 'refused', note: 'Too wide.' });
    expect(
      all(
        here.db,
        `select count(*) n from thesis_topic where status = 'proposed' and student_id <> (select student_id from request where reference_number = 'THS-2026-000001')`,
      ),
    ).toEqual([{ n: 0 }]);
  });

  it('returned by its supervisor is sent again to whom it names then; later offices leave the choice alone', async () => {
    const reference = await sent();
    expect(
      told(
        await decide(reference, {
          decision: 'returned',
          fields: ['supervisor', 'subTopic'],
          note: 'Dr. Talal knows more of it.',
        }),
      ),
    ).toEqual([200]);
    const resend = (details: object) =>
      here.student.send('resendRequest', {
        params: { referenceNumber: reference },
        body: { details: JSON.stringify(details) },
      });
    expect(told(await resend({ supervisor: 3 }))).toEqual([422, 'thesis.supervisorFull']);
    expect(told(await resend({ supervisor: 2, subTopic: 'Text and weather' }))).toEqual([200]);
    expect(
      all(
        here.db,
        'select supervisor_id supervisor, sub_topic subTopic from thesis_topic where request_id = (select id from request where reference_number = ?)',
        reference,
      ),
    ).toEqual([{ supervisor: 2, subTopic: 'Text and weather' }]);
    expect(
      all(
        here.db,
        `select holder_id holder from request_task where status = 'open' and request_id = (select id from request where reference_number = ?)`,
        reference,
      ),
    ).toEqual([{ holder: 2 }]);
    await decide(reference);
    expect(told(await decide(reference, { decision: 'returned', fields: ['supervisor'], note: 'x' }))).toEqual([
      422,
      'request.unknownField',
    ]);
    await decide(reference, { decision: 'returned', fields: ['titleEn'], note: 'The title is too long.' });
    expect(told(await resend({ titleEn: 'Sandstorm Forecasts' }))).toEqual([200]);
    expect((await find(reference)).request).toMatchObject({ step: 'headOfDepartment', turn: ['department'] });
    expect((await topics({ TitleEn: 'Forecast of sandstorms' }, await as('thesisApproved'))).similar[0]).toMatchObject({
      titleEn: 'Sandstorm Forecasts',
      status: 'proposed',
    });
  });

  it('that is approved ends what else was proposed', async () => {
    const first = await sent();
    const second = await sent({ ...floods, supervisor: 1, subTopic: 'Storm images' });
    await approved(first);
    const { request } = await find(second);
    expect([request.status, request.history.at(-1)!.office, request.history.at(-1)!.note]).toEqual([
      'canceled',
      'rules',
      expect.stringContaining('approved'),
    ]);
    expect((await here.room.call('getRequests', { query: { status: 'sent', kind: 'thesisTopic' } })).requests).toEqual(
      [],
    );
  });

  it.each([
    ['eligible', 'thesis.postgraduatesOnly'],
    ['frozenStudent', 'MSG-000076'],
    ['thesisApproved', 'thesis.topicApproved'],
  ])('of %s is refused: %s', async (persona, code) => {
    const student = await as(persona);
    const { id } = await drafted({ titleEn: 'x' }, student);
    expect(told(await send(id, student))).toContain(code);
    expect(
      (await student.call('getServices')).services
        .find(({ path }) => path === '/thesisTopic')!
        .reasons.map(({ Code }) => Code),
    ).toContain(code);
  });

  it.each([
    ['2026-09-05T10:00:00+03:00', [422, 'gate.daysOff', 'MSG-000024']],
    ['2026-09-06T07:59:59+03:00', [422, 'MSG-000024']],
    ['2026-09-06T08:00:00+03:00', [200]],
    ['2026-09-11T10:00:00+03:00', [422, 'gate.daysOff']],
    ['2026-11-05T23:59:59+03:00', [200]],
    ['2026-11-08T10:00:00+03:00', [422, 'MSG-000024']],
  ])('at %s answers %j; saving is always possible', async (instant, answer) => {
    await here.room.freeze(instant);
    const student = await as('thesisStudent');
    const { id } = await drafted(floods, student);
    expect(told(await send(id, student))).toEqual(answer);
  });
});

describe('titles like one', () => {
  it('are found in the language they are given in, whatever their form, and never the own', async () => {
    const found = async (query: { TitleEn?: string; TitleAr?: string }) =>
      (await topics(query)).similar.map(({ titleEn, titleAr, likeness }) => [titleEn ?? titleAr, likeness]);
    const fraud = 'Detecting Fraud in Mobile Payments with Graph Neural Networks';
    expect(
      (await found({ TitleEn: 'Fraud detection for a mobile payment: graph networks' })).map(([title]) => title),
    ).toEqual([fraud, 'Detecting Fraud in Mobile Payments by Machine Learning']);
    expect((await found({ TitleAr: 'الكَشْفُ عن الإحتيال بمدفوعات الهاتف' }))[0]![0]).toBe(fraud);
    expect(await found({ TitleEn: 'كشف الاحتيال في المدفوعات' })).toEqual([]);
    expect(await found({ TitleEn: '" OR search_en : * --' })).toEqual([]);
    expect(await found({})).toEqual([]);
    const own = await as('thesisReturned');
    expect(
      (await topics({ TitleEn: 'Detecting Fraud in Mobile Payments by Machine Learning' }, own)).similar.map(
        ({ titleEn }) => titleEn,
      ),
    ).toEqual([fraud]);
    await sent({ ...floods, titleEn: 'Detecting fraud in mobile payments of banks', supervisor: 1 });
    expect(await found({ TitleEn: 'Detecting fraud in mobile payments of banks' })).toHaveLength(2);
    expect((await topics({ TitleEn: 'Detecting fraud in mobile payments of banks' }, own)).similar[0]).toMatchObject({
      likeness: 100,
      status: 'proposed',
      year: 2026,
    });
    expect(JSON.stringify((await topics({ TitleEn: 'fraud mobile payments' }, own)).similar)).not.toContain('Hanan');
    here.db.$client.exec(`insert into thesis_title (thesis_title) values ('integrity-check')`);
  });
});

describe('what waits for the student', () => {
  it('is on the landing page and, on its last day, in the calendar', async () => {
    const student = await as('thesisReturned');
    expect((await student.call('getDashboard')).due[0]).toMatchObject({
      kind: 'request',
      by: '2026-09-21T00:00:00+03:00',
      request: { kind: 'thesisTopic', waitsFor: 'correction' },
    });
    const { content } = await student.call('getCalendarFile');
    expect(content).toContain('SUMMARY:Last day to send again: Thesis topic THS-2026-000001');
    expect(content).toMatch(/UID:request-THS-2026-000001@sis\.university[\s\S]*?DTSTART;VALUE=DATE:20260920/);
    await drafted();
    expect((await here.student.call('getCalendarFile')).content).toMatch(
      /Last day to send: Thesis topic THS-2026-000002/,
    );
    const { token } = await student.call('createCalendarSubscription');
    const feed = await student.send('getCalendarFeed', { params: { token } });
    expect(feed.status).toBe(200);
  });
});

describe('a topic on the record', () => {
  const statusOf = (): unknown => all(here.db, `select status from thesis_topic where sub_topic = 'Sensor placement'`);

  it('ends with the studies, and its supervisor has a place again', async () => {
    const student = await as('thesisApproved');
    await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
    await student.call('sendPermanentWithdrawCode');
    const { hash, consequences } = await student.call('getConsequences', { query: { Kind: 'permanentWithdrawal' } });
    expect(consequences.map(({ name }) => name)).toContain('thesisEnds');
    expect(statusOf()).toEqual([{ status: 'current' }]);
    await student.call('approvePermanentWithdraw', { body: { code: await here.latestCode(), consequences: hash } });
    await here.room.freeze('2026-09-08T10:00:00+03:00');
    expect([statusOf(), await loadOf(4)]).toEqual([[{ status: 'ended' }], 0]);
  });

  // Either all other courses of the plan are passed, or the grades lead to dismissal. Then the grades of the semester
  // are posted.
  it.each([
    [
      'graduation',
      'graduated',
      'completed',
      `insert into course_grade (student_id, course_id, semester_id, grade, credit_hours) select :id, course.id, 20252, 'A', course.credit_hours from student_plan planned join course on course.id = planned.course_id
      where planned.student_id = :id and course.code <> 'ITCS599' and not exists (select 1 from course_grade done where done.student_id = :id and done.course_id = course.id)`,
    ],
    [
      'dismissal',
      'dismissed',
      'ended',
      `update course_grade set grade = 'F' where student_id = :id; update student set warnings = 2 where id = :id`,
    ],
  ])('with %s its supervisor has a place again', async (_, status, topic, change) => {
    const [{ id }] = all<{ id: number }>(
      here.db,
      `select student_id id from thesis_topic where sub_topic = 'Sensor placement'`,
    ) as [{ id: number }];
    here.db.$client.exec(change.replaceAll(':id', String(id)));
    expect([statusOf(), await loadOf(4)]).toEqual([[{ status: 'current' }], 1]);
    await here.advance('2027-01-31T10:00:00+03:00');
    expect(all(here.db, 'select status from student where id = ?', id)).toEqual([{ status }]);
    expect([statusOf(), all(here.db, 'select load from supervisor where instructor_id = 4')]).toEqual([
      [{ status: topic }],
      [{ load: 0 }],
    ]);
  });

  it('goes on through a semester that is postponed', async () => {
    const student = await as('thesisApproved');
    const { consequences } = await student.call('getConsequences', { query: { Kind: 'officialWithdrawal' } });
    expect(consequences.map(({ name }) => name)).not.toContain('thesisEnds');
  });

  it('comes with a replay, whose rows are written without triggers, and is found there as well', async () => {
    const copy = composeFeatures(cloneDatabase(here.db.$client.serialize()));
    const base = composeFeatures(cloneDatabase(here.db.$client.serialize()));
    await sent();
    const differences = differencesFrom(base, here.db);
    expect(differences.map(({ table }) => table).filter((table) => table.startsWith('thesis'))).toEqual([
      'thesis_topic',
    ]);
    applyDifferences(copy, JSON.parse(JSON.stringify(differences)) as typeof differences);
    const found = (db: typeof copy) =>
      similarTopics(db, 0, { titleEn: floods.titleEn, titleAr: '' }).map(({ titleEn }) => titleEn);
    expect([found(base), found(copy)]).toEqual([[], [floods.titleEn]]);
  });
});
