import type { Server } from 'node:http';
import request from 'supertest';
import type { Transport } from '../../server/http/http-client.ts';

/** An application in this process. `isFaulty` is true if a fault is injected in the sandbox of the URL. */
export type Application = { server: Server; isFaulty(path: string): boolean };

const applications = new Map<string, Application>();

/** From now on, calls to this address use supertest, and their responses are checked against the contract. */
export const driveBySupertest = (base: string, application: Application): void =>
  void applications.set(base, application);
export const noLongerDrive = (base: string): void => void applications.delete(base);

/** The application in this process at an address; undefined if there is none. */
export const applicationAt = (url: string): Application | undefined => applications.get(new URL(url).origin);

const bySupertest =
  (server: Server): Transport =>
  async (url, { method, headers, body }) => {
    const path = url.slice(new URL(url).origin.length);
    // Encodes a form as fetch does.
    const form = body instanceof FormData ? new Request('http://form', { method: 'POST', body }) : undefined;
    const sent = form ? Buffer.from(await form.arrayBuffer()) : body;
    const verb = method.toLowerCase() as 'get';
    const client = request(server);
    // Requests no compression, which costs more time on one machine than it saves.
    const test = client[verb](path)
      .set({
        'user-agent': 'node',
        accept: '*/*',
        'accept-encoding': 'identity',
        'accept-language': '*',
        ...headers,
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
      })
      .redirects(0)
      .buffer(true)
      .parse((res, done) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer | string) => parts.push(Buffer.from(part)));
        res.on('end', () => done(null, Buffer.concat(parts)));
      });
    const answer = await (sent === undefined ? test : test.send(sent as string)).catch((error: unknown) => {
      // A cut connection is thrown as the error that fetch throws.
      throw new TypeError('no answer', { cause: error });
    });
    return new Response([204, 304].includes(answer.status) ? null : new Uint8Array(answer.body as Buffer), {
      status: answer.status,
      headers: new Headers(
        Object.entries(answer.headers as Record<string, string | string[]>).flatMap(([name, value]) =>
          [value].flat().map((one): [string, string] => [name, one]),
        ),
      ),
    });
  };

/**
 * Uses supertest for an application in this process. Streams use fetch, because supertest would wait for their end.
 */
export const transportTo = (url: string, stream: boolean): Transport => {
  const application = stream ? undefined : applicationAt(url);
  return application ? bySupertest(application.server) : fetch;
};
