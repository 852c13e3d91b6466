import type { Server } from 'node:http';
import request from 'supertest';
import type { Transport } from '../../server/http/http-client.ts';

/** An application of this process; `isFaulty` says whether what stands at a path is told to answer wrong. */
export type Application = { server: Server; isFaulty(path: string): boolean };

const applications = new Map<string, Application>();

/** From now on calls to this address are made by supertest, and their answers held to the contract. */
export const driveBySupertest = (base: string, application: Application): void =>
  void applications.set(base, application);
export const noLongerDrive = (base: string): void => void applications.delete(base);

/** The application of this process at an address. */
export const applicationAt = (url: string): Application | undefined => applications.get(new URL(url).origin);

const bySupertest =
  (server: Server): Transport =>
  async (url, { method, headers, body }) => {
    const path = url.slice(new URL(url).origin.length);
    // A form is put into bytes as fetch would.
    const form = body instanceof FormData ? new Request('http://form', { method: 'POST', body }) : undefined;
    const sent = form ? Buffer.from(await form.arrayBuffer()) : body;
    const verb = method.toLowerCase() as 'get';
    const client = request(server);
    // Compression costs more on one machine than it saves: 'identity' asks for none.
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
      // A line that was cut, as fetch says it.
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
 * By supertest where the application is of this process, unless the answer is a stream: supertest would wait for its
 * end.
 */
export const transportTo = (url: string, stream: boolean): Transport => {
  const application = stream ? undefined : applicationAt(url);
  return application ? bySupertest(application.server) : fetch;
};
