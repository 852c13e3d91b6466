import { productVersion } from '../../http/contract.ts';
import type { Schema } from '../../http/operations.ts';
import { toIso } from '../../clock/clock.ts';
import { shownBody, type ShownCall } from './recorded-call.ts';
import { redactedQuery, redactedText } from './redaction.ts';

type Entry = Schema<'Har'>['log']['entries'][number];

const json = 'application/json';
/** The value that HAR uses for a size that was not measured. */
const unknown = -1;

function toEntry(call: ShownCall, base: string): Entry {
  const { operation, shown, status, language, machineAt, at } = call;
  const query = redactedQuery(call.query);
  const body = shownBody(call);
  const started = machineAt - shown.milliseconds;
  return {
    startedDateTime: new Date(started).toISOString(),
    time: shown.milliseconds,
    request: {
      method: operation.method,
      url: `${base}${shown.path}${query}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [
        { name: 'Accept-Language', value: language },
        ...(body === null ? [] : [{ name: 'Content-Type', value: json }]),
      ],
      queryString: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
      ...(body !== null && { postData: { mimeType: json, text: body } }),
      headersSize: unknown,
      bodySize: unknown,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [{ name: 'X-Simulator-Call', value: String(call.id) }],
      content: {
        size: Buffer.byteLength(shown.answer),
        mimeType: operation.file ? 'application/octet-stream' : json,
        text: redactedText(shown.answer),
      },
      redirectURL: '',
      headersSize: unknown,
      bodySize: unknown,
    },
    cache: {},
    timings: { send: 0, wait: shown.milliseconds, receive: 0 },
    comment: [operation.id, shown.userName, toIso(at)].filter((one) => one !== null).join(' · '),
  };
}

/**
 * Recorded calls as an HTTP archive (HAR), oldest first. `base` is the sandbox's address, such as
 * https://sis.university.example/sandbox/a.
 */
export const toHar = (calls: readonly ShownCall[], base: string): Schema<'Har'> => ({
  log: {
    version: '1.2',
    creator: { name: 'sis-simulator', version: productVersion },
    entries: calls.map((call) => toEntry(call, base)),
  },
});
