import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../db/root.ts';
import en from '../../locales/en/messages.json';
import { statusOf, type MessageCode } from '../../server/codes.ts';
import { contract, listOperations, routeTable } from '../../server/http/contract.ts';
import { withRefusals } from '../../server/http/refusals.ts';
import { endpoints } from '../../web/api/endpoints.gen.ts';

type Json = { [key: string]: unknown };

const operations = listOperations(contract);
const byId = operations.map((operation) => [operation.id, operation] as const);
const rawOf = (id: string): Json => {
  const operation = operations.find((one) => one.id === id)!;
  return contract.paths[operation.path]![operation.method.toLowerCase()]!;
};

const isObject = (node: unknown): node is Json => typeof node === 'object' && node !== null && !Array.isArray(node);
/** Every object of the document with its JSON pointer. */
const nodes = (node: unknown, path: string[] = []): [pointer: string[], node: Json][] =>
  Array.isArray(node)
    ? node.flatMap((one, index) => nodes(one, [...path, String(index)]))
    : isObject(node)
      ? [
          [path, node],
          ...Object.entries(node).flatMap(([key, value]) =>
            key === 'example' || key === 'examples' ? [] : nodes(value, [...path, key]),
          ),
        ]
      : [];
const all = nodes(contract);
const pointerOf = (path: string[]): string =>
  path.map((part) => part.replace(/~/g, '~0').replace(/\//g, '~1')).join('/');
const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, part) => (isObject(node) ? node[part.replace(/~1/g, '/').replace(/~0/g, '~')] : undefined),
      contract,
    );

describe('the document', () => {
  it('is OpenAPI 3.1', () => {
    expect(contract.openapi).toMatch(/^3\.1\.\d+$/);
    expect(contract.info).toMatchObject({ title: expect.any(String) as string, version: expect.any(String) as string });
  });

  it('refers only to what is there', () => {
    const references = all.flatMap(([, node]) => (typeof node.$ref === 'string' ? [node.$ref] : []));
    expect(references.length).toBeGreaterThan(100);
    expect(
      [...new Set(references)].filter((reference) => !reference.startsWith('#/') || at(reference) === undefined),
    ).toEqual([]);
  });

  it('has no part that nothing refers to', () => {
    const references = new Set(all.flatMap(([, node]) => (typeof node.$ref === 'string' ? [node.$ref] : [])));
    const parts = (['schemas', 'parameters', 'responses'] as const).flatMap((kind) =>
      Object.keys(contract.components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
    );
    expect(parts.filter((part) => !references.has(part))).toEqual([]);
  });

  it('has no null that nobody wrote: a sentence cut at its comma leaves its end as a key of nothing', () => {
    expect(
      all.flatMap(([path, node]) =>
        Object.entries(node)
          .filter(([, value]) => value === null)
          .map(([key]) => [...path, key].join('/')),
      ),
    ).toEqual([]);
  });

  it('adds to what it refers to by allOf: tools read nothing else beside a $ref', () => {
    const beside = all.filter(
      ([, node]) =>
        typeof node.$ref === 'string' && Object.keys(node).some((key) => !['$ref', 'description'].includes(key)),
    );
    expect(beside.map(([path]) => pointerOf(path))).toEqual([]);
  });

  it('has a choice of types as anyOf: generators of clients take the first of a list', () => {
    const lists = all.filter(([, { type }]) => Array.isArray(type) && type.filter((one) => one !== 'null').length > 1);
    expect(lists.map(([path]) => pointerOf(path))).toEqual([]);
  });

  it('closes every object', () => {
    // The declared refusals only restrict the schema Error, which is closed.
    const refusals = /^paths\/.*\/responses\/4|^components\/responses\//;
    const objects = all.filter(
      ([path, node]) =>
        !refusals.test(pointerOf(path.map((part) => part.replace(/\//g, '~1')))) &&
        (node.type === 'object' || ('properties' in node && path.at(-1) !== 'properties')),
    );
    expect(objects.length).toBeGreaterThan(60);
    expect(
      objects
        .filter(
          ([, node]) =>
            node.type !== 'object' || !('additionalProperties' in node) || node.additionalProperties === true,
        )
        .map(([path]) => path.join('/')),
    ).toEqual([]);
  });

  it('asks for no property it does not describe', () => {
    const wrong = all.filter(
      ([, node]) =>
        Array.isArray(node.required) &&
        isObject(node.properties) &&
        node.required.some((name) => !(String(name) in (node.properties as Json))),
    );
    expect(wrong.map(([path]) => path.join('/'))).toEqual([]);
  });

  it('bounds every text, list and number a caller sends', () => {
    const sent = new Set<string>();
    const visit = (node: unknown, where: string): string[] => {
      if (!isObject(node)) return [];
      if (typeof node.$ref === 'string')
        return sent.has(node.$ref) ? [] : (sent.add(node.$ref), visit(at(node.$ref), node.$ref));
      const types = [node.type].flat();
      const own =
        'enum' in node || 'const' in node
          ? []
          : [
              ...(types.includes('string') && !('maxLength' in node || 'pattern' in node || 'format' in node)
                ? [where]
                : []),
              ...(types.includes('array') && !('maxItems' in node) ? [where] : []),
              ...(types.length === 1 && types[0] === 'integer' && !('minimum' in node && 'maximum' in node)
                ? [where]
                : []),
            ];
      return [
        ...own,
        ...Object.entries(node).flatMap(([key, value]) =>
          Array.isArray(value)
            ? value.flatMap((one, index) => visit(one, `${where}/${key}/${index}`))
            : key === 'examples'
              ? []
              : visit(value, `${where}/${key}`),
        ),
      ];
    };
    expect(
      operations.flatMap(({ id }) => {
        const { parameters, requestBody } = rawOf(id);
        return visit({ parameters, requestBody }, id);
      }),
    ).toEqual([]);
  });
});

describe('examples', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(contract, 'contract');
  const inSchemas = all.flatMap(([path, node]) =>
    Array.isArray(node.examples) ? node.examples.map((example) => [pointerOf(path), example] as const) : [],
  );
  const inParameters = all.flatMap(([path, node]) =>
    'example' in node && isObject(node.schema) ? [[pointerOf([...path, 'schema']), node.example] as const] : [],
  );
  const examples = [...inSchemas, ...inParameters];

  it('are there', () => expect(examples.length).toBeGreaterThan(12));
  it.each(examples)('%s', (pointer, example) => {
    const valid = ajv.validate({ $ref: `contract#/${pointer.split('/').map(encodeURIComponent).join('/')}` }, example);
    expect(ajv.errorsText()).toBe('No errors');
    expect(valid).toBe(true);
  });

  const bodies = operations.flatMap(({ id }) => {
    const body = rawOf(id).requestBody as { content?: Record<string, { schema?: { $ref?: string } }> } | undefined;
    const reference = Object.values(body?.content ?? {})[0]?.schema?.$ref;
    return body ? [[id, reference] as const] : [];
  });
  it.each(bodies)('the body of %s has a name', (_, reference) =>
    expect(reference).toMatch(/^#\/components\/schemas\//),
  );
});

describe('the operations', () => {
  it('have ids of their own', () => expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length));

  it.each(byId)('%s is described', (id, { path, file }) => {
    const raw = rawOf(id);
    const tags = (contract.tags as { name: string }[]).map(({ name }) => name);
    expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    expect(raw.tags).toHaveLength(1);
    expect(tags).toContain((raw.tags as string[])[0]);
    expect(raw.summary).toMatch(/\S{3}/);
    const { 'x-messages': codes = [] } = raw as { 'x-messages'?: string[] };
    expect(codes.filter((code) => !(code in en))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    const parameters = ((raw.parameters ?? []) as Json[]).map((parameter) =>
      typeof parameter.$ref === 'string' ? (at(parameter.$ref) as Json) : parameter,
    );
    expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    expect(parameters.filter((parameter) => parameter.in === 'path' && parameter.required !== true)).toEqual([]);
    expect(Object.keys(raw.responses as Json).filter((status) => !/^4\d\d$/.test(status))).toEqual(['200', 'default']);
    expect((raw.responses as Json).default).toEqual({ $ref: '#/components/responses/Error' });
    const { content } = (raw.responses as Record<string, { content: Json }>)['200']!;
    // A download has one of the accepted file types. A signature is a file too.
    if (path.includes('/Download/'))
      expect(Object.keys(content).filter((type) => !/^application\/(pdf|jose|msword|vnd\.)/.test(type))).toEqual([]);
    if (file)
      expect(Object.values(content)).toEqual(
        Object.keys(content).map(() => ({ schema: { type: 'string', format: 'binary' } })),
      );
    else expect(Object.keys(content)).toEqual([raw['x-stream'] === true ? 'text/event-stream' : 'application/json']);
  });

  it('that change something of a record take an idempotency key', () => {
    const changing = operations.filter(
      ({ method, forRecord, explains, secretAnswer }) => method !== 'GET' && forRecord && !secretAnswer && !explains,
    );
    const without = changing.filter(({ id }) => !JSON.stringify(rawOf(id).parameters).includes('/IdempotencyKey'));
    expect(changing.length).toBeGreaterThan(8);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  /**
   * Operations about the catalogue or the subscriptions of other systems, and operations whose id is secret or public.
   */
  const ofNobody = ['courseDetails', 'deleteSubscription', 'getCalendarFeed', 'statusList', 'verifyDocument'];
  it('that name a thing of a record refuse another student’s with a code of their own', () => {
    const named = operations.filter(
      ({ path, tag, id }) => tag !== 'simulator' && path.includes('{') && !ofNobody.includes(id),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(
      named.filter(({ messages }) => !messages.some((code) => /[nN]otYour/.test(code))).map(({ id }) => id),
    ).toEqual([]);
    const inBody = operations.filter(({ id, tag }) => {
      const schemas = JSON.stringify(rawOf(id).requestBody ?? {}).match(/schemas\/(\w+)/g) ?? [];
      return (
        tag !== 'simulator' &&
        schemas.some((name) =>
          /registrationId|PayableItem|"registration"/.test(JSON.stringify(at(`/components/${name}`))),
        )
      );
    });
    expect(
      inBody
        .filter(({ messages, explains }) => !explains && !messages.some((code) => /[nN]otYour/.test(code)))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('below /sim and no others belong to the simulator', () => {
    expect(
      operations.filter(({ path, tag }) => path.startsWith('/sim/') !== (tag === 'simulator')).map(({ id }) => id),
    ).toEqual([]);
  });

  it('are found by their paths', () => {
    const find = routeTable(operations);
    for (const { id, method, path } of operations)
      expect(find(method, path.replace(/\{\w+\}/g, '7')), id).toMatchObject({ operation: { id } });
    expect(find('GET', '/api/user/v0/menu/GetMenu/')).toBeUndefined();
    expect(find('GET', '/api/user/v0/menu')).toBeUndefined();
    expect(find('PATCH', '/sim/clock')).toEqual({ allow: ['GET', 'PUT'] });
    expect(find('DELETE', '/api/course/CourseManagement/DeleteCourse/a%20b')).toMatchObject({
      params: { registrationId: 'a b' },
    });
  });
});

describe('the declared refusals', () => {
  const source = parse(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8'), {
    maxAliasCount: -1,
  }) as typeof contract;

  it('are in openapi.yaml for no call: a person writes what it answers with 200', () => {
    const written = Object.values(source.paths)
      .flatMap((item) => Object.values(item))
      .map(({ operationId, responses }) => [operationId, Object.keys(responses as Json)]);
    expect(written).toHaveLength(operations.length);
    expect(written.filter(([, statuses]) => String(statuses) !== '200')).toEqual([]);
  });

  it('follow from it: the contract is openapi.yaml and nothing else', () =>
    expect(JSON.stringify(withRefusals(source))).toBe(JSON.stringify(contract)));

  it('are every code that a call may refuse with, under its status', () => {
    const missing = operations
      .filter(({ explains }) => !explains)
      .flatMap(({ id, messages, declared }) =>
        messages
          .map((code) => [id, String(statusOf(code as MessageCode)), code] as const)
          .filter(([, status]) => status.startsWith('4'))
          .filter(([, status, code]) => declared[status] !== 'any' && !declared[status]?.includes(code)),
      );
    expect(missing).toEqual([]);
  });

  it('are what a call has already, where it has them', () => expect(withRefusals(contract)).toEqual(contract));
});

it('what comes in parts has Attachments in its path', () => {
  const multipart = operations.filter((operation) => operation.multipart);
  expect(multipart.length).toBeGreaterThan(5);
  expect(multipart.filter(({ path }) => !path.includes('Attachments')).map(({ id }) => id)).toEqual([]);
  const named = operations.filter(({ path, hasBody }) => hasBody && path.includes('Attachments'));
  expect(named.filter((operation) => !operation.multipart).map(({ id }) => id)).toEqual([]);
  const onPage = Object.entries(endpoints).filter(([, endpoint]) => 'multipart' in endpoint);
  expect(onPage.map(([id]) => id).sort()).toEqual(multipart.map(({ id }) => id as string).sort());
});
