import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type Db } from '../../db/db.ts';
import { toIso } from '../../server/clock/clock.ts';
import { dispatch, sendRequest } from '../../server/features/request/request-commands.ts';
import { productKinds } from '../../server/features.ts';
import { requestById } from '../../server/features/request/request-queries.ts';
import type { Student } from '../../server/academic-record/student-queries.ts';
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
import { roomOfStudent } from '../support/fake-room.ts';
import { answerUntil, monday, roundAt } from '../support/request-lives.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

/**
 * A kind of request made for the tests, used through the calls for all kinds: sent with a code, decided by rules,
 * offices, items or a round.
 */

let server: TestServer;
let room: Client;
let page: Client;
let db: Db;
let student: Student;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => {
  putBack();
  return server.close();
});
beforeEach(async () => {
  ({ room, page, db, student } = await roomOfStudent(server));
});

const declared = (parts: Partial<Parts>, round?: Parameters<typeof fakeKind>[1]) =>
  inPlace(fakeKind({ ...allParts, code: false, fee: null, effect: 'once', route: ['first'], ...parts }, round));
const draft = async (details = {}) =>
  (await page.call('saveDraft', { body: { kind: fakeKindName, details: JSON.stringify(details) } })).request;
const paramsOf = ({ referenceNumber }: { referenceNumber: string }) => ({ params: { referenceNumber } });
const latestCode = async () => (await room.call('getOutbox')).messages[0]!.code!;
const other = (code: string, by = 1): string => String((Number(code) + by) % 10_000).padStart(4, '0');
const after = (seconds: number) => room.freeze(toIso(monday + seconds * 1000));
const rowOf = ({ referenceNumber }: { referenceNumber: string }) =>
  all<{ id: number; status: string; executeAt: number | null }>(
    db,
    'select id, status, execute_at executeAt from request where reference_number = ?',
    referenceNumber,
  )[0]!;
const sending = async (details = {}) => {
  const saved = await draft(details);
  await page.call('sendRequestCode', paramsOf(saved));
  return { ...saved, code: await latestCode() };
};
type Body = { code: string; version?: number; consequences?: string };
const confirm = (request: { referenceNumber: string }, body: Body) =>
  page.send('confirmRequest', { ...paramsOf(request), body });
const refusal = async (request: { referenceNumber: string }, code: string): Promise<unknown[]> => {
  const { status, body } = await confirm(request, { code });
  return [
    status,
    ...(body.Refusals ?? []).map(
      ({ Code, Params }) => `${Code}${typeof Params.context === 'string' ? ` ${Params.context}` : ''}`,
    ),
  ];
};

describe('a request sent by a code', () => {
  it('is a draft until the code is entered, is decided at once and takes effect at the end of the day', async () => {
    declared({ code: true, effect: 'endOfDay', route: ['checks'], cancel: 'sameDay' });
    const saved = await draft();
    expect(saved.actions.map(({ name }) => name)).toEqual(['edit', 'askCode', 'delete']);
    expect(await page.call('sendRequestCode', paramsOf(saved))).toMatchObject({
      digits: 4,
      expiresAt: '2026-09-07T10:03:00+03:00',
      resendSeconds: 30,
      way: { channel: 'sms' },
    });
    const waiting = (await page.call('getRequest', paramsOf(saved))).request;
    expect(waiting).toMatchObject({
      status: 'awaitingCode',
      pendingCode: { digits: 4, resendAt: '2026-09-07T10:00:30+03:00' },
      turn: ['student'],
    });
    expect(waiting.actions.map(({ name }) => name)).toEqual(['askCode', 'confirmCode', 'delete', 'cancel']);
    const { messages, request } = await page.call('confirmRequest', {
      ...paramsOf(saved),
      body: { code: await latestCode(), version: waiting.version },
    });
    expect([messages.map(({ Code }) => Code), request]).toMatchObject([
      ['MSG-000032'],
      {
        status: 'scheduled',
        executeAt: '2026-09-08T00:00:00+03:00',
        pendingCode: null,
        actions: [{ name: 'cancel', until: '2026-09-08T00:00:00+03:00' }],
      },
    ]);
    await room.freeze('2026-09-07T23:59:59+03:00');
    expect(rowOf(saved).status).toBe('scheduled');
    await room.freeze('2026-09-08T00:00:00+03:00');
    expect([rowOf(saved).status, listEffects(db, rowOf(saved).id)]).toEqual(['approved', ['sent', 'approved']]);
    expect(codesOf(await page.send('cancelRequest', paramsOf(saved)))).toEqual(['request.decided']);
  });
  it('is taken back on the same day and not a second later', async () => {
    declared({ code: true, effect: 'endOfDay', route: ['checks'], cancel: 'sameDay' });
    const early = await sending();
    await page.call('confirmRequest', { ...paramsOf(early), body: { code: early.code } });
    await room.freeze('2026-09-07T23:59:59+03:00');
    await page.call('cancelRequest', paramsOf(early));
    expect([rowOf(early).status, listEffects(db, rowOf(early).id)]).toEqual(['canceled', ['sent', 'canceled']]);
  });
  it('is decided by rules alone, at once', async () => {
    declared({ code: true, route: ['checks'], cancel: null });
    const { code, ...saved } = await sending();
    const { request } = await page.call('confirmRequest', { ...paramsOf(saved), body: { code } });
    expect(request).toMatchObject({
      status: 'approved',
      turn: [],
      actions: [],
      history: [
        { decision: 'saved' },
        { decision: 'codeAsked' },
        { decision: 'sent' },
        { decision: 'approved', office: 'rules' },
      ],
    });
    expect(await refusal(saved, code)).toEqual([422, 'MSG-000029']);
  });
  it('is not sent by a wrong code, an old one, a used one or an expired one, and each wrong try counts', async () => {
    declared({ code: true });
    const { code: first, ...saved } = await sending();
    expect(await refusal(saved, other(first))).toEqual([422, 'MSG-000047 wrong']);
    const soon = await page.send('sendRequestCode', paramsOf(saved));
    expect([soon.status, ...codesOf(soon)]).toEqual([429, 'contact.codeTooSoon']);
    await after(29);
    expect((await page.send('sendRequestCode', paramsOf(saved))).status).toBe(429);
    await after(30);
    await page.call('sendRequestCode', paramsOf(saved));
    const second = await latestCode();
    if (first !== second) expect(await refusal(saved, first)).toEqual([422, 'MSG-000047 notLatest']);
    await after(30 + 180);
    expect(await refusal(saved, second)).toEqual([422, 'MSG-000047 expired']);
    expect((await page.call('getRequest', paramsOf(saved))).request).toMatchObject({
      status: 'awaitingCode',
      pendingCode: null,
    });
    await page.call('sendRequestCode', paramsOf(saved));
    await page.call('confirmRequest', { ...paramsOf(saved), body: { code: await latestCode() } });
    expect(rowOf(saved).status).toBe('sent');
    // The code of one request cannot send another request.
    const used = await latestCode();
    const next = await draft();
    expect(await refusal(next, used)).toEqual([422, 'MSG-000029']);
    await after(30 + 180 + 30);
    await page.call('sendRequestCode', paramsOf(next));
    if (used !== (await latestCode())) expect(await refusal(next, used)).toEqual([422, 'MSG-000047 wrong']);
  });
  it('allows five tries, then asks for a new code', async () => {
    declared({ code: true });
    const { code, ...saved } = await sending();
    for (let n = 1; n <= 5; n += 1) expect(await refusal(saved, other(code, n))).toEqual([422, 'MSG-000047 wrong']);
    expect((await refusal(saved, code))[1]).toBe('contact.tooManyTries');
    await after(30);
    await page.call('sendRequestCode', paramsOf(saved));
    await page.call('confirmRequest', { ...paramsOf(saved), body: { code: await latestCode() } });
    expect(rowOf(saved).status).toBe('sent');
  });
  it('says what else stands against it before the code, which costs no try; a code is asked for on a day off', async () => {
    const kind = declared({ code: true });
    const { code, ...saved } = await sending();
    expect((await confirm(saved, { code, version: 1 })).body.Refusals).toMatchObject([{ Code: 'MSG-000030' }]);
    block(db, student.studentId);
    expect(await refusal(saved, other(code))).toEqual([422, 'MSG-000076']);
    expect(all(db, 'select tries, used_at used from verification_code')).toEqual([{ tries: 0, used: null }]);
    db.$client.exec('delete from trial_block');
    delete kind.anyDay;
    await room.freeze('2026-09-11T10:00:00+03:00');
    await page.call('sendRequestCode', paramsOf(saved));
    const friday = await latestCode();
    expect((await refusal(saved, friday))[1]).toMatch(/^gate\.daysOff/);
    expect(rowOf(saved).status).toBe('awaitingCode');
  });
  it("counts as a draft while its code is waited for, and is nobody else's", async () => {
    const kind = declared({ code: true });
    kind.draft = { atMost: 1 };
    const { code, ...saved } = await sending();
    const again = await page.send('saveDraft', { body: { kind: fakeKindName, details: '{}' } });
    expect([again.status, ...codesOf(again)]).toEqual([422, 'MSG-000028']);
    const stranger = await room.fresh().as('gradeAppeal');
    expect((await stranger.send('confirmRequest', { ...paramsOf(saved), body: { code } })).status).toBe(403);
    expect((await stranger.send('sendRequestCode', paramsOf(saved))).status).toBe(403);
  });
});

describe('what is confirmed', () => {
  const hashOf = async (request: { referenceNumber: string }) =>
    (await page.call('getConsequences', { query: { Kind: fakeKindName, Draft: request.referenceNumber } })).hash;

  it('follows from what was saved, and is the same when it is sent', async () => {
    declared({ code: true });
    const saved = await draft({ hurried: true });
    const { hash, consequences } = await page.call('getConsequences', {
      query: { Kind: fakeKindName, Draft: saved.referenceNumber },
    });
    expect([
      consequences[0]?.fils,
      (await page.call('getConsequences', { query: { Kind: fakeKindName } })).consequences[0]?.fils,
    ]).toEqual([-2, -1]);
    await page.call('sendRequestCode', paramsOf(saved));
    const code = await latestCode();
    const wrong = await confirm(saved, { code, consequences: 'A'.repeat(43) });
    expect([wrong.status, ...codesOf(wrong)]).toEqual([409, 'request.consequencesChanged']);
    expect((await confirm(saved, { code, consequences: hash })).status).toBe(200);
  });
  it('is the same for a draft that is sent without a code', async () => {
    const kind = declared({});
    const saved = await draft({ hurried: true });
    const consequences = await hashOf(saved);
    const send = (hurried: boolean) =>
      inTransaction(db, () =>
        sendRequest(db, kind, { student, draft: saved.referenceNumber, details: { hurried }, consequences }, monday),
      );
    expect(() => send(false)).toThrow(/consequencesChanged/);
    expect(send(true).status).toBe('sent');
  });
  it('is asked (409) until it is confirmed, by its code or by the consequences that were read', async () => {
    const kind = declared({});
    const send = (confirmed?: string[], consequences?: string) =>
      inTransaction(db, () =>
        sendRequest(db, kind, { student, details: { reason: 'ask me' }, confirmed, consequences }, monday),
      );
    expect(() => send()).toThrow(/confirmCorequisite/);
    expect(() => send(['registration.confirmLanguage'])).toThrow(/confirmCorequisite/);
    expect(send(['registration.confirmCorequisite']).status).toBe('sent');
    const saved = await draft({ reason: 'ask me' });
    expect(send(undefined, await hashOf(saved)).status).toBe('sent');
  });
  it("is nobody else's draft, nor one of another kind", async () => {
    declared({});
    const saved = await draft();
    const stranger = await room.fresh().as('gradeAppeal');
    expect(
      codesOf(await stranger.send('getConsequences', { query: { Kind: fakeKindName, Draft: saved.referenceNumber } })),
    ).toEqual(['request.notYours']);
    expect(
      codesOf(await page.send('getConsequences', { query: { Kind: 'appeal', Draft: saved.referenceNumber } })),
    ).toEqual(['request.notFound']);
  });
});

const placed = async (): Promise<{ referenceNumber: string }> => {
  declared({ route: ['round', 'answer'] }, (there, waiting, now) =>
    waiting.forEach(({ id }) =>
      dispatch(
        there,
        productKinds[fakeKindName],
        requestById(there, id),
        { name: 'allocated', given: true, note: 'First wish' },
        now,
      ),
    ),
  );
  const request = inTransaction(db, () => sendRequest(db, productKinds[fakeKindName], { student }, monday));
  await room.freeze(toIso(roundAt));
  return request;
};

describe('what a round has given', () => {
  it.each([
    ['accepted', 'approved', 'MSG-000032'],
    ['declined', 'canceled', 'MSG-000033'],
  ] as const)('is %s by the student, also on a day off', async (answer, status, code) => {
    const request = await placed();
    await room.freeze('2026-09-25T10:00:00+03:00');
    const stale = await page.send('answerRequest', { ...paramsOf(request), body: { answer, version: 1 } });
    expect(codesOf(stale)).toEqual(['MSG-000030']);
    const { messages, request: mine } = await page.call('answerRequest', { ...paramsOf(request), body: { answer } });
    expect([messages[0]?.Code, mine.status]).toEqual([code, status]);
    expect(codesOf(await page.send('answerRequest', { ...paramsOf(request), body: { answer } }))).toEqual([
      'request.decided',
    ]);
  });
  it('is lost where nobody answers', async () => {
    const request = await placed();
    await room.freeze(toIso(answerUntil));
    expect(rowOf(request).status).toBe('expired');
  });
});

describe('the landing page', () => {
  const due = async () =>
    (await page.call('getDashboard')).due.flatMap(({ kind, by, path, request }) =>
      kind === 'request' ? [[request?.referenceNumber, request?.waitsFor, by, path]] : [],
    );
  const rowFor = (referenceNumber: string, waitsFor: string, by: string | null) => [
    referenceNumber,
    waitsFor,
    by,
    `/requests/${referenceNumber}`,
  ];

  it('says what waits for the student: a correction, a payment, a code, an answer', async () => {
    declared({ fee: 'desk', code: true });
    const confirmed = await sending();
    expect(await due()).toEqual([rowFor(confirmed.referenceNumber, 'code', null)]);
    await page.call('confirmRequest', { ...paramsOf(confirmed), body: { code: confirmed.code } });
    expect(await due()).toEqual([rowFor(confirmed.referenceNumber, 'payment', null)]);
    inTransaction(db, () =>
      dispatch(
        db,
        productKinds[fakeKindName],
        requestById(db, rowOf(confirmed).id),
        { name: 'end', status: 'canceled', actor: 'registration', note: '' },
        monday,
      ),
    );
    declared({});
    const { referenceNumber } = inTransaction(db, () =>
      sendRequest(db, productKinds[fakeKindName], { student }, monday),
    );
    expect(await due()).toEqual([]);
    await room.call('decideRequest', {
      params: { referenceNumber },
      body: { decision: 'returned', note: 'Why?', fields: ['reason'] },
    });
    expect(await due()).toEqual([rowFor(referenceNumber, 'correction', '2026-09-22T00:00:00+03:00')]);
    await page.call('cancelRequest', { params: { referenceNumber } });
    const given = await placed();
    expect(await due()).toEqual([rowFor(given.referenceNumber, 'answer', toIso(answerUntil))]);
  });
  it('says a draft that may be sent while its period is open, and until when', async () => {
    const kind = declared({});
    const saved = await draft();
    expect(await due()).toEqual([]);
    kind.agenda = 'refund';
    const [window] = all<{ closesAt: number }>(
      db,
      `select closes_at closesAt from agenda where function = 'refund' and semester_id = 20261`,
    );
    expect(await due()).toEqual([rowFor(saved.referenceNumber, 'sending', toIso(window!.closesAt))]);
    block(db, student.studentId);
    expect(await due()).toEqual([]);
    db.$client.exec(`delete from trial_block; delete from agenda where function = 'refund'`);
    expect(await due()).toEqual([]);
  });
});

describe('three offices, each of which may return it', () => {
  it('decide one after the other, and it goes back to whoever returned it', async () => {
    const kind = declared({ route: ['first', 'second'], cancel: 'untilFirstDecision' });
    const steps = kind.steps;
    kind.steps = (...about) =>
      [
        ...steps(...about),
        {
          key: 'third',
          type: 'office' as const,
          office: 'technicalSupport' as const,
          holderId: null,
          days: 10,
          returns: [],
        },
      ].map((step) => (step?.type === 'office' ? { ...step, returns: ['reason'] } : step));
    const { referenceNumber } = inTransaction(db, () =>
      sendRequest(db, kind, { student, details: { reason: 'a' } }, monday),
    );
    const decide = (body: object) =>
      room.call('decideRequest', { params: { referenceNumber }, body: body as { decision: 'approved' } });
    const seen = async () => (await page.call('getRequest', { params: { referenceNumber } })).request;
    for (const office of ['registration', 'advising', 'technicalSupport'] as const) {
      expect((await seen()).turn).toEqual([office]);
      await decide({ decision: 'returned', note: 'Why?', fields: ['reason'] });
      const { version } = await seen();
      await page.call('resendRequest', {
        params: { referenceNumber },
        body: { version, details: JSON.stringify({ reason: `for ${office}` }) },
      });
      expect((await seen()).turn).toEqual([office]);
      await decide({ decision: 'approved' });
    }
    expect(await seen()).toMatchObject({ status: 'approved', turn: [] });
  });
});

describe('several offices at once', () => {
  it('check and collect an item each, and one that refuses ends it for all', async () => {
    declared({ route: ['items'] });
    const send = () =>
      inTransaction(db, () => sendRequest(db, productKinds[fakeKindName], { student }, monday)).referenceNumber;
    const [whole, broken] = [send(), send()];
    const decide = (referenceNumber: string, item: string, decision: 'checked' | 'collected' | 'refused') =>
      room.call('decideRequest', { params: { referenceNumber }, body: { decision, item } });
    const seen = async (referenceNumber: string) =>
      (await page.call('getRequest', { params: { referenceNumber } })).request;
    expect((await seen(whole)).turn).toEqual(['finance', 'studentAffairs']);
    await decide(whole, 'locker', 'checked');
    await decide(whole, 'card', 'collected');
    expect((await seen(whole)).turn).toEqual(['finance']);
    await decide(whole, 'dues', 'checked');
    expect((await seen(whole)).history.map(({ decision, item }) => `${decision} ${item}`)).toEqual([
      'sent null',
      'checked locker',
      'collected card',
      'checked dues',
      'approved null',
    ]);
    await decide(broken, 'dues', 'refused');
    expect(await seen(broken)).toMatchObject({ status: 'refused', turn: [] });
  });
});
