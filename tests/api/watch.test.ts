import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, listOperations } from '../../server/http/contract.ts';
import { HttpClient } from '../../server/http/http-client.ts';
import { requestDifferences } from '../../server/watch/judge-request.ts';
import { reportLines, reportPage } from '../../server/watch/watch-report.ts';
import { startWatching, type Watching } from '../../server/watch/watch.ts';
import { startReverseProxy, type ReverseProxy } from '../support/reverse-proxy.ts';
import { startServer, type TestServer } from '../support/server.ts';

const page = mkdtempSync(join(tmpdir(), 'sis-page-'));
writeFileSync(
  join(page, 'index.html'),
  '<!doctype html><html><head><base href="/"><!-- settings --></head><body></body></html>',
);

let simulator: TestServer;
let wrong: ReverseProxy;
let watching: Watching;
let student: HttpClient;
beforeAll(async () => {
  simulator = await startServer();
  // The proxy changes one response: a number becomes text and a field is missing.
  wrong = await startReverseProxy(simulator.base, ({ path, status, text }) => {
    if (!path.endsWith('/GetStudentInformation') || status !== 200) return undefined;
    const { maximumStudyLoad: _, ...record } = JSON.parse(text) as Record<string, unknown>;
    return { text: JSON.stringify({ ...record, cgpa: 'Fatima Al-Khalifa' }) };
  });
  watching = await startWatching({ upstream: wrong.base, port: 0, page });
  student = new HttpClient(watching.base);
  student.use(await student.call('startPersonaSession', { params: { key: 'eligible' } }));
});
afterAll(async () => {
  await watching.close();
  await wrong.close();
  await simulator.close();
  rmSync(page, { recursive: true });
});

const mebibyte = 1024 * 1024;

const last = async () =>
  ((await (await fetch(`${watching.base}/watch/calls`)).json()) as { calls: ReturnType<Watching['calls']['after']> })
    .calls[0]!;

describe('the watching proxy', () => {
  it('passes calls on and finds nothing where they are as the contract says', async () => {
    expect((await student.send('getServices')).status).toBe(200);
    expect(await last()).toMatchObject({ call: 'getServices', method: 'GET', status: 200, differences: [] });
    await student.send('registerCourse', { body: { sectionId: 999_999_999 } });
    expect(await last()).toMatchObject({ call: 'registerCourse', differences: [] });
  });

  it('tells where an answer differs, by pointer, and keeps nothing of what it said', async () => {
    await student.send('getStudentInformation');
    expect(await last()).toMatchObject({
      call: 'getStudentInformation',
      status: 200,
      differences: [
        { of: 'answer', at: '/maximumStudyLoad', says: 'is required but missing' },
        { of: 'answer', at: '/cgpa', says: expect.stringMatching(/must be .*number.*, got a text$/) as unknown },
      ],
    });
  });

  it('tells where a request differs, and a call that the contract does not have', async () => {
    await student.send('coursesToRegister', { query: { serach: 'secret words' } as object });
    expect(await last()).toMatchObject({
      call: 'coursesToRegister',
      status: 400,
      differences: [{ of: 'request', at: 'query serach', says: 'is not in the contract' }],
    });
    await student.send('registerCourse', { body: { sectionId: 'Khalifa' } as never });
    expect(await last()).toMatchObject({
      differences: [{ of: 'request', at: '/sectionId', says: 'must be integer, got a text' }],
    });
    await fetch(`${watching.base}/api/Students/900101234/Everything`);
    expect(await last()).toMatchObject({
      call: null,
      path: '/api/Students',
      differences: [{ of: 'request', at: 'path' }],
    });
  });

  it('reports all of it, without a name, a token or a body', () => {
    const report = watching.report();
    expect(report.operations.find(({ call }) => call === 'getStudentInformation')).toMatchObject({
      calls: 1,
      fitting: 0,
      statuses: { 200: 1 },
    });
    expect(report.totals.differing).toBe(4);
    expect(reportLines(report).join('\n')).toMatch(
      /DIFFERS {2}getStudentInformation {2}0 of 1[^]*conforms getServices/,
    );
    const kept = JSON.stringify([report, watching.calls.after(0)]) + reportPage(report);
    for (const secret of ['Fatima', 'Khalifa', 'secret words', '900101234', student.session?.idToken, student.record])
      expect(kept).not.toContain(secret);
  });

  it('tells what nobody answers', async () => {
    const alone = await startWatching({ upstream: 'http://127.0.0.1:9', port: 0, page });
    expect((await fetch(`${alone.base}/api/Dashboard/GetMenu`)).status).toBe(502);
    expect(alone.report().operations).toMatchObject([{ statuses: { 0: 1 } }]);
    await alone.close();
  });

  it('serves the page with settings that lead through it, also of a sandbox', async () => {
    const near = await startWatching({ upstream: simulator.base, port: 0, page });
    const {
      apiBaseUrl,
      watch,
      simulator: is,
      identityProvider,
    } = (await (await fetch(`${near.base}/config.json`)).json()) as Record<string, unknown> & {
      identityProvider: { authorizationUrl: string };
    };
    expect({ apiBaseUrl, watch, is }).toEqual({ apiBaseUrl: '', watch: true, is: true });
    expect(identityProvider.authorizationUrl).toBe(`${near.base}/identity/auth`);
    await near.close();
    const opened = await fetch(`${watching.base}/sandbox/lab/home`);
    expect(opened.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(await opened.text()).toMatch(/<base href="\/sandbox\/lab\/">.*"watch":true/);
  });

  it('leaves the origin of another site as it is, so that the API refuses it', async () => {
    const reset = (base: string) =>
      fetch(`${base}/sim/reset`, { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect((await reset(simulator.base)).status).toBe(403);
    expect((await reset(watching.base)).status).toBe(403);
  });

  it.each([
    ['that says its size', { 'content-length': String(49 * mebibyte) }],
    ['that does not', { 'transfer-encoding': 'chunked' }],
  ])('passes no body on that is larger than any call’s: one %s', async (_, headers) => {
    const before = watching.calls.after(0).length;
    const { request } = await import('node:http');
    const answered = await new Promise<{ status: number | undefined; text: string }>((resolve) => {
      const sent = request(
        `${watching.base}/sim/reset`,
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (res) => {
          let text = '';
          res
            .on('data', (part: Buffer) => (text += part.toString()))
            .on('end', () => resolve({ status: res.statusCode, text }));
        },
      );
      // The proxy may respond before the whole body was sent, which ends the connection.
      sent.on('error', () => undefined);
      if ('transfer-encoding' in headers) sent.end(Buffer.alloc(49 * mebibyte));
      else sent.write('{');
    });
    expect(answered.status).toBe(413);
    expect(JSON.parse(answered.text)).toMatchObject({ Message: 'DEV-000003' });
    expect(watching.calls.after(0)).toHaveLength(before);
  });

  it('passes streams on as they come, and answers to no name of somebody else’s', async () => {
    const ended = new AbortController();
    const events = await fetch(`${watching.base}/sim/events`, { signal: ended.signal });
    expect(new TextDecoder().decode((await events.body!.getReader().read()).value)).toContain('watching');
    ended.abort();
    const { request } = await import('node:http');
    const status = await new Promise<number | undefined>((resolve) =>
      request(`${watching.base}/watch/calls`, { headers: { host: 'elsewhere.example' } }, (res) =>
        resolve(res.resume().statusCode),
      ).end(),
    );
    expect(status).toBe(403);
  });

  it('can hold every call of the contract to its request', () => {
    for (const operation of listOperations(contract))
      expect(() =>
        requestDifferences(operation, new URLSearchParams({ a: '1' }), 'application/json', '{}'),
      ).not.toThrow();
  });
});
