import { fork, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { Client } from '../support/client.ts';

/** The memory that a simulator uses for recorded calls, tested with a small heap. */
const heapMebibytes = 180;
const mebibyte = 1024 * 1024;

let child: ChildProcess;
let base: string;
const told = <Message>(): Promise<Message> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('exit', (code) => reject(new Error(`the server has ended: ${code}`)));
  });
const held = async (): Promise<{ heapUsed: number; arrayBuffers: number }> => {
  const answer = told<{ heapUsed: number; arrayBuffers: number }>();
  child.send('how much');
  return answer;
};

beforeAll(async () => {
  child = fork(new URL('../support/heap-server.ts', import.meta.url), {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMebibytes}`, '--expose-gc'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  ({ base } = await told<{ base: string }>());
});
afterAll(() => child.kill());

const login = '/api/user/v0/UserManagement/UserLogin';
const post = async (path: string, body: string, headers: Record<string, string> = {}): Promise<number> => {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
};

describe('what is refused', () => {
  it('fills no memory, however much of it is sent', async () => {
    const before = await held();
    const few = `{"userName":[${Array(5_000).fill('{}').join()}]}`;
    const many = `[${Array(33_000).fill('{}').join()}]`;
    const bodies = [
      many,
      few,
      many,
      `{"userName":"${'x'.repeat(99_000)}"}`,
      `${'['.repeat(49_000)}${']'.repeat(49_000)}`,
      `{${Array.from({ length: 6_000 }, (_, index) => `"x${index}":0`).join()}}`,
    ];
    for (let round = 0; round < 160; round += 1) expect(await post(login, bodies[round % bodies.length]!)).toBe(400);
    const after = await held();
    expect((after.heapUsed - before.heapUsed) / mebibyte).toBeLessThan(24);
    expect((after.arrayBuffers - before.arrayBuffers) / mebibyte).toBeLessThan(8);
  });

  it('keeps no files', async () => {
    const student = await new Client(base).as('eligible');
    const before = await held();
    const content = new Uint8Array(await sampleFile('bank-letter')!.arrayBuffer());
    for (let round = 0; round < 12; round += 1) {
      const file = new File([content, new Uint8Array(6 * mebibyte)], 'letter.pdf', { type: 'application/pdf' });
      expect(
        (
          await student.send('submitRefund', {
            body: {
              amount: 900_000_000,
              reason: 'dropped',
              iban: 'BH67BMAG00001299123456',
              remarks: '',
              file,
            } as never,
          })
        ).status,
      ).toBe(422);
    }
    const after = await held();
    expect((after.arrayBuffers - before.arrayBuffers) / mebibyte).toBeLessThan(20);
    const [call] = (await student.call('getTraffic', { query: { limit: 1 } })).calls;
    expect((await student.call('getTrafficCall', { params: { id: call!.id } })).body).toMatch(
      /"file":\{"name":"letter\.pdf","bytes":\d{7},"sha256":"[0-9a-f]{64}"\}/,
    );
  });

  it('still answers about all of it', async () => {
    const client = new Client(base);
    const { calls } = await client.call('getTraffic', { query: { limit: 500 } });
    expect(calls.length).toBeGreaterThan(100);
    for (const { id } of calls.slice(-12))
      expect((await client.send('getTrafficCall', { params: { id } })).status).toBe(200);
    expect((await client.send('saveReplay')).status).toBe(200);
  });
});

describe('what is taken', () => {
  it('is kept as far as there is room', async () => {
    const client = new Client(base);
    const before = await held();
    for (const name of ['one', 'two']) {
      await client.call('createSandbox', { body: { name } });
      const student = await new Client(`${base}/sandbox/${name}`).as('eligible');
      const headers = { authorization: `Bearer ${student.session!.idToken}` };
      const changes = Array.from({ length: 20 }, () => '{"action":"register","sectionId":1}');
      for (let round = 0; round < 60; round += 1)
        await post(
          `/sandbox/${name}/api/course/CourseManagement/CheckRegistration?StudFacultyCode=${student.record}`,
          `{"changes":[${changes.join()}]${' '.repeat(90_000)}}`,
          headers,
        );
    }
    const after = await held();
    expect((after.heapUsed - before.heapUsed) / mebibyte).toBeLessThan(40);
  });
});

describe('a deep body', () => {
  it('is refused, and spoils nothing that is asked afterwards', async () => {
    await new Client(base).call('createSandbox', { body: { name: 'deep' } });
    const client = new Client(`${base}/sandbox/deep`);
    for (const depth of [20, 32, 33, 7_900, 49_000])
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const body = `${open.repeat(depth)}0${close.repeat(depth)}`;
        if (body.length < 100_000) expect(await post(`/sandbox/deep${login}`, body)).toBe(400);
      }
    const { calls } = await client.call('getTraffic');
    for (const { id } of calls) expect((await client.send('getTrafficCall', { params: { id } })).status).toBe(200);
    const file = await client.call('saveReplay');
    const report = await client.call('playReplay', { body: file });
    expect(report.calls.map(({ outcome }) => outcome)).toEqual(calls.map(() => 'same'));
  });
});
