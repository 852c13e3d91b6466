import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toErrorBody } from '../../web/api/failure.ts';
import { contractEndpoints } from '../../server/tools/generate/contract-endpoints.ts';
import { endpoints } from '../../web/api/endpoints.gen.ts';
import { CallFailure } from '../../web/api/failure.ts';
import { toAddress, getEndpoint, type OperationId } from '../../web/api/operations.ts';
import { isResponseOf, readAnswer } from '../../web/api/read-response.ts';
import { passwordFaults } from '../../web/features/account/password-validation.ts';

const path = '/api/user/v0/menu/GetMenu' as const;

/** The entry in endpoints.gen.ts for a contract with one call that has these fields. */
const entryOf = (fields: object): string | undefined =>
  contractEndpoints({
    info: { version: '1.0.0' },
    paths: { '/x': { post: { operationId: 'x', ...fields } } },
    components: { parameters: {} },
  })[0]?.content;

describe('a body in parts', () => {
  it('is what the contract declares as multipart/form-data, whatever the path', () => {
    expect(entryOf({ requestBody: { content: { 'multipart/form-data': {} } } })).toContain(
      "x: { method: 'post', path: '/x', multipart: true }",
    );
    expect(entryOf({ requestBody: { content: { 'application/json': {} } } })).toContain(
      "x: { method: 'post', path: '/x' }",
    );
  });
});

describe('a POST with its payload as query parameters too', () => {
  const body = { studFacultyCode: 'F1', confirm: ['a', 'b'], nothing: undefined, whole: { part: 1 } };

  it('has the body in its address, lists repeated, beside what the query says', () => {
    expect(toAddress({ path, payloadInQuery: true }, { body, query: { Period: 'early' } })).toBe(
      `${path}?studFacultyCode=F1&confirm=a&confirm=b&whole=%7B%22part%22%3A1%7D&Period=early`,
    );
  });

  it('is one by the contract alone', () => {
    expect(toAddress({ path }, { body })).toBe(path);
    expect(entryOf({ 'x-payload-in-query': true })).toContain(
      "x: { method: 'post', path: '/x', payloadInQuery: true }",
    );
    expect(entryOf({})).toContain("x: { method: 'post', path: '/x' }");
  });
});

describe('the error body of an answer', () => {
  it.each([[null], ['<html>'], [{ message: 'x' }], [{ Message: 'x', ErrorMessageType: 'Other' }]])(
    '%j has no words of its own',
    (answer) => {
      expect(toErrorBody(answer)).toEqual({
        Message: '',
        ErrorMessageType: 'DynamicMessage',
        Details: '',
        Refusals: [],
      });
    },
  );

  it('may be sentences alone, where a token is verified', () => {
    expect(toErrorBody({ errors: ['Your session has ended.', 'Please sign in again.'] }).Message).toBe(
      'Your session has ended. Please sign in again.',
    );
  });
});

describe('the e-mail address of a form', () => {
  const rules = (email: string): string[] => passwordFaults({ email }).map(({ rule }) => rule);

  it('is required', () => expect(rules('')).toEqual(['emailRequired']));
  it.each([
    'somebody',
    'somebody@',
    '@place.example',
    'somebody@place',
    'some body@place.example',
    'a@b@c.example',
    'a@.example',
    'a@place.',
  ])('%s is no valid name', (email) => expect(rules(email)).toEqual(['emailInvalid']));
  it.each(['a@b.bh', 'first.last+tag@mail.place.example', 'اسم@مثال.البحرين'])('%s is one', (email) =>
    expect(rules(email)).toEqual([]),
  );
  it('comes after the number it belongs to', () =>
    expect(passwordFaults({ studentCode: '', email: '' }).map(({ field }) => field)).toEqual(['studentCode', 'email']));
});

const operations = Object.keys(endpoints) as OperationId[];
const json = { 'content-type': 'application/json' };
const page = '<!doctype html><title>Sign in to the network</title>';

/** A value of the JSON type that each letter stands for. */
const ofKind: Record<string, unknown> = { s: 'word', n: 1, b: true, a: [], o: {}, 0: null };

/** An object with the outer shape of the call's response. */
function fieldsFitting(operation: OperationId): Record<string, unknown> {
  const fields = (getEndpoint(operation).answer?.split('|')[0] ?? '').split(' ').filter(Boolean);
  return Object.fromEntries(
    fields.map((one): [string, unknown] => {
      const [name = '', kinds = ''] = one.split(':');
      return [name, ofKind[kinds.charAt(0)]];
    }),
  );
}

function fitting(operation: OperationId, more: object = {}): Response {
  const { file } = getEndpoint(operation);
  if (file) return new Response('words', { headers: { 'content-type': file.split(' ')[0] ?? '' } });
  return Response.json({ ...fieldsFitting(operation), ...more });
}

const statusOf = async (operation: OperationId, response: Response): Promise<number | 'read'> =>
  readAnswer(operation, response).then(
    () => 'read' as const,
    (failure: unknown) => (failure instanceof CallFailure ? failure.status : -1),
  );

describe('an answer that succeeded', () => {
  it('is read by every call, with fields that a newer API adds', async () => {
    const without = operations.filter(
      (operation) => getEndpoint(operation).answer === undefined && getEndpoint(operation).file === undefined,
    );
    expect(without).toEqual([]);
    for (const operation of operations) {
      expect(await statusOf(operation, fitting(operation)), operation).toBe('read');
      expect(await statusOf(operation, fitting(operation, { addedLater: [{}] })), operation).toBe('read');
    }
  });

  it('lacks a field, or has one of another kind: it is no answer', () => {
    for (const operation of operations) {
      const { answer } = getEndpoint(operation);
      if (!answer || answer.includes('|')) continue;
      const whole = fieldsFitting(operation);
      for (const [name = '', kinds = ''] of answer.split(' ').map((one) => one.split(':'))) {
        const { [name]: _, ...others } = whole;
        const other = Object.entries(ofKind).find(([kind]) => !kinds.includes(kind))?.[1];
        expect(isResponseOf(operation, whole), operation).toBe(true);
        expect(isResponseOf(operation, others), `${operation} without ${name}`).toBe(false);
        expect(isResponseOf(operation, { ...whole, [name]: other }), `${operation} with another ${name}`).toBe(false);
      }
    }
  });

  it.each<[string, () => Response]>([
    ['half a JSON body', () => new Response('{"now":"2026', { headers: json })],
    ['the page of a proxy', () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })],
    ['the page of a proxy that says it is JSON', () => new Response(page, { headers: json })],
    ['an empty object', () => Response.json({})],
    ['a list', () => Response.json([])],
    ['null', () => Response.json(null)],
    ['a sentence', () => Response.json('done')],
    ['nothing', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('', { headers: json })],
  ])('is %s: no call takes it for an answer', async (_, answer) => {
    // A call whose successful response is an HTML page is left out, because another page looks the same. The page of
    // this product makes no such call.
    for (const operation of operations.filter((one) => getEndpoint(one).file !== 'text/html'))
      expect(await statusOf(operation, answer()), operation).toBe(0);
  });

  describe('of which the connection brings only a part', () => {
    let server: Server;
    beforeAll(async () => {
      server = createServer((req, res) => {
        const body = '{"context":{"accessToken":{}}}';
        res.writeHead(200, {
          'content-type': req.url === '/file' ? 'application/pdf' : 'application/json',
          'content-length': body.length,
        });
        res.write(body.slice(0, 12), () => setTimeout(() => res.destroy(), 20));
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    });
    afterAll(() => server.close());
    const from = (path: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

    it('is no answer, JSON or file', async () => {
      expect(await statusOf('refreshToken', await from('/json'))).toBe(0);
      expect(await statusOf('downloadDocument', await from('/file'))).toBe(0);
    });
  });

  it('of a file may be of another type, but no page and no JSON', async () => {
    const sent = (type: string): Response => new Response('words', { headers: { 'content-type': type } });
    for (const type of ['application/pdf; x=1', 'application/octet-stream'])
      expect(await statusOf('downloadDocument', sent(type)), type).toBe('read');
    for (const type of ['text/html', 'text/plain', 'application/json', ''])
      expect(await statusOf('downloadDocument', sent(type)), type).toBe(0);
    expect(await statusOf('getCalendarFeed', sent('text/calendar; charset=utf-8'))).toBe('read');
  });

  it.each(['refreshToken', 'verifyToken'] as const)('of %s may lie in `data`', async (operation) => {
    const whole = (await fitting(operation).json()) as { context: unknown };
    expect(await readAnswer(operation, Response.json({ data: whole }))).toEqual(whole);
    expect(await statusOf('getMenu', Response.json({ data: (await fitting('getMenu').json()) as unknown }))).toBe(0);
  });

  it.each([
    [{ errors: ['The token was withdrawn.'] }],
    [{ data: { errors: { token: ['The token was withdrawn.'] } } }],
  ])('may refuse a token: %j', async (body) => {
    const failure = await readAnswer('verifyToken', Response.json(body)).catch(
      (reason: unknown) => reason as CallFailure,
    );
    expect(failure).toMatchObject({ status: 200, error: { Message: 'The token was withdrawn.' } });
    expect(await statusOf('refreshToken', Response.json(body))).toBe(0);
  });
});
