import { describe, expect, it } from 'vitest';
import { contract } from '../../server/http/contract.ts';
import { contractDiff } from '../conformance/contract-diff.ts';
import { contractFrom } from '../conformance/contract-place.ts';
import type { Document, Json } from '../conformance/schema-diff.ts';

const calls = ['userLogin', 'selectRecord', 'getMenu', 'getRequests'];
const whole = contract as unknown as Document;
const product: Document = {
  ...whole,
  paths: Object.fromEntries(
    Object.entries(whole.paths).filter(([, item]) =>
      Object.values(item).some(({ operationId }) => calls.includes(String(operationId))),
    ),
  ),
};
const changed = (change: (document: Document) => void): Document => {
  const copy = structuredClone(product);
  change(copy);
  return copy;
};
const operation = (document: Document, id: string): Json => {
  const found = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
type Schema = { properties: Record<string, Json>; required: string[]; enum: unknown[] };
const schema = (document: Document, name: string): Schema => document.components?.schemas?.[name] as unknown as Schema;
const without = <Value>(values: Value[], value: Value): Value[] => values.filter((one) => one !== value);

/**
 * Each case changes the contract in one way. After the change come the call or schema and the message of the
 * difference, and true if the change breaks a client.
 */
const cases: [string, (document: Document) => void, string, string, boolean][] = [
  [
    'an event is gone',
    ({ webhooks }) => delete webhooks!['bh.sis.request.decided.v1'],
    'requestDecided',
    'is no longer sent: event bh.sis.request.decided.v1.',
    true,
  ],
  [
    'an event is new',
    ({ webhooks }) => (webhooks!['bh.sis.new.v1'] = { post: { operationId: 'somethingNew', responses: {} } }),
    'somethingNew',
    'is a new event: bh.sis.new.v1.',
    false,
  ],
  [
    'an event loses a property',
    (document) => {
      const { properties } = schema(document, 'RequestDecided');
      delete properties[Object.keys(properties)[0]!];
    },
    'RequestDecided.specversion',
    'was removed: a server no longer returns it. (Answered by requestDecided.)',
    true,
  ],
  [
    'a call is gone',
    ({ paths }) => delete paths['/api/user/v0/menu/GetMenu'],
    'getMenu',
    'was removed: GET /api/user/v0/menu/GetMenu.',
    true,
  ],
  [
    'a call is new',
    ({ paths }) => (paths['/api/new'] = { get: { operationId: 'getNew', responses: {} } }),
    'getNew',
    'is new: GET /api/new.',
    false,
  ],
  [
    'a call has moved',
    ({ paths }) => {
      paths['/api/menu'] = paths['/api/user/v0/menu/GetMenu']!;
      delete paths['/api/user/v0/menu/GetMenu'];
    },
    'getMenu',
    'is now GET /api/menu, was GET /api/user/v0/menu/GetMenu.',
    true,
  ],
  [
    'a parameter has to be sent',
    (document) =>
      (operation(document, 'getMenu').parameters = [
        { name: 'Kind', in: 'query', required: true, schema: { type: 'string' } },
      ]),
    'getMenu',
    'the query parameter `Kind` is new and required.',
    true,
  ],
  [
    'a parameter may be sent',
    (document) =>
      (operation(document, 'getMenu').parameters = [{ name: 'Kind', in: 'query', schema: { type: 'string' } }]),
    'getMenu',
    'the query parameter `Kind` is new and optional.',
    false,
  ],
  [
    'a field has to be sent',
    (document) => (schema(document, 'RecordChoice').properties.reason = { type: 'string' }),
    'RecordChoice.reason',
    'is new and optional. (Sent to selectRecord.)',
    false,
  ],
  [
    'a field is no longer answered',
    (document) => delete schema(document, 'ChosenRecord').properties.record,
    'ChosenRecord.record',
    'was removed: a server no longer returns it. (Answered by selectRecord.)',
    true,
  ],
  [
    'a field may be missing',
    (document) => (schema(document, 'ChosenRecord').required = []),
    'ChosenRecord.record',
    'may now be missing. (Answered by selectRecord.)',
    true,
  ],
  [
    'a longer text is answered',
    (document) => (schema(document, 'RecordChoice').properties.StudFacultyCode!.maxLength = 20),
    'RecordChoice.StudFacultyCode',
    'maxLength is now `20`, was `40`. (Sent to selectRecord.)',
    true,
  ],
  [
    'a status is new',
    (document) => ((operation(document, 'getMenu').responses as Json)['409'] = { description: 'x' }),
    'getMenu',
    'may now answer 409.',
    false,
  ],
  [
    'an answer is no JSON any more',
    (document) =>
      ((operation(document, 'getMenu').responses as Json)['200'] = {
        description: 'x',
        content: { 'text/plain': { schema: { type: 'string' } } },
      }),
    'getMenu',
    'the answer is no longer `application/json`.',
    true,
  ],
  [
    'a header is new',
    (document) =>
      (((operation(document, 'getMenu').responses as Json)['200'] as Json).headers = {
        ETag: { schema: { type: 'string' } },
      }),
    'getMenu',
    'a response 200 now has the header `ETag`; a server must send it.',
    false,
  ],
  [
    'a code is new',
    (document) =>
      (
        (operation(document, 'getMenu')['x-messages'] as string[] | undefined) ??
        (operation(document, 'getMenu')['x-messages'] = [] as string[])
      ).push('MSG-000001'),
    'getMenu',
    'may now answer `MSG-000001`: a client needs a text for it.',
    false,
  ],
  [
    'a code is gone',
    (document) =>
      (operation(document, 'userLogin')['x-messages'] = without(
        operation(document, 'userLogin')['x-messages'] as string[],
        'MSG-000017',
      )),
    'userLogin',
    'no longer answers `MSG-000017`.',
    false,
  ],
  [
    'a call needs a token',
    (document) => delete operation(document, 'userLogin').security,
    'userLogin',
    'needs a token now.',
    true,
  ],
  [
    'a period opens a call',
    (document) => (operation(document, 'getMenu')['x-gate'] = { workingDays: true }),
    'getMenu',
    '`x-gate` is now `{workingDays:true}`, was not set.',
    true,
  ],
];

describe('between two versions of the contract', () => {
  it('a call that has another name alone is the same call: nothing breaks, and what else is new of it is told', () => {
    const renamed = changed((document) => (operation(document, 'getMenu').operationId = 'getMainMenu'));
    expect(contractDiff(product, renamed)).toEqual([
      {
        about: 'getMainMenu',
        says: 'is renamed from getMenu to getMainMenu: GET /api/user/v0/menu/GetMenu.',
        breaking: false,
      },
    ]);
    const more = changed((document) =>
      Object.assign(operation(document, 'getMenu'), {
        operationId: 'getMainMenu',
        parameters: [{ name: 'Kind', in: 'query', required: true, schema: { type: 'string' } }],
      }),
    );
    expect(contractDiff(product, more)).toContainEqual({
      about: 'getMainMenu',
      says: 'the query parameter `Kind` is new and required.',
      breaking: true,
    });
  });

  it('nothing is told where nothing changed', () =>
    expect(contractDiff(product, structuredClone(product))).toEqual([]));

  it.each(cases)('it is told that %s', (_, change, about, says, breaking) => {
    expect(contractDiff(product, changed(change))).toContainEqual({ about, says, breaking });
  });

  it('a value that is new is refused by nobody who is sent it, and unknown to whom it is answered', () => {
    const [name, values] = Object.entries(product.components?.schemas ?? {}).find(
      ([key, { enum: list }]) => key === 'RequestStatus' && Array.isArray(list),
    )!;
    const more = changed((document) => schema(document, name).enum.push('sleeping'));
    const told = contractDiff(product, more).filter(({ about }) => about === name);
    expect(told.map(({ breaking }) => breaking).sort()).toEqual([false, true]);
    expect(told.every(({ says }) => says.startsWith('may now be `sleeping` too'))).toBe(true);
    const fewer = contractDiff(more, product).filter(({ about }) => about === name);
    expect(fewer.find(({ breaking }) => breaking)?.says).toContain(
      'may no longer be `sleeping`: the server refuses it.',
    );
    expect((values.enum as unknown[]).length).toBeGreaterThan(1);
  });
});

describe('a contract whose refusals are computed', () => {
  const codes = (statuses: string): string =>
    "import type messages from './x.json';\n" +
    `export const statusOf = (code: keyof typeof messages): number => (${statuses})[code as string] ?? 422;\n`;
  const source = JSON.stringify({
    ...whole,
    paths: {
      '/x': {
        get: {
          operationId: 'getMenu',
          tags: ['menu'],
          'x-messages': ['MSG-000001'],
          responses: { '200': { description: 'x' } },
        },
      },
    },
  });

  it('has them by the statuses of its own version', async () => {
    const [before, after] = await Promise.all(
      [codes('{}'), codes("{ 'MSG-000001': 409 }")].map((text) => contractFrom(source, () => text)),
    );
    const statuses = (document: Document | undefined): string[] =>
      Object.entries(operation(document!, 'getMenu').responses as Json)
        .filter(([, response]) => JSON.stringify(response).includes('MSG-000001'))
        .map(([status]) => status);
    expect(statuses(before)).toEqual(['422']);
    expect(statuses(after)).toEqual(['409']);
    expect(contractDiff(before!, after!).map(({ about }) => about)).toContain('getMenu');
  });

  it('keeps those that are written, and another’s contract is taken as it is', async () => {
    const written = JSON.stringify({ paths: { '/x': { get: { responses: { default: {} }, 'x-messages': ['a'] } } } });
    const foreign = JSON.stringify({ paths: { '/x': { get: { responses: { '200': {} } } } } });
    for (const text of [written, foreign]) expect(await contractFrom(text, () => undefined)).toEqual(JSON.parse(text));
    expect(await contractFrom('a: 1', () => undefined)).toBeUndefined();
  });
});
