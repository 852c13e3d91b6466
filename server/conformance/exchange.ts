import type { Transport, WireAnswer } from '../http/http-client.ts';
import { redacted, redactedQuery, redactedText } from '../simulator/traffic/redaction.ts';

/** A request and its response as a report shows them, without passwords, tokens, codes and files. */
export type Exchange = {
  method: string;
  address: string;
  /** The headers that a repeated request needs; the token is not among them. */
  headers: Record<string, string>;
  /** The user name of the session, or "a test account" in quiet mode; null without a session. */
  userName: string | null;
  /** The body of the request, or a placeholder for a form with files; null if it had none, and in quiet mode. */
  body: string | null;
  /** The parts of a form with files; not in quiet mode. */
  form?: FormPart[];
  status: number;
  /** The response headers listed in `told`, as far as they are present. */
  answerHeaders: Record<string, string>;
  /** The beginning of the response body, or its content type if it is not text; empty in quiet mode. */
  answer: string;
};

/** A part of a form: a text, or the name and the content type of a file. */
type FormPart = { name: string } & ({ text: string } | { file: string; type: string });

/** The most characters of a response that a report contains. */
const longest = 4_000;
const told = ['content-type', 'cache-control', 'x-content-type-options', 'retry-after', 'location'];
const repeated = ['accept-language', 'content-type', 'idempotency-key'];

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length - longest} characters more)` : text;

const valuesOf = (query: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));

const partsOf = (form: FormData): FormPart[] =>
  [...form].map(([name, value]) =>
    value instanceof File
      ? { name, file: value.name, type: value.type }
      : { name, text: redactedText(String(redacted(value, name))) },
  );

/** Converts a request and its response to an exchange. `quiet` leaves out data that may be personal. */
export function toExchange(
  url: string,
  { method, headers, body }: Parameters<Transport>[1],
  { status, headers: answered, text }: Pick<WireAnswer, 'status' | 'headers' | 'text'>,
  { quiet, userName = null }: { quiet: boolean; userName?: string | null | undefined },
): Exchange {
  const { origin, pathname, searchParams } = new URL(url);
  const isText = /json|^text\//.test(answered.get('content-type') ?? 'text/plain');
  return {
    method,
    address: origin + pathname + redactedQuery(valuesOf(searchParams)),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => repeated.includes(name.toLowerCase()))),
    userName: quiet && userName !== null ? 'a test account' : userName,
    body: body === undefined || quiet ? null : typeof body === 'string' ? redactedText(body) : '(a form with files)',
    ...(body instanceof FormData && !quiet && { form: partsOf(body) }),
    status,
    answerHeaders: Object.fromEntries(
      told.flatMap((name) => (answered.has(name) ? [[name, answered.get(name)!]] : [])),
    ),
    answer: quiet ? '' : isText ? cut(redactedText(text)) : `(${answered.get('content-type')})`,
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const toFormOption = (part: FormPart): string =>
  'file' in part
    ? `-F ${quoted(`${part.name}=@"${part.file.replaceAll('"', String.raw`\"`)}"${part.type && `;type=${part.type}`}`)}`
    : `--form-string ${quoted(`${part.name}=${part.text}`)}`;

/**
 * A curl command that repeats an exchange. Its token is the variable $TOKEN, which the reader sets. The files of a form
 * are read from the reader's folder.
 */
export const toCurl = ({ method, address, headers, userName, body, form }: Exchange): string =>
  [
    `curl -i${method === 'GET' ? '' : ` -X ${method}`} ${quoted(address)}`,
    ...(userName === null ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(form ? form.map(toFormOption) : body === null ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
