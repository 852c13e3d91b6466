import type { ErrorObject } from 'ajv';
import { statusOf } from '../codes.ts';
import { bodyFaults } from '../http/response-schema.ts';
import { contract, type Operation } from '../http/contract.ts';
import { findUndeclared } from '../http/error-conformance.ts';
import type { WireAnswer } from '../http/http-client.ts';
import { isMessageCode } from '../http/messages.ts';
import { listCodes, short } from './compare.ts';
import { findSchemaPointer } from './contract-pointer.ts';
import { severityOfKeyword, type Severity } from './results.ts';

/**
 * A difference between a response and the contract or an expectation. `at`: a JSON pointer into the body, or another
 * place such as "status", "header …" or "read …". `schema`: the JSON pointer of the violated schema in the contract.
 * `sent`: the fault of the bad input, if it was sent in place of the scenario's own input.
 */
export type Difference = { at: string; says: string; severity: Severity; schema?: string; sent?: string };

/** The text of a difference, with the bad input that was sent, if any. */
export const formatDifference = ({ says, sent }: Pick<Difference, 'says' | 'sent'>): string =>
  sent === undefined ? says : `${says} (sent: ${sent})`;

/**
 * The text of a difference, for grouping: a text such as "must be integer, got 1.5" loses the received value, so that
 * it is the same for every wrong value. A text that begins with "expected" keeps it.
 */
export const formatFault = ({ says, ...rest }: Pick<Difference, 'says' | 'sent'>): string =>
  formatDifference({ ...rest, says: says.replace(/^(must [^]*?), got [^]*$/, '$1') });

type Responses = Record<string, { content?: Record<string, unknown> }>;
const successTypes = ({ path, method }: Operation): string[] =>
  Object.keys(
    (contract.paths[path]?.[method.toLowerCase()]?.responses as Responses | undefined)?.['200']?.content ?? {},
  );

/** Replaces list indexes in a pointer by `*`, so that all items of a list count as one place. */
export const atAnyIndex = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

const shortly = (value: unknown): string => short(value, 120);

/**
 * Describes the type of a value instead of showing the value, which may be personal data. Shown are null, true, false,
 * and a single word if the contract expects fixed words there.
 */
function toKind(value: unknown, expectsWord: boolean): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return expectsWord && /^[a-z][\w.-]{0,30}$/i.test(value) ? `"${value}"` : 'a text';
  return typeof value === 'number' ? 'a number' : 'an object';
}

type Params = {
  missingProperty?: string;
  additionalProperty?: string;
  unevaluatedProperty?: string;
  allowedValues?: unknown[];
  allowedValue?: unknown;
};
/** Converts a validation error to a difference. `quiet` describes the wrong value instead of showing it (`toKind`). */
export function toDifference({ instancePath, params, message, data, keyword }: ErrorObject, quiet = false): Difference {
  const severity = severityOfKeyword(keyword);
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues, allowedValue } = params as Params;
  const extra = additionalProperty ?? unevaluatedProperty;
  if (missingProperty !== undefined)
    return { at: `${instancePath}/${missingProperty}`, says: 'is required but missing', severity };
  if (extra !== undefined) return { at: `${instancePath}/${extra}`, says: 'is not in the contract', severity };
  const wanted = allowedValues
    ? `expected one of ${shortly(allowedValues)}`
    : allowedValue !== undefined
      ? `expected ${shortly(allowedValue)}`
      : `${message ?? 'does not fit'}`;
  const isWord = allowedValues !== undefined || allowedValue !== undefined;
  return { at: instancePath || '/', says: `${wanted}, got ${quiet ? toKind(data, isWord) : shortly(data)}`, severity };
}

/**
 * Checks the headers of a response: its content type, no caching (because most responses are personal), no type
 * sniffing, and a Retry-After with 429. Returns the differences.
 */
function headerDifferences({ status, headers }: WireAnswer, type: string): Difference[] {
  const found: Difference[] = [];
  const isType = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (isType !== type)
    found.push({ at: 'header content-type', says: `expected ${type}, got ${isType || 'none'}`, severity: 'must' });
  if (!/\bno-store\b/.test(headers.get('cache-control') ?? ''))
    found.push({
      at: 'header cache-control',
      says: `expected no-store, got ${headers.get('cache-control') ?? 'none'}`,
      severity: 'must',
    });
  if (headers.get('x-content-type-options')?.toLowerCase() !== 'nosniff')
    found.push({
      at: 'header x-content-type-options',
      says: `expected nosniff, got ${headers.get('x-content-type-options') ?? 'none'}`,
      severity: 'should',
    });
  if (status === 429 && !headers.get('retry-after'))
    found.push({ at: 'header retry-after', says: 'is required but missing', severity: 'should' });
  return found;
}

function codeDifferences(operation: Operation, status: number, body: unknown): Difference[] {
  const codes = listCodes(body);
  const unknown = codes
    .filter((code) => !isMessageCode(code))
    .map((code) => ({ at: 'code', says: `${code} is not a message code of the contract`, severity: 'must' as const }));
  const [first] = unknown.length ? [] : codes;
  // The status of a 4xx response must be the one that the catalogue of message codes gives for its first code.
  const belongs =
    status >= 400 && status < 500 && first !== undefined && isMessageCode(first) ? statusOf(first) : status;
  if (belongs !== status)
    return [{ at: 'status', says: `${first} requires ${belongs}, got ${status}`, severity: 'must' }];
  const what = unknown.length ? undefined : findUndeclared(operation, status, codes);
  return what === undefined
    ? unknown
    : [{ at: 'code', says: `the contract does not declare ${what} for this call`, severity: 'should' }];
}

/** The first code of an answer; undefined for an answer without one. */
function codeOf(text: string): string | undefined {
  try {
    return listCodes(JSON.parse(text))[0];
  } catch {
    return undefined;
  }
}

/**
 * True if the response has a declared code of the call together with the status of that code. Statuses beside the usual
 * ones are allowed then, such as 503 for an outage or a queue.
 */
const isOutage = ({ messages }: Operation, status: number, code: string | undefined): boolean =>
  code !== undefined && isMessageCode(code) && messages.includes(code) && statusOf(code) === status;

const errorStatuses = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429]);

/**
 * Lists the differences between a response and the contract of its operation; empty if it conforms. `quiet` leaves out
 * values of the response body.
 */
export function contractDifferences(operation: Operation, answer: WireAnswer, { quiet = false } = {}): Difference[] {
  const { status, text } = answer;
  const success = status === 200;
  const statuses =
    success || errorStatuses.has(status) || isOutage(operation, status, codeOf(text))
      ? []
      : [{ at: 'status', says: `expected 200 or an error from 400 to 429, got ${status}`, severity: 'must' as const }];
  const types = success ? successTypes(operation) : ['application/json'];
  const type =
    types.find((one) => (answer.headers.get('content-type') ?? '').startsWith(one)) ?? types[0] ?? 'application/json';
  const around = [...statuses, ...headerDifferences(answer, type)];
  if (type !== 'application/json') return around;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [
      ...around,
      { at: '/', says: `expected JSON, got ${quiet ? 'another type' : shortly(text)}`, severity: 'must' },
    ];
  }
  // `bodyFaults` checks the body of any 2xx response against the schema of the 200 response, and all others against the
  // error schema.
  return [
    ...around,
    ...bodyFaults(operation, status, body).map((fault) => {
      const schema = findSchemaPointer(fault.parentSchema);
      return { ...toDifference(fault, quiet), ...(schema !== undefined && { schema }) };
    }),
    ...codeDifferences(operation, status, body),
  ];
}
