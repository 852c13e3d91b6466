import {
  isObject,
  listed,
  findRef,
  resolve,
  SchemaDiff,
  type Direction,
  type Document,
  type Json,
} from './schema-diff.ts';

/**
 * A difference that clients or servers of a newer contract must know. `breaking`: true if a client of the older
 * contract may fail.
 */
export type Change = { breaking: boolean; about: string; says: string };

type Call = { id: string; method: string; path: string; operation: Json };
type Parameter = { name: string; in: string; required?: boolean; schema?: unknown };

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
const callsOf = ({ paths }: Document): Map<string, Call> =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        const id =
          typeof operation?.operationId === 'string' ? operation.operationId : `${method.toUpperCase()} ${path}`;
        return operation ? [[id, { id, method: method.toUpperCase(), path, operation }] as const] : [];
      }),
    ),
  );

/** The events that the server sends, by name. */
const eventsOf = ({ webhooks = {} }: Document): Map<string, Json> =>
  new Map(Object.entries(webhooks).flatMap(([name, { post }]) => (post ? [[name, post] as const] : [])));

const isSuccess = (status: string): boolean => status.startsWith('2');
const contentOf = (document: Document, node: unknown): Json => (resolve(document, node).content ?? {}) as Json;
const schemaOf = (content: Json, type: string): unknown => (content[type] as Json | undefined)?.schema;

/** The named schemas that are sent or returned, with the calls that use them. */
function usesOf(document: Document): Map<string, Map<Direction, Set<string>>> {
  const uses = new Map<string, Map<Direction, Set<string>>>();
  const walk = (node: unknown, direction: Direction, call: string): void => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, direction, call));
    if (!isObject(node)) return;
    const name =
      typeof node.$ref === 'string' && node.$ref.startsWith('#/components/schemas/') ? findRef(node) : undefined;
    if (name !== undefined) {
      const of = uses.get(name) ?? new Map<Direction, Set<string>>();
      uses.set(name, of);
      const calls = of.get(direction) ?? new Set<string>();
      of.set(direction, calls);
      if (calls.has(call)) return;
      calls.add(call);
      walk(document.components?.schemas?.[name], direction, call);
    } else if (typeof node.$ref === 'string') walk(resolve(document, node), direction, call);
    for (const [key, value] of Object.entries(node))
      if (key !== 'example' && key !== 'examples') walk(value, direction, call);
  };
  for (const { id, operation } of callsOf(document).values()) {
    walk([operation.parameters, operation.requestBody], 'sent', id);
    for (const [status, response] of Object.entries((operation.responses ?? {}) as Json))
      if (isSuccess(status)) walk(response, 'answered', id);
  }
  for (const { operationId, requestBody } of eventsOf(document).values())
    walk(requestBody, 'answered', String(operationId));
  return uses;
}

const some = (calls: ReadonlySet<string>): string => {
  const [first, second, ...others] = [...calls];
  return others.length ? `${first}, ${second} and ${others.length} more` : [...calls].join(' and ');
};

/** All differences between two contracts: call by call, then those of shared schemas. */
export function contractDiff(before: Document, after: Document): Change[] {
  const changes: Change[] = [];
  const tell = (about: string, says: string, breaking: boolean): void => void changes.push({ about, says, breaking });
  const [old, now] = [callsOf(before), callsOf(after)];
  // The operation id is not transmitted, so a call with the same method and path is the same call.
  const placeOf = ({ method, path }: Call): string => `${method} ${path}`;
  const unnamed = new Map([...now.values()].filter(({ id }) => !old.has(id)).map((one) => [placeOf(one), one]));
  const renamed = new Map(
    [...old.values()].flatMap((was) => {
      const is = now.has(was.id) ? undefined : unnamed.get(placeOf(was));
      return is ? [[was.id, is] as const] : [];
    }),
  );
  const followed = new Set([...renamed.values()].map(({ id }) => id));
  for (const { id, method, path } of now.values())
    if (!old.has(id) && !followed.has(id)) tell(id, `is new: ${method} ${path}.`, false);
  for (const was of old.values()) {
    const is = now.get(was.id) ?? renamed.get(was.id);
    if (is && is.id !== was.id) tell(is.id, `is renamed from ${was.id} to ${is.id}: ${is.method} ${is.path}.`, false);
    if (!is) tell(was.id, `was removed: ${was.method} ${was.path}.`, true);
    else compareCalls(before, after, was, is, tell);
  }
  compareEvents(before, after, tell);
  const [usedBefore, usedAfter] = [usesOf(before), usesOf(after)];
  for (const [name, schema] of Object.entries(after.components?.schemas ?? {})) {
    const older = before.components?.schemas?.[name];
    if (older === undefined) continue;
    for (const direction of ['sent', 'answered'] as const) {
      const calls = usedAfter.get(name)?.get(direction);
      // A schema that only new calls use is new as a whole.
      if (!calls || !usedBefore.get(name)?.get(direction)) continue;
      new SchemaDiff(before, after, (at, says, breaking) =>
        tell(at, `${says} (${direction === 'sent' ? 'Sent to' : 'Answered by'} ${some(calls)}.)`, breaking),
      ).resolved(older, schema, name, direction);
    }
  }
  return changes;
}

type Tell = (about: string, says: string, breaking: boolean) => void;

/** The server sends events, so their bodies are compared as answers. */
function compareEvents(before: Document, after: Document, tell: Tell): void {
  const [old, now] = [eventsOf(before), eventsOf(after)];
  for (const [name, { operationId }] of now)
    if (!old.has(name)) tell(String(operationId), `is a new event: ${name}.`, false);
  for (const [name, was] of old) {
    const is = now.get(name);
    if (!is) {
      tell(String(was.operationId), `is no longer sent: event ${name}.`, true);
      continue;
    }
    const bodyOf = (document: Document, event: Json): unknown =>
      schemaOf(contentOf(document, event.requestBody), 'application/json');
    const schemas = new SchemaDiff(before, after, (at, says, breaking) =>
      tell(String(is.operationId), `${at} ${says}`, breaking),
    );
    schemas.compare(bodyOf(before, was), bodyOf(after, is), 'the event', 'answered');
  }
}

function compareCalls(before: Document, after: Document, was: Call, is: Call, tell: Tell): void {
  const { id } = is;
  if (was.method !== is.method || was.path !== is.path)
    tell(id, `is now ${is.method} ${is.path}, was ${was.method} ${was.path}.`, true);
  const [wasOpen, isOpen] = [was, is].map(
    ({ operation }) => Array.isArray(operation.security) && operation.security.length === 0,
  );
  if (wasOpen !== isOpen) tell(id, isOpen ? 'no longer needs a token.' : 'needs a token now.', !isOpen);
  const schemas = new SchemaDiff(before, after, (at, says, breaking) => tell(id, `${at} ${says}`, breaking));
  compareParameters(before, after, was, is, tell, schemas);
  compareBodies(before, after, was, is, tell, schemas);
  compareAnswers(before, after, was, is, tell, schemas);
  compareExtensions(was, is, tell);
}

function compareParameters(
  before: Document,
  after: Document,
  was: Call,
  is: Call,
  tell: Tell,
  schemas: SchemaDiff,
): void {
  const of = (document: Document, { operation }: Call): Map<string, Parameter> =>
    new Map(
      ((operation.parameters ?? []) as unknown[])
        .map((one) => resolve(document, one) as unknown as Parameter)
        .map((one) => [`${one.in} ${one.in === 'header' ? one.name.toLowerCase() : one.name}`, one]),
    );
  const [old, now] = [of(before, was), of(after, is)];
  const called = ({ in: place, name }: Parameter): string =>
    `${{ query: 'query parameter', path: 'path parameter', header: 'header' }[place] ?? place} \`${name}\``;
  for (const [key, parameter] of now)
    if (!old.has(key))
      tell(
        is.id,
        `the ${called(parameter)} is new and ${parameter.required ? 'required.' : 'optional.'}`,
        parameter.required === true,
      );
  for (const [key, parameter] of old) {
    const then = now.get(key);
    // Unknown headers are ignored, but unknown parameters are refused.
    if (!then)
      tell(
        is.id,
        `the ${called(parameter)} was removed${parameter.in === 'header' ? '.' : ': the server refuses a request that sends it.'}`,
        parameter.in !== 'header',
      );
    else {
      if (Boolean(parameter.required) !== Boolean(then.required))
        tell(
          is.id,
          `the ${called(then)} ${then.required ? 'is now required.' : 'is now optional.'}`,
          then.required === true,
        );
      schemas.compare(parameter.schema, then.schema, `the ${called(then)}`, 'sent');
    }
  }
}

function compareTypes(old: Json, now: Json, what: string, id: string, tell: Tell): void {
  const added = Object.keys(now).filter((type) => !(type in old));
  const gone = Object.keys(old).filter((type) => !(type in now));
  if (added.length) tell(id, `${what} may now be ${listed(added)}.`, what === 'the answer' && gone.length > 0);
  if (gone.length) tell(id, `${what} is no longer ${listed(gone)}.`, true);
}

function compareBodies(before: Document, after: Document, was: Call, is: Call, tell: Tell, schemas: SchemaDiff): void {
  const [old, now] = [was.operation.requestBody, is.operation.requestBody];
  if (!old && !now) return;
  const needed = (document: Document, node: unknown): boolean => resolve(document, node).required === true;
  if (!old)
    return tell(
      is.id,
      `a request body is new and ${needed(after, now) ? 'required.' : 'optional.'}`,
      needed(after, now),
    );
  if (!now) return tell(is.id, 'no longer accepts a request body.', true);
  if (needed(before, old) !== needed(after, now))
    tell(
      is.id,
      needed(after, now) ? 'the request body is now required.' : 'the request body is now optional.',
      needed(after, now),
    );
  const [types, typesNow] = [contentOf(before, old), contentOf(after, now)];
  compareTypes(types, typesNow, 'the body', is.id, tell);
  for (const type of Object.keys(types).filter((one) => one in typesNow))
    schemas.compare(schemaOf(types, type), schemaOf(typesNow, type), 'body', 'sent');
}

function compareAnswers(before: Document, after: Document, was: Call, is: Call, tell: Tell, schemas: SchemaDiff): void {
  const [old, now] = [(was.operation.responses ?? {}) as Json, (is.operation.responses ?? {}) as Json];
  const statuses = (responses: Json): string[] => Object.keys(responses).filter((status) => status !== 'default');
  for (const status of statuses(now)) if (!(status in old)) tell(is.id, `may now answer ${status}.`, isSuccess(status));
  for (const status of statuses(old)) {
    if (!(status in now)) {
      tell(is.id, `no longer answers ${status}.`, isSuccess(status));
      continue;
    }
    const headersOf = (document: Document, responses: Json): string[] =>
      Object.keys(resolve(document, responses[status]).headers ?? {});
    const [headers, headersNow] = [headersOf(before, old), headersOf(after, now)];
    for (const name of headersNow.filter((one) => !headers.includes(one)))
      tell(is.id, `a response ${status} now has the header \`${name}\`; a server must send it.`, false);
    for (const name of headers.filter((one) => !headersNow.includes(one)))
      tell(is.id, `a response ${status} no longer has the header \`${name}\`.`, true);
    // All refusals have the same shape. Their codes are compared below.
    if (!isSuccess(status)) continue;
    const [types, typesNow] = [contentOf(before, old[status]), contentOf(after, now[status])];
    compareTypes(types, typesNow, 'the answer', is.id, tell);
    for (const type of Object.keys(types).filter((one) => one in typesNow))
      schemas.compare(schemaOf(types, type), schemaOf(typesNow, type), 'answer', 'answered');
  }
}

/**
 * The contract's own extensions of OpenAPI. Each has a function that is true if a change may break an older client.
 */
const extensions: Record<string, (was: unknown, is: unknown) => boolean> = {
  'x-gate': (_, is) => is !== undefined,
  'x-explains': () => true,
  'x-stream': () => true,
  'x-body-limit': (was, is) =>
    is !== undefined && Number.parseInt(`${is as string}`, 10) < Number.parseInt(`${(was ?? '0') as string}`, 10),
  'x-secret-answer': (_, is) => is === true,
  'x-anonymous': () => false,
  'x-messages-of': () => false,
  'x-request-call': () => false,
};

function compareExtensions(was: Call, is: Call, tell: Tell): void {
  const codes = ({ operation }: Call): string[] => (operation['x-messages'] ?? []) as string[];
  const added = codes(is).filter((code) => !codes(was).includes(code));
  const gone = codes(was).filter((code) => !codes(is).includes(code));
  if (added.length) tell(is.id, `may now answer ${listed(added)}: a client needs a text for it.`, false);
  if (gone.length) tell(is.id, `no longer answers ${listed(gone)}.`, false);
  for (const [key, isBreaking] of Object.entries(extensions)) {
    const [old, now] = [was.operation[key], is.operation[key]];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    const said = (value: unknown): string =>
      value === undefined ? 'not set' : `\`${JSON.stringify(value).replaceAll('"', '')}\``;
    tell(is.id, `\`${key}\` is now ${said(now)}, was ${said(old)}.`, isBreaking(old, now));
  }
}
