import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Db } from '../../../db/db.ts';
import { second } from '../../../locales/durations.ts';
import { findAddressFault, isPublicIp } from './webhook-address.ts';

/** An event to send. `db` is the database of the university that it comes from. */
export type OutgoingEvent = { db: Db; url: string; headers: Record<string, string>; body: string };

/**
 * The answer of a receiver. `status`: its HTTP status, null without an answer. `answer`: the beginning of its text, or
 * the error. `retryAfter`: the requested pause in milliseconds. `headers`: the headers that were sent, if they differ
 * from the given ones.
 */
export type EventAnswer = {
  status: number | null;
  answer: string;
  retryAfter?: number;
  headers?: Record<string, string>;
};

export type PostEvent = (event: OutgoingEvent) => Promise<EventAnswer>;

const answerMilliseconds = 15 * second;
const answerCharacters = 500;
/** A user agent is sent because many firewalls refuse requests without one. */
const userAgent = 'sis-webhooks';

/** Function that finds all addresses of a host name, as `lookup` of node:dns does. */
type LookUpAll = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Wraps a DNS look-up so that it fails if one of the addresses is private. The connection uses exactly the addresses
 * that were checked.
 */
const publicOnly =
  (lookUp: LookUpAll): LookupFunction =>
  (host, options, done) =>
    lookUp(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('ENOTFOUND'), []);
      if (!addresses.every(({ address }) => isPublicIp(address))) return done(new Error('private address'), []);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });

/**
 * Creates the function that posts events. It follows no redirect, and connects to private addresses only with
 * `privateToo`. `lookUp` is the DNS look-up.
 */
export const createPostEvent =
  (privateToo: boolean, lookUp: LookUpAll = lookup): PostEvent =>
  ({ url, headers, body }) =>
    new Promise((resolve) => {
      const fault = findAddressFault(url, privateToo);
      if (fault) return resolve({ status: null, answer: `${fault} address` });
      const send = url.startsWith('https:') ? requestHttps : requestHttp;
      const request = send(
        url,
        {
          method: 'POST',
          headers: {
            ...headers,
            'user-agent': userAgent,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
          signal: AbortSignal.timeout(answerMilliseconds),
          agent: false,
          ...(!privateToo && { lookup: publicOnly(lookUp) }),
        },
        (response) => {
          let answer = '';
          const end = (): void => {
            const wait = Number(response.headers['retry-after']);
            resolve({
              status: response.statusCode ?? null,
              answer: answer.slice(0, answerCharacters),
              ...(wait > 0 && { retryAfter: wait * second }),
            });
            response.destroy();
          };
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            answer += part;
            if (answer.length >= answerCharacters) end();
          });
          response.on('end', end);
          response.on('error', end);
        },
      );
      request.on('error', (error: NodeJS.ErrnoException) =>
        resolve({
          status: null,
          answer:
            error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : (error.code ?? error.message),
        }),
      );
      // A receiver that changes the protocol (101) causes neither a response nor an error.
      request.on('close', () => resolve({ status: null, answer: 'closed' }));
      request.end(body);
    });
