import { decodeJwt, decodeProtectedHeader, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  byAnotherStudent,
  chooseBadInput,
  createBadTokens,
  isAboutOwn,
  listBadInput,
  namesIdOf,
  type BadInput,
  type BadInputKind,
  type CallInput,
} from '../../server/conformance/bad-input.ts';
import {
  judgeBadInput,
  judgeRepeated,
  listAreaReads,
  repeated,
  withoutInstants,
} from '../../server/conformance/bad-input-judge.ts';
import { contract, listOperations, operationNamed, type Operation } from '../../server/http/contract.ts';
import { parameterFaults } from '../../server/http/response-schema.ts';
import { requestDifferences } from '../../server/watch/judge-request.ts';
import { exampleInputs, shownInputs } from '../support/valid.ts';

/** Bad input made from the contract, each with exactly one fault, and the rules that judge the responses to it. */

const operation = (id: string): Operation => operationNamed(id)!;
const plain = (also: Partial<CallInput> = {}): CallInput => ({ params: {}, query: {}, headers: {}, ...also });
const tokens = new Map([
  ['without a token', undefined],
  ['a malformed token', 'x'],
]);

/** A valid input for each example of each call, except the calls of the simulator. */
const valid = listOperations(contract)
  .filter(({ tag }) => tag !== 'simulator')
  .flatMap((one) =>
    shownInputs(one).map(({ params, query, headers }, index) => {
      const { body } = exampleInputs(one)[index] ?? {};
      const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      const input = plain({ params, query, headers: named, token: 'own', ...(body && { body }) });
      return { one, input };
    }),
  );

/** True if the contract refuses the path, query, headers or JSON body of an input. */
function isRefused(one: Operation, { params, query, headers, body }: CallInput): boolean {
  const given: Record<string, Record<string, unknown>> = { path: params, header: headers };
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const texts = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, textOf(value)]));
  return (
    requestDifferences(one, texts, 'application/json', body === undefined ? '' : JSON.stringify(body)).length > 0 ||
    one.parameters.some((parameter) => {
      const value = given[parameter.in]?.[parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name];
      return value === undefined
        ? parameter.in === 'header' && parameter.required === true
        : parameterFaults(one, parameter, [textOf(value)]).length > 0;
    })
  );
}

describe('bad input of every call', () => {
  const all = valid.flatMap(({ one, input }) =>
    listBadInput(one, input, { record: 'F00000002', tokens }).map((bad) => ({ one, input, bad })),
  );
  const name = (one: Operation, { sent }: BadInput): string => `${one.id} ${sent}`;

  it('is made from input that is valid', () => {
    expect(valid.filter(({ one, input }) => isRefused(one, input)).map(({ one }) => one.id)).toEqual([]);
    expect(valid.length).toBeGreaterThan(150);
  });

  it('has every kind', () => {
    const kinds: BadInputKind[] = [
      ...(['additional', 'date', 'enum', 'foreign', 'format', 'items', 'length', 'missing', 'number'] as const),
      ...(['token', 'type'] as const),
    ];
    expect([...new Set(all.map(({ bad }) => bad.kind))].sort()).toEqual(kinds);
  });

  it('is truly wrong', () => {
    const right = all.filter(
      ({ one, bad }) => bad.kind !== 'token' && bad.kind !== 'foreign' && !one.multipart && !isRefused(one, bad.input),
    );
    expect(right.map(({ one, bad }) => name(one, bad))).toEqual([]);
    expect(all.length).toBeGreaterThan(1_500);
  });

  it('has one wrong part, and the rest as in the valid call', () => {
    const parts = ['params', 'query', 'headers', 'body', 'token'] as const;
    for (const { one, input, bad } of all)
      expect(
        parts.filter((part) => JSON.stringify(bad.input[part]) !== JSON.stringify(input[part])),
        name(one, bad),
      ).toHaveLength(1);
  });

  it('has a name of its own', () => {
    for (const { one, input } of valid) {
      const sent = listBadInput(one, input, { record: 'F00000002', tokens }).map((bad) => bad.sent);
      expect(sent).toEqual([...new Set(sent)]);
    }
  });
});

describe('bad input of one call', () => {
  const sentFor = (id: string, also: Partial<CallInput>, kind: BadInputKind): string[] =>
    listBadInput(operation(id), plain(also))
      .filter((bad) => bad.kind === kind)
      .map(({ sent }) => sent);

  it('is inside lists and objects too', () => {
    const body = { changes: [{ action: 'register', sectionId: 4 }] };
    expect(sentFor('changeRegistration', { body }, 'missing')).toEqual([
      'without /changes',
      'without /changes/0/action',
      'without /changes/0/sectionId',
      'without query StudFacultyCode',
    ]);
    expect(sentFor('changeRegistration', { body }, 'additional')).toContain(
      'an additional /changes/0/notInTheContract',
    );
  });

  it('changes a form in what a text can be wrong in', () => {
    const body = {
      amount: 5_000,
      reason: 'graduated',
      iban: 'BH67BMAG00001299123456',
      proof: new File(['x'], 'x.pdf'),
    };
    expect(sentFor('submitRefund', { body }, 'type')).toEqual(['/amount as string']);
    const [without] = listBadInput(operation('submitRefund'), plain({ body }));
    expect(without).toMatchObject({ sent: 'without /amount', input: { body: { proof: body.proof } } });
  });

  it('has a date that no calendar has', () => {
    const dated = valid.flatMap(({ one, input }) => listBadInput(one, input)).filter(({ kind }) => kind === 'date');
    expect(dated.map(({ sent }) => sent)).not.toEqual([]);
    for (const { input } of dated) expect(JSON.stringify(input)).toContain('2026-02-31');
  });

  it('is limited, with each kind first', () => {
    const of = (kind: BadInputKind, sent: string): BadInput => ({ kind, sent, expects: [400], input: plain() });
    const all = [of('missing', 'a'), of('missing', 'b'), of('missing', 'c'), of('type', 'd'), of('enum', 'e')];
    expect(chooseBadInput(all, 4).map(({ sent }) => sent)).toEqual(['a', 'd', 'e', 'b']);
    expect(chooseBadInput(all, 9)).toHaveLength(5);
    expect(chooseBadInput([], 3)).toEqual([]);
  });
});

describe('a bad token', () => {
  it('has the claims of the valid one, and another key, time or no signature', async () => {
    const [own, claims] = [await generateKeyPair('ES256'), { sub: '7', sid: 'a' }];
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'k' })
      .setExpirationTime('1h')
      .sign(own.privateKey);
    const bad = await createBadTokens(token);
    expect([...bad.keys()]).toEqual([
      'without a token',
      'a token signed by somebody else',
      'an expired token',
      'a token without a signature',
      'a malformed token',
    ]);
    const made = [...bad.values()].filter((one) => one !== undefined);
    for (const one of made) await expect(jwtVerify(one, own.publicKey)).rejects.toThrow();
    const [foreign = '', expired = ''] = made;
    expect(decodeJwt(foreign)).toEqual(decodeJwt(token));
    expect(decodeProtectedHeader(foreign)).toEqual({ alg: 'ES256', kid: 'k' });
    expect(decodeJwt(expired).exp).toBeLessThan(Date.now() / 1000);
    expect(expired.split('.')[2]).toBe(token.split('.')[2]);
  });

  it('is only none or broken where the API has other tokens', async () => {
    expect([...(await createBadTokens('opaque-and-long')).keys()]).toEqual(['without a token', 'a malformed token']);
  });
});

describe('what is a student’s own', () => {
  it.each<[string, Partial<CallInput>, boolean]>([
    ['deleteCourse', { params: { registrationId: 4 } }, true],
    ['dropCourse', { body: { registrationId: 4 } }, true],
    ['getReceipt', { params: { documentNumber: 'REC-2026-000001' } }, true],
    ['selectRecord', { body: { StudFacultyCode: 'F1' } }, true],
    ['registerCourse', { body: { sectionId: 4 } }, false],
    ['courseDetails', { params: { courseId: 4 } }, false],
    ['getStudentInformation', {}, false],
    ['getPlanDetails', { params: { id: 4 } }, false],
    ['getTopHitLinks', {}, false],
  ])('%s', (id, input, own) => expect(isAboutOwn(operation(id), plain(input))).toBe(own));

  it('may be another student’s too, as a message to many is', () => {
    expect(namesIdOf(plain({ params: { id: 12 } }), { items: [{ id: 12 }] })).toBe(true);
    expect(namesIdOf(plain({ params: { id: 12 } }), { items: [{ id: 13, sectionId: 12 }] })).toBe(false);
    expect(namesIdOf(plain({ body: { registrationId: 4 } }), [{ registrationId: 4 }])).toBe(true);
  });

  it('is read before and after by the calls of its area', () => {
    expect(listAreaReads(operation('saveTopHitLinks')).map(({ id }) => id)).toEqual(['getTopHitLinks']);
    expect(listAreaReads(operation('dropCourse')).map(({ id }) => id)).toContain('registeredCourses');
    expect(
      withoutInstants('{"at":"2026-09-07T10:00:00+03:00","day":"2026-09-07","ics":"DTSTAMP:20260907T070000Z"}'),
    ).toBe('{"at":"instant","day":"2026-09-07","ics":"DTSTAMP:instant"}');
  });
});

describe('the answer to bad input', () => {
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const refusal = { Message: 'DEV-000001', ErrorMessageType: 'FromTranslation', Details: '' };
  const answer = (status: number, body: unknown = refusal) => ({ status, headers, text: JSON.stringify(body) });
  const bad = (kind: BadInputKind, expects = [400]): BadInput => ({ kind, sent: 'x', expects, input: plain() });
  const judged = (...[kind, status, changed, body]: [BadInputKind, number, string[]?, unknown?]): string[] =>
    judgeBadInput(operation('saveTopHitLinks'), bad(kind), answer(status, body), changed ?? []).map(
      ({ at, severity }) => `${severity} ${at}`,
    );

  it('is right with the expected status, the shape of errors and nothing changed', () => {
    expect(judged('missing', 400)).toEqual([]);
  });

  it.each<[string, BadInputKind, number, string[], string[]]>([
    ['an error of the server', 'missing', 500, [], ['must status']],
    ['no answer', 'type', 0, [], ['must status']],
    ['success', 'type', 200, [], ['should status']],
    ['success that changes something', 'type', 200, ['getTopHitLinks'], ['must status', 'must read getTopHitLinks']],
    ['success with a bad token', 'token', 200, [], ['must status']],
    ['success with other people’s data', 'foreign', 200, [], ['must status']],
    ['an additional property that is ignored', 'additional', 200, ['getTopHitLinks'], ['note status']],
    ['an additional property that the server falls over', 'additional', 500, [], ['must status']],
    ['a refusal that changes something', 'enum', 400, ['getTopHitLinks'], ['must read getTopHitLinks']],
  ])('%s', (_, kind, status, changed, found) => expect(judged(kind, status, changed)).toEqual(found));

  it('is less than right with another 4xx, and wrong in another shape', () => {
    const limit = { ...refusal, Message: 'link.tooMany', ErrorMessageType: 'DynamicMessage' };
    expect(judged('missing', 422, [], limit)).toEqual(['should status']);
    expect(judged('missing', 400, [], { error: 'no' })).toContain('must /Message');
    expect(judgeBadInput(operation('saveTopHitLinks'), bad('token', [401]), answer(400), [])[0]).toEqual({
      at: 'status',
      says: 'expected 401, got 400',
      severity: 'should',
      sent: 'x',
    });
  });

  it('names no value in quiet mode', () => {
    const text = { ...refusal, ErrorMessageType: 'of somebody' };
    const said = judgeBadInput(operation('saveTopHitLinks'), bad('enum'), answer(400, text), [], true);
    expect(JSON.stringify(said)).not.toContain('of somebody');
  });

  it('is a refusal of another student whether or not the service is open', () => {
    expect(byAnotherStudent(plain()).expects).toEqual([403, 404, 422]);
  });

  describe('to a call with one key', () => {
    const first = { status: 200, body: { id: 1 } };
    const again = (second: [number, unknown?], third: [number, unknown?] = [200, first.body], changed: string[] = []) =>
      judgeRepeated({ first, second: answer(...second), third: answer(...third) }, changed).map(
        ({ at, severity, sent }) => `${severity} ${at}${sent === repeated ? '' : '?'}`,
      );

    it('is the first one', () => expect(again([200, first.body])).toEqual([]));
    it('may be 409 while the first is under way, but not later', () => {
      expect(again([409])).toEqual([]);
      expect(again([200, first.body], [409])).toEqual(['should status']);
    });
    it('may be 401 if the first has ended the session', () => expect(again([401], [401])).toEqual([]));
    it('is a second effect if it is another one', () => expect(again([200, { id: 2 }])).toEqual(['must /']));
    it('shows a second effect in what is read', () =>
      expect(again([200, first.body], [200, first.body], ['getTopHitLinks'])).toEqual(['must read getTopHitLinks']));
    it('is no refusal and no error', () => expect(again([422], [500])).toEqual(['should status', 'must status']));
  });
});
