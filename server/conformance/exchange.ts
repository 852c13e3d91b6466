import type { Transport, WireAnswer } from '../http/http-client.ts';
import { redactedQuery, redactedText } from '../simulator/traffic/redaction.ts';

/** A request and its response as a report shows them, without passwords, tokens, codes and files. */
export type Exchange = {
  method: string;
  address: string;
  /** The headers that another sender must repeat; the token is not one of them. */
  headers: Record<string, string>;
  signedIn: boolean;
  /** Null if there was none. */
  body: string | null;
  status: number;
  /** The beginning of the response; empty in quiet mode. */
  answer: string;
};

/** The longest text of a request or a response that a report keeps, in characters. */
const longest = 4_000;
const repeated = ['accept-language', 'content-type', 'idempotency-key'];

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const valuesOf = (query: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));

/** Makes the exchange of a request and its response. `quiet` leaves out what may be personal data. */
export function toExchange(
  url: string,
  { method, headers, body }: Parameters<Transport>[1],
  { status, headers: answered, text }: Pick<WireAnswer, 'status' | 'headers' | 'text'>,
  { quiet }: { quiet: boolean },
): Exchange {
  const { origin, pathname, searchParams } = new URL(url);
  const isText = /json|^text\//.test(answered.get('content-type') ?? 'text/plain');
  return {
    method,
    address: origin + pathname + redactedQuery(valuesOf(searchParams)),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => repeated.includes(name.toLowerCase()))),
    signedIn: 'authorization' in headers,
    body: body === undefined || quiet ? null : typeof body === 'string' ? redactedText(body) : '(a form with files)',
    status,
    answer: quiet ? '' : isText ? cut(redactedText(text)) : `(${answered.get('content-type')})`,
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A curl command that repeats an exchange. The reader sets $TOKEN. */
export const toCurl = ({ method, address, headers, signedIn, body }: Exchange): string =>
  [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(address)}`,
    ...(signedIn ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
