import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/db.ts';
import { limits } from '../../db/schema/university.ts';
import { toErrorResponse } from '../../server/http/errors.ts';
import { refuse, Refused, retryAfter, throwIfRefused, waitParams, type MessageCode } from '../../server/refusal.ts';

const fault = (status: number, more: object = {}): Error => Object.assign(new Error('a fault'), { status, ...more });

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('a refusal', () => {
  it('of a number travels FromTranslation with every reason', () => {
    const refusals = [
      ...refuse('MSG-000004', { hours: 21, maximum: 18 }),
      ...refuse('registration.notOnline', { context: 'btc' }),
    ];
    expect(toErrorResponse(new Refused(refusals), 'en')).toEqual({
      status: 422,
      body: { Message: 'MSG-000004', ErrorMessageType: 'FromTranslation', Details: '', Refusals: refusals },
      headers: {},
      unexpected: false,
    });
  });

  it('without a number travels as a sentence in the caller’s language', () => {
    const refused = new Refused(refuse('registration.prerequisite', { course: 'ITCS333', missing: 'ITCS214' }));
    const [english, arabic] = [toErrorResponse(refused, 'en').body, toErrorResponse(refused, 'ar').body];
    expect(english).toMatchObject({ ErrorMessageType: 'DynamicMessage', Details: '' });
    expect(english.Message).toMatch(/ITCS214/);
    expect(arabic.Message).toMatch(/[\u0621-\u064a]/);
  });

  it('of the university’s own procedures travels FromDataBase with its text', () => {
    expect(toErrorResponse(new Refused(refuse('MSG-000073')), 'en').body).toMatchObject({
      Message: 'MSG-000073',
      ErrorMessageType: 'FromDataBase',
      Details: 'Please Complete Student release process Before you apply for the certificate',
    });
    // The university's text for this code is about clearance. A student with a complete clearance gets the catalogue's
    // sentence instead, which says what else is missing.
    expect(toErrorResponse(new Refused(refuse('MSG-000073', { context: 'graduation' })), 'en').body).toMatchObject({
      Message: 'MSG-000073',
      ErrorMessageType: 'FromTranslation',
      Details: '',
    });
    expect(toErrorResponse(new Refused(refuse('MSG-LOG0-000009')), 'ar').body).toMatchObject({
      Message: 'MSG-LOG0-000009',
      ErrorMessageType: 'FromDataBase',
    });
    expect(toErrorResponse(new Refused(refuse('MSG-LOG0-000009')), 'ar').body.Details).toMatch(/[\u0621-\u064a]/);
  });

  it('carries its status, headers and detail', () => {
    const answer = toErrorResponse(
      new Refused(refuse('account.tooManyAttempts', { minutes: 15 }), {
        headers: { 'Retry-After': '900' },
        detail: 'x',
      }),
      'en',
    );
    expect(answer).toMatchObject({ headers: { 'Retry-After': '900' }, body: { Details: 'x' } });
  });

  it('of a code nobody knows is still an error of the contract', () => {
    for (const code of ['toString', 'constructor', '__proto__', 'MSG-999999', 'x'])
      expect(toErrorResponse(new Refused(refuse(code as MessageCode)), 'en').body, code).toEqual({
        Message: code,
        ErrorMessageType: code.startsWith('MSG-') ? 'FromTranslation' : 'DynamicMessage',
        Details: '',
        Refusals: [{ Code: code, Params: {} }],
      });
  });

  it('is thrown only where there is a reason', () => {
    expect(() => throwIfRefused([])).not.toThrow();
    expect(thrownBy(() => throwIfRefused(refuse('MSG-000004')))).toMatchObject({ status: 422, message: 'MSG-000004' });
    expect(thrownBy(() => throwIfRefused(refuse('registration.sectionFull')))).toMatchObject({ status: 409 });
  });

  it('of what is not there is 404, and says so first, whatever else stands against it', () => {
    for (const code of ['MSG-000010', 'fees.noSuchCharge'] as const) {
      const refused = thrownBy(() =>
        throwIfRefused([...refuse('MSG-000004', { hours: 21, maximum: 18 }), ...refuse(code), ...refuse('MSG-000008')]),
      ) as Refused;
      expect([refused.status, ...refused.refusals.map(({ Code }) => Code)]).toEqual([
        404,
        code,
        'MSG-000004',
        'MSG-000008',
      ]);
    }
  });

  it.each<[number, object, string]>([
    [900_000, { minutes: 15 }, '900'],
    [899_001, { minutes: 15 }, '900'],
    [899_000, { minutes: 14, seconds: 59, context: 'both' }, '899'],
    [60_000, { minutes: 1 }, '60'],
    [59_000, { minutes: 0, seconds: 59, context: 'seconds' }, '59'],
    [1, { minutes: 0, seconds: 1, context: 'seconds' }, '1'],
  ])('for %i milliseconds says so to the second in its text and in its header', (left, params, header) => {
    expect([waitParams(left), retryAfter(left)]).toEqual([params, { 'Retry-After': header }]);
    const said = toErrorResponse(new Refused(refuse('account.tooManyAttempts', waitParams(left))), 'en').body.Message;
    const [, minutes = 0] = /(\d+) minutes?/.exec(said) ?? [];
    const [, seconds = 0] = /(\d+) seconds?/.exec(said) ?? [];
    expect(Number(minutes) * 60 + Number(seconds)).toBe(Number(header));
  });
});

describe('the database', () => {
  it('answers a constraint it refused with MSG-000077 and nothing else', () => {
    const db = openDatabase(':memory:');
    const raw = thrownBy(() =>
      db.$client.exec("insert into university_limit (key, value, note_en, note_ar) values ('a', null, '', '')"),
    );
    const wrapped = thrownBy(() =>
      db
        .insert(limits)
        .values([
          { key: 'a', value: 1, noteEn: '', noteAr: '' },
          { key: 'a', value: 1, noteEn: '', noteAr: '' },
        ])
        .run(),
    );
    for (const error of [raw, wrapped, new Error('outer', { cause: raw })])
      expect(toErrorResponse(error, 'en')).toEqual({
        status: 422,
        body: {
          Message: 'MSG-000077',
          ErrorMessageType: 'FromTranslation',
          Details: '',
          Refusals: [{ Code: 'MSG-000077', Params: {} }],
        },
        headers: {},
        unexpected: false,
      });
  });

  it('that fails otherwise says nothing of the inside', () => {
    const error = thrownBy(() => openDatabase(':memory:').$client.exec('select * from nothing_like_it'));
    const answer = toErrorResponse(error, 'en');
    expect(answer).toMatchObject({ status: 500, unexpected: true });
    expect(JSON.stringify(answer.body)).not.toMatch(/nothing_like_it|SQL|stack/i);
  });
});

describe('a fault of the request', () => {
  it.each([
    [400, 400, 'DEV-000001'],
    [401, 400, 'DEV-000001'],
    [403, 400, 'DEV-000001'],
    [404, 404, 'DEV-000002'],
    [405, 405, 'DEV-000002'],
    [413, 413, 'DEV-000003'],
    [415, 415, 'DEV-000004'],
  ])('%i is answered %i %s', (status, answered, code) => {
    expect(toErrorResponse(fault(status), 'en')).toMatchObject({
      status: answered,
      unexpected: false,
      body: {
        Message: code,
        ErrorMessageType: 'FromTranslation',
        Details: 'a fault',
        Refusals: [{ Code: code, Params: { details: 'a fault' } }],
      },
    });
  });
  it('names each path that is wrong', () => {
    const answer = toErrorResponse(
      fault(400, {
        errors: [
          { path: '/body/a', message: 'must be integer' },
          { path: '/query/b', message: 'is required' },
        ],
      }),
      'en',
    );
    expect(answer.body.Details).toBe('/body/a must be integer; /query/b is required');
  });
});

describe('what nobody foresaw', () => {
  it.each([
    new Error('secret'),
    fault(500),
    fault(200),
    'secret',
    null,
    undefined,
    { status: 400 },
    new TypeError('secret'),
  ])('%s is a GeneralException', (error) => {
    expect(toErrorResponse(error, 'en')).toEqual({
      status: 500,
      body: {
        Message: expect.stringMatching(/^Contact the administrator/) as string,
        ErrorMessageType: 'GeneralException',
        Details: '',
      },
      headers: {},
      unexpected: true,
    });
    expect(JSON.stringify(toErrorResponse(error, 'en'))).not.toContain('secret');
    expect(toErrorResponse(error, 'ar').body.Message).toMatch(/[\u0621-\u064a]/);
  });
});
