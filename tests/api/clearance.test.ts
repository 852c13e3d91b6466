import { describe, expect, it } from 'vitest';
import { isClearanceComplete } from '../../server/features/clearance/clearance-facts.ts';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import type { Client } from '../support/client.ts';
import { Room, told } from '../support/room.ts';
import { all, codesOf } from '../support/sandbox-database.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const { as } = here;

const ask = (student: Client) => student.send('submitClearance', { body: { file: sampleFile('clearance-form')! } });
const asked = async (student: Client): Promise<string> => {
  const { status, body } = await ask(student);
  expect(status).toBe(200);
  return body.request.referenceNumber;
};
const rowsOf = async (student: Client) =>
  Object.fromEntries((await student.call('clearanceProcess')).rows.map((row) => [row.item, row]));
const statusesOf = async (student: Client) =>
  Object.fromEntries((await student.call('clearanceProcess')).rows.map(({ item, status }) => [item, status]));
const settle = (
  referenceNumber: string,
  item: string,
  decision: 'checked' | 'collected' | 'refused' = 'checked',
  version?: number,
) =>
  here.room.send('decideRequest', {
    params: { referenceNumber },
    body: { decision, item, ...(version !== undefined && { version }) },
  });
const idOf = (persona: string): number =>
  all<{ id: number }>(
    here.db,
    'select st.id from persona p join account a on a.id = p.account_id join student st on st.person_id = a.person_id where p.key = ?',
    persona,
  )[0]!.id;
const answerSurvey = async (student: Client) => {
  const { parts } = await student.call('getGraduateSurvey');
  const answers = parts.flatMap(({ questions }) =>
    questions.map(({ id, kind }) =>
      kind === 'scale' ? { question: id, value: 4, text: null } : { question: id, value: null, text: 'Good years.' },
    ),
  );
  return student.send('submitGraduateSurvey', { body: { answers } });
};

describe('the self-check', () => {
  it('tells what is missing, for how much, what is in hand and where it is handed in', async () => {
    const student = await as('clearanceMissing');
    const process = await student.call('clearanceProcess');
    expect(process).toMatchObject({
      status: 'active',
      mayGraduate: true,
      completedAt: null,
      requests: [],
      reasons: [{ Code: 'MSG-000070', Params: { fils: 3_500 } }],
    });
    const { idCard, lockerKey, library, dues, survey, record, thesis } = await rowsOf(student);
    expect([
      idCard!.status,
      lockerKey!.status,
      library!.status,
      dues!.status,
      survey!.status,
      record!.status,
      thesis,
    ]).toEqual(['toHandIn', 'ready', 'missing', 'ready', 'missing', 'ready', undefined]);
    expect(library).toMatchObject({
      fils: 3_500,
      reasons: [{ Code: 'MSG-000070' }],
      things: [
        { name: { en: 'Database System Concepts' }, dueOn: '2026-08-27' },
        { name: { en: 'Writing Academic English' } },
      ],
    });
    expect(idCard!.desk).toMatchObject({
      place: { en: 'Security desk, Gate 2, Sakhir campus' },
      opens: '07:30',
      closes: '14:00',
    });
    expect(survey!.reasons).toMatchObject([{ Code: 'clearance.surveyOpen', Params: {} }]);
  });

  it.each([
    [
      'eligible',
      ['clearance.notExpected'],
      { lockerKey: 'toHandIn', library: 'toHandIn', dues: 'missing', record: 'missing', survey: 'missing' },
    ],
    [
      'graduatingCleared',
      [],
      { idCard: 'toHandIn', lockerKey: 'toHandIn', library: 'ready', dues: 'ready', survey: 'ready', record: 'ready' },
    ],
    ['graduatingUnderload', ['MSG-000071'], { record: 'missing' }],
    ['permanentlyWithdrawn', [], { idCard: 'toHandIn', survey: 'ready', record: 'ready' }],
    ['dismissedOneYear', [], { idCard: 'toHandIn', survey: 'ready', record: 'ready' }],
    ['masterGraduating', [], { thesis: 'toHandIn' }],
    ['frozenStudent', ['MSG-000076'], { record: 'missing' }],
    ['admissionCanceled', ['MSG-000068'], { idCard: 'ready', record: 'missing' }],
    ['clearedGraduate', [], { idCard: 'collected', lockerKey: 'collected', library: 'approved', survey: 'approved' }],
    [
      'clearanceUnderWay',
      [],
      {
        idCard: 'pendingCollection',
        lockerKey: 'pendingCollection',
        library: 'approved',
        dues: 'approved',
        survey: 'missing',
        record: 'inReview',
      },
    ],
  ])('of %s', async (persona, reasons, statuses) => {
    const student = await as(persona);
    expect((await student.call('clearanceProcess')).reasons.map(({ Code }) => Code)).toEqual(reasons);
    expect(await statusesOf(student)).toMatchObject(statuses);
  });

  it('follows what is done: a fine paid, the survey sent', async () => {
    const student = await as('clearanceMissing');
    const fine = (await student.call('getOtherFees')).items.find(({ type }) => type === 'libraryFine')!;
    expect((await answerSurvey(student)).status).toBe(200);
    expect(await statusesOf(student)).toMatchObject({ survey: 'ready', library: 'missing' });
    const { paymentId } = await student.call('startPayment', {
      body: { items: [{ kind: 'charge', id: fine.id }], useBalance: false },
    });
    await here.room.call('chargeCard', { params: { id: paymentId }, body: { card: 'accepted' } });
    expect(await statusesOf(student)).toMatchObject({ library: 'toHandIn' });
    expect((await student.call('clearanceProcess')).reasons).toEqual([]);
  });
});

describe('clearance', () => {
  it('is settled by the offices beside each other; the last one releases the student', async () => {
    const student = await as('graduatingCleared');
    const reference = await asked(student);
    const { request } = (await student.call('clearanceProcess')).requests[0]!;
    expect(request).toMatchObject({
      referenceNumber: reference,
      status: 'sent',
      turn: ['security', 'studentAffairs', 'library', 'finance', 'quality', 'registration'],
      dueAt: expect.stringMatching(/^2026-09-09/) as string,
    });
    expect(await statusesOf(student)).toEqual({
      idCard: 'pendingCollection',
      lockerKey: 'pendingCollection',
      library: 'inReview',
      dues: 'inReview',
      survey: 'inReview',
      record: 'inReview',
    });
    expect((await settle(reference, 'library')).status).toBe(200);
    await here.advance('2026-09-08T11:00:00+03:00');
    for (const item of ['survey', 'record', 'dues']) expect((await settle(reference, item)).status).toBe(200);
    expect((await settle(reference, 'lockerKey', 'collected')).status).toBe(200);
    expect(await rowsOf(student)).toMatchObject({
      library: { status: 'approved', collectedAt: '2026-09-07T10:00:00+03:00', collectedBy: 'library' },
      lockerKey: {
        status: 'collected',
        collectedAt: '2026-09-08T11:00:00+03:00',
        collectedBy: 'studentAffairs',
        things: [],
      },
      idCard: { status: 'pendingCollection', collectedAt: null, collectedBy: null },
    });
    expect(isClearanceComplete(here.db, idOf('graduatingCleared'))).toBe(false);
    expect((await settle(reference, 'idCard', 'collected')).body).toMatchObject({ status: 'approved', tasks: [] });
    expect(isClearanceComplete(here.db, idOf('graduatingCleared'))).toBe(true);
    expect(await student.call('clearanceProcess')).toMatchObject({
      completedAt: '2026-09-08T11:00:00+03:00',
      reasons: [],
    });
    expect(
      all(here.db, 'select 1 from loan where student_id = ? and returned_at is null', idOf('graduatingCleared')),
    ).toEqual([]);
    expect((await student.call('getMessages')).items[0]!.subject.en).toBe('Clearance: approved');
  });

  it('is looked at or collected, each in its own way, by the version that was seen', async () => {
    const reference = await asked(await as('graduatingCleared'));
    expect(codesOf(await settle(reference, 'idCard', 'checked'))).toEqual(['request.decided']);
    expect(codesOf(await settle(reference, 'library', 'collected'))).toEqual(['request.decided']);
    expect(told(await settle(reference, 'library', 'checked', 7))).toEqual([422, 'MSG-000030']);
    expect(codesOf(await here.decide(reference))).toEqual(['request.decisionForm']);
  });

  it('waits at an office for what is missing, and goes on once it is there', async () => {
    const student = await as('clearanceUnderWay');
    const reference = (await student.call('clearanceProcess')).requests[0]!.request.referenceNumber;
    expect(told(await settle(reference, 'survey'))).toEqual([422, 'clearance.surveyOpen']);
    const { requests } = await here.room.call('getRequests', { query: { office: 'quality' } });
    expect(
      requests.find(({ referenceNumber }) => referenceNumber === reference)?.tasks.find(({ item }) => item === 'survey')
        ?.reasons,
    ).toMatchObject([{ Code: 'clearance.surveyOpen' }]);
    expect((await answerSurvey(student)).status).toBe(200);
    expect((await settle(reference, 'survey')).status).toBe(200);
    expect(await statusesOf(student)).toMatchObject({ survey: 'approved' });
  });

  it('is on the landing page for as long as something is to be handed in or missing', async () => {
    const student = await as('clearanceUnderWay');
    const due = async () =>
      (await student.call('getDashboard')).due.flatMap(({ kind, by, request }) =>
        kind === 'request' ? [[request?.referenceNumber, request?.waitsFor, by]] : [],
      );
    expect(await due()).toEqual([['CLR-2026-000001', 'items', '2026-09-08T23:59:59+03:00']]);
    for (const item of ['idCard', 'lockerKey'])
      expect((await settle('CLR-2026-000001', item, 'collected')).status).toBe(200);
    expect(await due()).toHaveLength(1);
    await answerSurvey(student);
    expect(await due()).toEqual([]);
  });

  it('may be cancelled until the first decision, and asked for again then', async () => {
    const student = await as('graduatingCleared');
    const first = await asked(student);
    const { id } = (await student.call('clearanceProcess')).requests[0]!;
    expect(told(await ask(student))).toEqual([422, 'MSG-000069']);
    expect((await student.send('cancelClearance', { params: { id } })).status).toBe(200);
    expect((await student.call('getRequest', { params: { referenceNumber: first } })).facts).toContainEqual({
      name: 'idCard',
      type: 'text',
      text: { en: 'Cancelled', ar: 'ملغى' },
    });
    expect(await statusesOf(student)).toMatchObject({ idCard: 'toHandIn', dues: 'ready' });
    const second = await asked(student);
    expect(second).not.toBe(first);
    expect((await settle(second, 'dues')).status).toBe(200);
    const { id: again } = (await student.call('clearanceProcess')).requests[0]!;
    expect(told(await student.send('cancelClearance', { params: { id: again } }))).toEqual([422, 'request.decided']);
    expect(told(await (await as('graduatedNotCleared')).send('cancelClearance', { params: { id: again } }))).toEqual([
      403,
      'request.notYours',
    ]);
  });

  it('is refused by one office for all, and may be asked for again', async () => {
    const student = await as('graduatingCleared');
    const reference = await asked(student);
    await settle(reference, 'dues');
    expect((await settle(reference, 'record', 'refused')).body).toMatchObject({ status: 'refused', tasks: [] });
    expect((await student.call('clearanceProcess')).reasons).toEqual([]);
    expect(isClearanceComplete(here.db, idOf('graduatingCleared'))).toBe(false);
    await asked(student);
  });

  it.each([
    ['clearanceMissing', ['MSG-000070']],
    ['graduatingUnderload', ['MSG-000071']],
    ['eligible', ['clearance.notExpected']],
    ['frozenStudent', ['MSG-000076']],
    ['inactiveEnrolment', ['MSG-000045']],
    ['admissionCanceled', ['MSG-000068']],
    ['clearedGraduate', ['MSG-000069']],
    ['clearanceUnderWay', ['MSG-000069']],
  ])('of %s is refused', async (persona, codes) => expect(told(await ask(await as(persona)))).toEqual([422, ...codes]));

  it.each(['permanentlyWithdrawn', 'dismissedOneYear', 'graduatedNotCleared', 'masterGraduating'])(
    'of %s may be asked for',
    async (persona) => {
      await asked(await as(persona));
    },
  );

  it('needs the form, not empty, and is not sent on a Friday', async () => {
    const student = await as('graduatingCleared');
    expect(told(await student.send('submitClearance', { body: {} }))).toEqual([422, 'request.fileMissing']);
    expect(
      told(
        await student.send('submitClearance', {
          body: { file: new File([], 'form.pdf', { type: 'application/pdf' }) },
        }),
      ),
    ).toEqual([422, 'file.empty']);
    await here.advance('2026-09-11T10:00:00+03:00');
    expect(told(await ask(student))).toEqual([422, 'gate.daysOff']);
  });

  it('keeps a draft with its form, which is then the one request there may be', async () => {
    const student = await as('graduatingCleared');
    const {
      request: { referenceNumber: draft },
    } = await student.call('saveDraft', {
      body: { kind: 'clearance', part: 'file', file: sampleFile('clearance-form')! },
    });
    expect((await student.call('clearanceProcess')).asked).toBe(false);
    expect((await student.send('submitClearance', { body: { draft } })).status).toBe(200);
    expect((await student.call('clearanceProcess')).asked).toBe(true);
    expect(told(await ask(student))).toEqual([422, 'MSG-000069']);
    expect((await student.call('getServices')).services.find(({ service }) => service === 'clearance')).toMatchObject({
      open: false,
      reasons: [{ Code: 'MSG-000069' }],
    });
  });

  it('is of one stretch of studies: a chance after it begins another', async () => {
    const student = await as('dismissedOneYear');
    const reference = await asked(student);
    for (const [item, decision] of [
      ['idCard', 'collected'],
      ['lockerKey', 'checked'],
      ['library', 'checked'],
      ['dues', 'checked'],
      ['survey', 'checked'],
      ['record', 'checked'],
    ] as const)
      expect((await settle(reference, item, decision)).status).toBe(200);
    expect(isClearanceComplete(here.db, idOf('dismissedOneYear'))).toBe(true);
    here.db.$client
      .prepare("update student set status = 'active', chances = chances + 1 where id = ?")
      .run(idOf('dismissedOneYear'));
    expect(isClearanceComplete(here.db, idOf('dismissedOneYear'))).toBe(false);
    expect((await student.call('clearanceProcess')).reasons.map(({ Code }) => Code)).toEqual(['clearance.notExpected']);
  });
});

describe('the graduate survey', () => {
  it('is kept without a way back to who answered it', async () => {
    const student = await as('graduatedNotCleared');
    expect((await answerSurvey(student)).body).toMatchObject({
      messages: [{ Code: 'survey.graduateSent' }],
      doneOn: '2026-09-07',
    });
    expect(told(await answerSurvey(student))).toEqual([422, 'survey.answeredAlready']);
    expect(await student.call('getGraduateSurvey')).toMatchObject({
      doneOn: '2026-09-07',
      reasons: [{ Code: 'survey.answeredAlready' }],
    });
    const rows = all<Record<string, unknown>>(here.db, 'select * from graduate_survey_answer');
    expect(rows).toHaveLength(12);
    expect(Object.keys(rows[0]!).sort()).toEqual(['question_id', 'sheet', 'text', 'value']);
    expect(
      all(here.db, 'select at from graduate_survey_done where student_id = ?', idOf('graduatedNotCleared')),
    ).toEqual([{ at: Date.parse('2026-09-07T00:00:00+03:00') }]);
    expect(told(await answerSurvey(await as('eligible')))).toEqual([422, 'survey.notGraduating']);
  });
});
