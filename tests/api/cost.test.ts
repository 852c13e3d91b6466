import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, listOperations, type Operation } from '../../server/http/contract.ts';
import { Client } from '../support/client.ts';
import { hostileBodies } from '../support/hostile.ts';
import { rather } from '../support/long.ts';
import { startServer, type TestServer } from '../support/server.ts';

/**
 * The time limit of a call that gets a bad body: this number of times the time that a bare server needs to read and
 * parse the same bytes. The response must be short.
 */
const timesAsLong = 12;
/** Times shorter than this number of milliseconds are not compared, because other work of the machine would decide. */
const unmeasuredMilliseconds = 12;
const answerBytes = 8_000;

let server: TestServer;
let bare: Server;
let student: Client;
const agent = new Agent();

beforeAll(async () => {
  server = await startServer({ students: 50, validateAnswers: false });
  await new Client(server.base).call('createSandbox', { body: { name: 'hostile' } });
  student = await new Client(`${server.base}/sandbox/hostile`).as('eligible');
  bare = createServer((req, res) => {
    const parts: Buffer[] = [];
    req
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        try {
          JSON.parse(Buffer.concat(parts).toString());
        } catch {
          // A body that cannot be parsed still took the time to read it.
        }
        res.writeHead(400).end();
      });
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  agent.destroy();
  bare.close();
  await server.close();
});

const send = (
  url: string,
  method: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; bytes: number; milliseconds: number }> =>
  new Promise((resolve, reject) => {
    const content = Buffer.from(body);
    const before = process.cpuUsage();
    const outgoing = request(
      url,
      {
        method,
        agent,
        headers: { 'content-type': 'application/json', 'content-length': String(content.length), ...headers },
      },
      (incoming) => {
        let bytes = 0;
        incoming.on('data', (part: Buffer) => (bytes += part.length));
        incoming.on('end', () => {
          const { user, system } = process.cpuUsage(before);
          resolve({ status: incoming.statusCode ?? 0, bytes, milliseconds: (user + system) / 1000 });
        });
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(content);
  });

const least = async (times: number, work: () => ReturnType<typeof send>): ReturnType<typeof send> => {
  const runs = [];
  for (let run = 0; run < times; run += 1) runs.push(await work());
  return runs.reduce((best, one) => (one.milliseconds < best.milliseconds ? one : best));
};

const withBody = listOperations(contract).filter(({ hasBody, multipart }) => hasBody && !multipart);
/** The largest body in MiB that is sent to calls with a higher limit. It suffices to show how the cost grows. */
const mostMebibytes = rather(2, 8);
const bytesOf = ({ bodyLimit }: Operation): number =>
  (bodyLimit ? Math.min(mostMebibytes, Number.parseInt(bodyLimit, 10)) * 1024 * 1024 : 100 * 1024) - 200;

describe('the worst body a call admits costs little more than reading it', () => {
  it.each(withBody.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const url = `${student.base}${operation.path.replace(/\{\w+\}/g, '1')}${operation.forRecord ? `?StudFacultyCode=${student.record}` : ''}`;
    const token = { authorization: `Bearer ${student.session!.idToken}` };
    // The first faulty body builds the validator, so that its time is not measured.
    for (const body of ['{', '[]']) await send(url, operation.method, body, token);
    const bodies = [...hostileBodies(operation, bytesOf(operation)), ...hostileBodies(operation, 30_000, 450)];
    const wrong: unknown[] = [];
    for (const [index, [name, body]] of bodies.entries())
      // Without a token a body is not examined, so a few bodies suffice to show this.
      for (const headers of operation.open ? [{}] : index < 3 ? [token, {}] : [token]) {
        const bound = async (times: number): Promise<number> =>
          Math.max(
            unmeasuredMilliseconds,
            timesAsLong *
              (
                await least(times, () =>
                  send(`http://127.0.0.1:${(bare.address() as AddressInfo).port}/`, 'POST', body, {}),
                )
              ).milliseconds,
          );
        let answer = await send(url, operation.method, body, headers);
        // The bare server is measured only if its time decides, because the measurement takes long.
        let most = answer.milliseconds > unmeasuredMilliseconds ? await bound(1) : unmeasuredMilliseconds;
        if (answer.milliseconds > most)
          [answer, most] = [await least(4, () => send(url, operation.method, body, headers)), await bound(4)];
        const expected =
          !operation.open && !('authorization' in headers)
            ? answer.status === 401
            : answer.status >= 400 && answer.status < 500;
        if (!expected || answer.milliseconds > most || answer.bytes > answerBytes)
          wrong.push({ name, ...answer, most });
      }
    expect(wrong).toEqual([]);
  });
});

describe('what is said of a wrong body', () => {
  const details = async (body: string): Promise<string> => {
    const answer = await fetch(`${student.base}/api/user/v0/UserManagement/UserLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
    return ((await answer.json()) as { Details: string }).Details;
  };

  it('is every fault of an ordinary one', async () => {
    const text = await details('{"userName":1,"password":"","extra":true}');
    for (const path of ['/body/userName', '/body/password', '/body/captchaToken', '/body/extra'])
      expect(text).toContain(path);
  });

  it('is twenty faults at most, and how many more there are', async () => {
    const text = await details(`{${Array.from({ length: 60 }, (_, index) => `"x${index}":0`).join()}}`);
    expect(text.split('; ')).toHaveLength(21);
    expect(text).toMatch(/and 43 more$/);
  });

  it('is how deep or how long it is', async () => {
    expect(await details(`${'['.repeat(33)}${']'.repeat(33)}`)).toBe('body: has more than 32 nested levels');
    expect(await details(`[${Array(7000).fill('0').join()}]`)).toBe('body: has more than 6400 values');
    expect(await details(`${'['.repeat(32)}${']'.repeat(32)}`)).toContain('must be object');
  });
});
