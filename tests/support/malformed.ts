import fc from 'fast-check';
import { contract, listOperations, type Operation } from '../../server/http/contract.ts';
import { findBodySchema, resolveReference } from '../../server/http/contract-schema.ts';
import type { Parameter } from '../../server/http/contract-operations.ts';
import { exampleInputs } from './valid.ts';

/**
 * Random requests made from the contract: mostly valid, with a fault in any part. The same seed gives the same
 * requests.
 */

export type WireRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
};

type Json = { [key: string]: unknown };

const rightToLeft = '\u202e\u2066\u0639\u0631\u0628\u064a\u2069\u200f';
const junkTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  rightToLeft,
  '\ufeff',
  '\u{1f600}'.repeat(30),
  'x'.repeat(101),
  'x'.repeat(5000),
  '\ud800',
  'NaN',
  'null',
  'undefined',
  'true',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '١٢',
  '９',
  ' 1',
  '1 ',
  '99999999999999999999',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  "it's",
  '%_\\\\',
  '%',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  '{}',
  '[]',
  '<script>',
  '\r\nX: y',
  '2026-02-31',
  '2026-02-31T00:00:00+03:00',
  '2026-09-07T23:59:60Z',
  '2026-09-07T10:00:00',
  '2026-09-07T10:00:00+25:00',
  '2026-09-07 10:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00+23:59',
  '2040-01-01T00:00:00Z',
  '2099-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
  'F00000000',
  'current',
  'ar',
];
const junkNumbers = [0, -0, -1, 1.5, 1e-7, 1e308, -1e308, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 4294967296];
const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown;
const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...junkTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...junkNumbers) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      { a: { b: {} } },
      JSON.parse('{"__proto__": {"x": 1}}'),
      deep,
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Values known to the server, by the name of their property. */
export type Meanings = ReadonlyMap<string, readonly unknown[]>;
const mostOfName = 8;

/**
 * Collects the plain values of objects by property name, such as from examples and responses: the first `mostOfName`
 * different values of each name.
 */
export function meaningsIn(given: readonly unknown[]): Meanings {
  const found = new Map<string, unknown[]>();
  const collect = (value: unknown, name: string): void => {
    if (Array.isArray(value)) return value.forEach((one) => collect(one, name));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([key, one]) => collect(one, key));
    const values = found.get(name) ?? [];
    if (value !== null && values.length < mostOfName && !values.includes(value)) found.set(name, [...values, value]);
  };
  given.forEach((value) => collect(value, ''));
  return found;
}

/** The path parameters and the body of each example in the contract, as one object. */
export const examplesSent = (): unknown[] =>
  listOperations(contract).flatMap((operation) =>
    exampleInputs(operation).map(({ params, body }) => ({ ...params, ...body })),
  );

/** A random value of the schema, sometimes wrong at any depth. */
function valueOf(node: unknown, meanings: Meanings, name = ''): fc.Arbitrary<unknown> {
  const schema = resolveReference(node);
  const dates =
    schema.format === 'date-time'
      ? [{ weight: 3, arbitrary: fc.constantFrom(...junkTexts.filter((text) => /^\d{4}-/.test(text))) }]
      : [];
  const valid = validOf(schema, meanings, name);
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: junk }, ...dates);
}

function validOf(schema: Json, meanings: Meanings, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = (schema.oneOf ?? schema.anyOf) as unknown[] | undefined;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, meanings, name)));
  const [type] = [schema.type].flat();
  const known = (meanings.get(name) ?? []).filter((value) => typeof value === (type === 'integer' ? 'number' : type));
  const plain = plainOf(schema, type, meanings);
  return known.length
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: plain })
    : plain;
}

function plainOf(schema: Json, type: unknown, meanings: Meanings): fc.Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') {
    const [low, high] = [Number(schema.minimum ?? -5), Number(schema.maximum ?? 1e15)];
    return fc.oneof(
      fc.integer({ min: Math.max(low, 1), max: Math.max(low, Math.min(high, 60)) }),
      fc.constantFrom(low, high, low - 1, high + 1, low + 0.5),
    );
  }
  if (type === 'array') return fc.array(valueOf(schema.items, meanings), { maxLength: 4 });
  if (type === 'object') return objectOf(schema, meanings);
  if (schema.format === 'date-time')
    return fc.constantFrom('2026-09-07T10:00:00+03:00', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00.5+03:00');
  const least = Number(schema.minLength ?? 0);
  return fc.oneof(
    fc.string({ minLength: least, maxLength: Math.max(least, Math.min(Number(schema.maxLength ?? 20), 30)) }),
    fc.constantFrom(
      'x'.repeat(Math.min(Number(schema.maxLength ?? 10), 5000)),
      'x'.repeat(Math.min(Number(schema.maxLength ?? 10), 5000) + 1),
      rightToLeft,
    ),
  );
}

function objectOf(schema: Json, meanings: Meanings): fc.Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Json;
  const required = (schema.required ?? []) as string[];
  const shape = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, valueOf(value, meanings, key)])),
    { requiredKeys: required },
  );
  return fc
    .tuple(
      shape,
      fc.integer({ min: 0, max: 19 }),
      fc.constantFrom('extra', '__proto__', 'constructor', '', '\u0000', 'Body'),
    )
    .map(([made, fate, extra]) => {
      const keys = Object.keys(made);
      if (fate === 0) return Object.fromEntries(Object.entries(made).slice(1));
      if (fate === 1)
        return JSON.parse(
          `${JSON.stringify(made).slice(0, -1)}${keys.length ? ',' : ''}${JSON.stringify(extra)}:1}`,
        ) as unknown;
      return made;
    });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

function queryOf(parameters: Parameter[], meanings: Meanings): fc.Arbitrary<string> {
  const pairs = parameters.map((parameter) =>
    fc
      .tuple(valueOf(parameter.schema, meanings, parameter.name), fc.integer({ min: 0, max: 29 }))
      .map(([value, fate]) => {
        const name = encode(parameter.name);
        if (fate === 0 || (!parameter.required && fate > 14)) return '';
        if (fate === 1) return `${name}=${encode(asText(value))}&${name}=${encode(asText(value))}`;
        if (fate === 2) return `${name}[]=${encode(asText(value))}`;
        if (fate === 3) return `${name}[a][b]=1`;
        if (fate === 4) return name;
        if (fate === 5) return `${name}=%E0%A4%A`;
        return [value]
          .flat()
          .map((one) => `${name}=${encode(asText(one))}`)
          .join('&');
      }),
  );
  return fc
    .tuple(fc.tuple(...pairs), fc.integer({ min: 0, max: 19 }))
    .map(([parts, fate]) =>
      [...parts, fate === 0 ? 'unknown=1' : fate === 1 ? '__proto__[x]=1' : ''].filter(Boolean).join('&'),
    );
}

const rawBodies = [
  '',
  '{',
  '[',
  '"x"',
  'null',
  '1',
  'NaN',
  '{"a":1,}',
  '\ufeff{}',
  '{"a":"\u0000"}',
  '{}{}',
  "{'a':1}",
  `{"a":"${'x'.repeat(120_000)}"}`,
  '[1,2,3]',
  '{"a":1e999}',
  '\\',
];
const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=bogus',
  'garbage',
  ';',
  'application/json;;',
  'application/problem+json',
  '*/*',
];

type Wire = { body: string | Buffer | undefined; type: string | undefined; encoding: string | undefined };

const boundary = 'a-boundary-of-its-own';
const partNames = ['extra', '__proto__', 'constructor', 'a[b]', 'a[b][c]', 'a[]', '', 'x'.repeat(200), 'file'];
const partHeads = [
  '',
  'Content-Type: text/plain',
  'Content-Disposition: form-data',
  'Content-Transfer-Encoding: base64',
  'nonsense',
];
const fileNames = [
  'letter.pdf',
  'letter.docx',
  '../../etc/passwd',
  '',
  'رسالة.pdf',
  '\u202efdp.exe',
  'x'.repeat(400),
  'a"b.pdf',
  'a%22.pdf',
  "'; drop",
];
const contents = ['', '%PDF-1.7\n', 'PK\u0003\u0004', '\u0000', 'text', 'x'.repeat(70_000)];

/**
 * A random multipart body: the parts of the schema, sometimes wrong, missing, repeated or unknown, or no multipart
 * body at all.
 */
function partsOf(schema: Json, meanings: Meanings): fc.Arbitrary<Wire> {
  const properties = Object.entries((schema.properties ?? {}) as Json);
  const part = (name: string, node: unknown): fc.Arbitrary<string[]> => {
    const isFile = resolveReference(node).format === 'binary';
    const text = valueOf(node, meanings, name).map(
      (value) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${asText(value)}`,
    );
    const file = fc
      .tuple(fc.constantFrom(...fileNames), fc.constantFrom(...contents))
      .map(
        ([fileName, content]) =>
          `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${content}`,
      );
    return fc
      .tuple(isFile ? file : text, isFile ? text : file, fc.integer({ min: 0, max: 24 }))
      .map(([right, wrong, fate]) => (fate === 0 ? [] : fate === 1 ? [wrong] : fate === 2 ? [right, right] : [right]));
  };
  const foreign = fc
    .tuple(fc.constantFrom(...partNames), fc.constantFrom(...partHeads), fc.integer({ min: 0, max: 9 }))
    .map(([name, head, fate]) =>
      fate < 2
        ? [`Content-Disposition: form-data; name="${name}"${head ? `\r\n${head}` : ''}\r\n\r\n1`]
        : fate === 2
          ? [head]
          : [],
    );
  const made = fc
    .tuple(fc.tuple(...properties.map(([name, node]) => part(name, node))), foreign, fc.integer({ min: 0, max: 14 }))
    .map(([parts, more, fate]): Wire => {
      const body = `${[...parts.flat(), ...more].map((one) => `--${boundary}\r\n${one}\r\n`).join('')}--${boundary}--\r\n`;
      return {
        body: fate === 0 ? body.slice(0, body.length / 2) : body,
        type:
          fate === 1
            ? 'multipart/form-data'
            : fate === 2
              ? 'multipart/form-data; boundary=another'
              : `multipart/form-data; boundary=${boundary}`,
        encoding: undefined,
      };
    });
  return fc.oneof(
    { weight: 14, arbitrary: made },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...rawBodies)
        .map((body): Wire => ({ body, type: `multipart/form-data; boundary=${boundary}`, encoding: undefined })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(made, fc.constantFrom(undefined, 'application/json', ...contentTypes))
        .map(([wire, type]): Wire => ({ ...wire, type })),
    },
    {
      weight: 1,
      arbitrary: made.chain((wire) =>
        fc.constantFrom('gzip', 'br', 'bogus').map((encoding): Wire => ({ ...wire, encoding })),
      ),
    },
  );
}

function bodyOf(operation: Operation, meanings: Meanings): fc.Arbitrary<Wire> {
  const schema = findBodySchema(operation);
  const plain = { type: undefined, encoding: undefined };
  if (!schema)
    return fc.constantFrom<Wire>(
      { body: undefined, ...plain },
      { body: undefined, ...plain },
      { body: undefined, ...plain },
      { body: '{}', type: 'application/json', encoding: undefined },
      { body: '{', type: 'application/json', encoding: undefined },
      { body: 'x', type: 'text/plain', encoding: undefined },
    );
  if (operation.multipart) return partsOf(schema, meanings);
  const made = valueOf(schema, meanings).map((value): Wire => ({
    body: JSON.stringify(value),
    type: 'application/json',
    encoding: undefined,
  }));
  const examples = exampleInputs(operation).flatMap(({ body }) => (body ? [JSON.stringify(body)] : []));
  return fc.oneof(
    { weight: 12, arbitrary: made },
    {
      weight: examples.length && 2,
      arbitrary: fc
        .constantFrom(...examples, '{}')
        .map((body): Wire => ({ body, type: 'application/json', encoding: undefined })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...rawBodies)
        .map((body): Wire => ({ body, type: 'application/json', encoding: undefined })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(made, fc.constantFrom(undefined, ...contentTypes))
        .map(([wire, type]): Wire => ({ ...wire, type })),
    },
    {
      weight: 1,
      arbitrary: made.chain((wire) =>
        fc.constantFrom('gzip', 'br', 'deflate', 'bogus').map((encoding): Wire => ({ ...wire, encoding })),
      ),
    },
  );
}

const segments = [
  '%',
  '%E0%A4%A',
  '%2F',
  '..%2f..',
  '%00',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '9007199254740992',
  '999999999999999999999999',
  '%20',
  'a b'.replace(' ', '%20'),
  'x'.repeat(3000),
  '%D8%B9',
  '[',
  '{id}',
  ':id',
  ';',
  '~',
];

/** Random requests to one operation below `prefix`, with these headers. */
export function malformedRequests(
  operation: Operation,
  meanings: Meanings,
  prefix: string,
  headers: Record<string, string>,
): fc.Arbitrary<WireRequest> {
  const parameters = operation.parameters;
  const inPath = parameters.filter((one) => one.in === 'path');
  const path = fc
    .tuple(
      ...inPath.map((one) =>
        fc.oneof(
          {
            weight: 3,
            arbitrary: validOf(resolveReference(one.schema), meanings, one.name).map(
              (value) => encode(asText(value)) || '%20',
            ),
          },
          { weight: 2, arbitrary: fc.constantFrom(...segments) },
        ),
      ),
    )
    .map((values) =>
      inPath.reduce((text, { name }, index) => text.replace(`{${name}}`, () => values[index] ?? ''), operation.path),
    );
  const language = fc.constantFrom('en', 'ar', 'ar-BH,en;q=0.5', '*', ';;;', 'x'.repeat(300));
  const key = fc.constantFrom(
    undefined,
    undefined,
    undefined,
    'short',
    'a-key-of-a-good-length',
    'x'.repeat(101),
    'x'.repeat(100),
  );
  const token = fc.oneof(
    { weight: 19, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('Bearer', 'Bearer x.y.z', 'Basic eA==', 'Bearer eyJhbGciOiJub25lIn0.e30.'),
    },
  );
  return fc
    .tuple(
      path,
      queryOf(
        parameters.filter((one) => one.in === 'query'),
        meanings,
      ),
      bodyOf(operation, meanings),
      language,
      key,
      token,
    )
    .map(([where, query, wire, accept, idempotencyKey, authorization]) => ({
      method: operation.method,
      path: `${prefix}${where}${query ? `?${query}` : ''}`,
      headers: {
        ...headers,
        'accept-language': accept,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(authorization !== undefined && { authorization }),
        ...(wire.type !== undefined && { 'content-type': wire.type }),
        ...(wire.encoding !== undefined && { 'content-encoding': wire.encoding }),
      },
      body: wire.body,
    }));
}
