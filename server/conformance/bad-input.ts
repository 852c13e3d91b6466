import {
  base64url,
  decodeJwt,
  decodeProtectedHeader,
  generateKeyPair,
  generateSecret,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { lazily } from '../../seed/yaml-file.ts';
import { contract, listOperations, type Operation } from '../http/contract.ts';
import { findBodySchema, resolveReference, type ContractNode } from '../http/contract-schema.ts';
import type { Parameter } from '../http/contract-operations.ts';
import { parameterFaults, requestFaults } from '../http/response-schema.ts';

/** Bad input made from the input of a valid call, with one fault each. */

/**
 * The input of a call. Header names are in lower case. `token` is the bearer token; undefined for a call without a
 * session.
 */
export type CallInput = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body?: unknown;
  token?: string;
};

/** The kinds of faults. `foreign`: another student's record. `token`: no token, or one that must be refused. */
export type BadInputKind =
  | 'foreign'
  | 'token'
  | 'missing'
  | 'type'
  | 'number'
  | 'length'
  | 'enum'
  | 'date'
  | 'format'
  | 'items'
  | 'additional';

export type BadInput = {
  kind: BadInputKind;
  /** The fault in words, such as "without /sectionId". */
  sent: string;
  /** The statuses with which a server may refuse the input. */
  expects: readonly number[];
  input: CallInput;
};

/** A wrong value, with its kind of fault and the fault in words. */
type Wrong = { kind: BadInputKind; sent: string; value: unknown };

const unknownName = 'notInTheContract';
/**
 * A `maxLength` of this size or more is not tested, because a longer text would exceed the size limit of the body,
 * which is another fault.
 */
const longestText = 20_000;

const jsonTypeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

/** A text that does not match the pattern; undefined if it matches all texts tried. */
const unmatched = (pattern: string): string | undefined =>
  ['!', 'x', '0', ''].find((text) => !new RegExp(pattern, 'u').test(text));

const wrongFormats: Record<string, [kind: BadInputKind, value: string]> = {
  date: ['date', '2026-02-31'],
  'date-time': ['date', '2026-02-31T10:00:00+03:00'],
  email: ['format', 'no-address'],
  uuid: ['format', 'no-uuid'],
  uri: ['format', 'no address'],
};

/**
 * Wrong values that follow from a schema alone, without a valid value: type, enum, range, length, pattern and format.
 */
function* wrongPlain(schema: ContractNode, at: string): Generator<Wrong> {
  const { minimum, maximum, minLength, maxLength, pattern, format } = schema as {
    minimum?: number;
    maximum?: number;
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
  };
  const types = [schema.type].flat();
  const ofOtherType = ['text', 7, true].find((value) => {
    const type = jsonTypeOf(value);
    return !types.includes(type) && !(type === 'integer' && types.includes('number'));
  });
  if (schema.type !== undefined && ofOtherType !== undefined)
    yield { kind: 'type', sent: `${at} as ${jsonTypeOf(ofOtherType)}`, value: ofOtherType };
  if (schema.enum) yield { kind: 'enum', sent: `${at} outside the list of values`, value: unknownName };
  if (minimum !== undefined) yield { kind: 'number', sent: `${at} below ${minimum}`, value: minimum - 1 };
  if (maximum !== undefined) yield { kind: 'number', sent: `${at} above ${maximum}`, value: maximum + 1 };
  if (minLength) yield { kind: 'length', sent: `${at} shorter than ${minLength}`, value: 'x'.repeat(minLength - 1) };
  if (maxLength !== undefined && maxLength < longestText)
    yield { kind: 'length', sent: `${at} longer than ${maxLength}`, value: 'x'.repeat(maxLength + 1) };
  const otherForm = pattern === undefined ? undefined : unmatched(pattern);
  if (otherForm !== undefined) yield { kind: 'format', sent: `${at} in another form`, value: otherForm };
  const [kind, value] = wrongFormats[format ?? ''] ?? [];
  if (kind !== undefined)
    yield { kind, sent: kind === 'date' ? `${at} on 31 February` : `${at} in another form`, value };
}

function* wrongList(schema: ContractNode, list: unknown[], at: string): Generator<Wrong> {
  const { minItems, maxItems, uniqueItems } = schema as { minItems?: number; maxItems?: number; uniqueItems?: boolean };
  const [first] = list;
  if (minItems)
    yield { kind: 'items', sent: `${at} with fewer than ${minItems} items`, value: list.slice(0, minItems - 1) };
  if (first === undefined) return;
  if (maxItems !== undefined)
    yield {
      kind: 'items',
      sent: `${at} with more than ${maxItems} items`,
      value: Array.from({ length: maxItems + 1 }, (_, index) => list[index % list.length]),
    };
  if (uniqueItems) yield { kind: 'items', sent: `${at} with an item twice`, value: [first, first] };
  for (const wrong of wrongValues(schema.items, first, `${at}/0`))
    yield { ...wrong, value: [wrong.value, ...list.slice(1)] };
}

function* wrongObject(schema: ContractNode, value: ContractNode, at: string): Generator<Wrong> {
  for (const name of (schema.required ?? []) as string[]) {
    const { [name]: _, ...rest } = value;
    yield { kind: 'missing', sent: `without ${at}/${name}`, value: rest };
  }
  yield { kind: 'additional', sent: `an additional ${at}/${unknownName}`, value: { ...value, [unknownName]: 'x' } };
  for (const [name, property] of Object.entries((schema.properties ?? {}) as ContractNode))
    if (value[name] !== undefined && resolveReference(property).format !== 'binary')
      for (const wrong of wrongValues(property, value[name], `${at}/${name}`))
        yield { ...wrong, value: { ...value, [name]: wrong.value } };
}

/**
 * Wrong values made from a valid value of a schema, with one fault each. With `oneOf` or `anyOf`, some may be valid by
 * another alternative.
 */
function* wrongValues(node: unknown, value: unknown, at: string): Generator<Wrong> {
  const schema = resolveReference(node);
  for (const choice of (schema.oneOf ?? schema.anyOf ?? []) as unknown[]) yield* wrongValues(choice, value, at);
  yield* wrongPlain(schema, at || '/');
  if (Array.isArray(value)) yield* wrongList(schema, value, at);
  else if (typeof value === 'object' && value !== null) yield* wrongObject(schema, value as ContractNode, at);
}

/**
 * The values of form data as a server reads them: a file is an empty text, and digits are a number where the schema has
 * an integer.
 */
function toFormValues(operation: Operation, body: object): ContractNode {
  const properties = (findBodySchema(operation)?.properties ?? {}) as ContractNode;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (value instanceof Blob) return [name, ''];
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const isNumber = [resolveReference(properties[name]).type].flat().includes('integer') && /^-?\d+$/.test(text);
      return [name, isNumber ? Number(text) : text];
    }),
  );
}

/**
 * In form data and parameters every value is text, so a wrong type is only possible as a word in place of a number or
 * boolean.
 */
const isWrongText = ({ kind, sent }: Wrong): boolean => kind !== 'type' || sent.endsWith(' as string');

function* wrongBodies(operation: Operation, { body }: CallInput): Generator<Wrong> {
  const schema = findBodySchema(operation);
  if (!schema || body === undefined) return;
  if (!operation.multipart) {
    for (const wrong of wrongValues(schema, body, '')) if (requestFaults(operation, wrong.value).length) yield wrong;
    return;
  }
  for (const wrong of wrongObject(schema, body as ContractNode, ''))
    if (isWrongText(wrong) && requestFaults(operation, toFormValues(operation, wrong.value as object)).length)
      yield wrong;
}

/**
 * Wrong texts for a parameter; for a list, texts with one wrong item. Empty texts are left out, because they count as a
 * missing parameter.
 */
function* wrongTexts(operation: Operation, parameter: Parameter): Generator<Wrong & { value: string }> {
  const schema = resolveReference(parameter.schema);
  const one = schema.type === 'array' ? resolveReference(schema.items) : schema;
  for (const wrong of wrongPlain(one, `${parameter.in} ${parameter.name}`)) {
    const value = String(wrong.value);
    if (value && isWrongText(wrong) && parameterFaults(operation, parameter, [value]).length) yield { ...wrong, value };
  }
}

const placeOf: Record<string, 'params' | 'query' | 'headers'> = { path: 'params', query: 'query', header: 'headers' };

function* wrongParameters(operation: Operation, input: CallInput): Generator<BadInput> {
  const parameters = operation.parameters;
  for (const parameter of parameters) {
    const place = placeOf[parameter.in]!;
    const name = place === 'headers' ? parameter.name.toLowerCase() : parameter.name;
    // A server may also answer 404 if no operation matches the path.
    const expects = place === 'params' ? [400, 404] : [400];
    const { [name]: _, ...others } = input[place];
    if (parameter.required && place !== 'params')
      yield {
        kind: 'missing',
        sent: `without ${parameter.in} ${parameter.name}`,
        expects,
        input: { ...input, [place]: others },
      };
    for (const { kind, sent, value } of wrongTexts(operation, parameter))
      yield { kind, sent, expects, input: { ...input, [place]: { ...others, [name]: value } } };
  }
  yield {
    kind: 'additional',
    sent: `an additional query ${unknownName}`,
    expects: [400],
    input: { ...input, query: { ...input.query, [unknownName]: 'x' } },
  };
}

/**
 * Tokens that must be refused, made from a valid one, by the fault in words. Undefined stands for no token. From a
 * token that is no JWT, only the missing and the malformed one are made.
 */
export async function createBadTokens(token: string): Promise<Map<string, string | undefined>> {
  const tokens = new Map<string, string | undefined>([['without a token', undefined]]);
  try {
    const [head = '', , signature = ''] = token.split('.');
    const [header, claims] = [decodeProtectedHeader(token), decodeJwt(token)];
    const algorithm = header.alg ?? '';
    const key = algorithm.startsWith('HS')
      ? await generateSecret(algorithm)
      : (await generateKeyPair(algorithm)).privateKey;
    const expired = base64url.encode(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600 }));
    tokens
      .set(
        'a token signed by somebody else',
        await new SignJWT(claims).setProtectedHeader({ ...header, alg: algorithm }).sign(key),
      )
      .set('an expired token', `${head}.${expired}.${signature}`)
      .set('a token without a signature', new UnsecuredJWT(claims).encode());
  } catch {
    // The token is no JWT, so no other faults can be made.
  }
  return tokens.set('a malformed token', `${token.slice(0, 8)}.x`);
}

/** Input for faults of access: the record of another student, and the result of `createBadTokens`. */
export type Foreign = { record?: string | undefined; tokens?: ReadonlyMap<string, string | undefined> };

/** Bad inputs made from the input of a valid call, with one fault each. */
export function listBadInput(operation: Operation, input: CallInput, { record, tokens }: Foreign = {}): BadInput[] {
  const { token: _, ...unsigned } = input;
  const found: BadInput[] = [];
  if (operation.forRecord && record !== undefined)
    found.push({
      kind: 'foreign',
      sent: "another student's StudFacultyCode",
      expects: [403, 404],
      input: { ...input, query: { ...input.query, StudFacultyCode: record } },
    });
  if (!operation.open)
    for (const [sent, token] of tokens ?? [])
      found.push({
        kind: 'token',
        sent,
        expects: [401],
        input: token === undefined ? unsigned : { ...unsigned, token },
      });
  for (const { kind, sent, value } of wrongBodies(operation, input))
    found.push({ kind, sent, expects: [400], input: { ...input, body: value } });
  found.push(...wrongParameters(operation, input));
  // Alternatives of a schema may produce the same fault; it is kept once.
  return found.filter(({ sent }, index) => found.findIndex((one) => one.sent === sent) === index);
}

/**
 * Chooses at most `most` bad inputs in turn from all kinds: the first of each kind, then the second of each, and so on.
 */
export function chooseBadInput(all: readonly BadInput[], most: number): BadInput[] {
  const byKind = Object.values(Object.groupBy(all, ({ kind }) => kind));
  const rounds = Math.max(0, ...byKind.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => byKind.flatMap((some) => some[round] ?? []))
    .flat()
    .slice(0, most);
}

/**
 * A student's valid call sent by another student. It may also get 422, because a closed service can be refused before
 * the owner is checked.
 */
export const byAnotherStudent = (input: CallInput): BadInput => ({
  kind: 'foreign',
  sent: 'by another student',
  expects: [403, 404, 422],
  input,
});

export const afterSigningOut = (input: CallInput): BadInput => ({
  kind: 'token',
  sent: 'the token after signing out',
  expects: [401],
  input,
});

/** True if the contract declares a 403 for the call that concerns something other than the record. */
const declaresOwner = ({ declared, forRecord }: Operation): boolean =>
  Array.isArray(declared[403]) &&
  declared[403].some((code) => code !== 'DEV-000008' && !(forRecord && code === 'account.notYourRecord'));

/** Names of path parameters that identify something of one student, other than `id`, such as registrationId. */
const ownNames = lazily(
  () =>
    new Set(
      listOperations(contract)
        .filter(declaresOwner)
        .flatMap((operation) => operation.parameters)
        .filter((one) => one.in === 'path' && one.name !== 'id')
        .map(({ name }) => name),
    ),
);

const entriesOf = (body: unknown): [string, unknown][] =>
  typeof body === 'object' && body !== null ? Object.entries(body) : [];

/** Areas whose data many students share: all students of a programme have the same plan. */
const sharedAreas = new Set(['plan']);

/**
 * True if the path or body of a call identifies something that belongs to its student, so that another student must be
 * refused.
 */
export const isAboutOwn = (operation: Operation, { body }: CallInput): boolean =>
  declaresOwner(operation) &&
  !sharedAreas.has(operation.tag) &&
  (!operation.forRecord || operation.path.includes('{') || entriesOf(body).some(([name]) => ownNames().has(name)));

/**
 * True if a response contains an id from the call's path or body. Then the reader of the response owns something with
 * this id and need not be refused.
 */
export function namesIdOf({ params, body }: CallInput, answer: unknown): boolean {
  const own = [...Object.entries(params), ...entriesOf(body).filter(([name]) => ownNames().has(name))];
  const isNamed = (value: unknown): boolean =>
    entriesOf(value).some(
      ([key, one]) =>
        isNamed(one) || own.some(([name, id]) => (key === name || key === 'id') && String(one) === String(id)),
    );
  return isNamed(answer);
}
