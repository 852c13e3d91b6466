import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Logger } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { minute } from '../../locales/durations.ts';
import { pageReports } from '../../server/http/page-reports.ts';

const own = '203.0.113.7';
const other = '198.51.100.20';

/** A server that only takes page reports, and the lines of its log. */
async function reporting() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: Record<string, unknown>): void => void lines.push(line);
  const app = express()
    .set('trust proxy', true)
    .use(pageReports({ warn: write, info: write } as unknown as Logger));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const report = (from: string, body: string = JSON.stringify({ kind: 'error', message: from })): Promise<Response> =>
    fetch(`http://127.0.0.1:${String(port)}/page-reports`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': from },
      body,
    });
  return { lines, report, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

afterEach(() => void vi.useRealTimers());

it('takes 120 reports a minute of one network, those of others beside them, and says how many it left out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using page = await reporting();
  const sent: number[] = [];
  for (let count = 0; count < 200; count += 1) sent.push((await page.report(own)).status);
  expect(new Set(sent)).toEqual(new Set([204]));
  expect(page.lines).toHaveLength(120);

  await page.report(other);
  expect(page.lines.at(-1)).toMatchObject({ report: { kind: 'error', message: other } });

  vi.advanceTimersByTime(minute);
  expect(page.lines.at(-1)).toEqual({ leftOut: 80 });
  await page.report(own);
  expect(page.lines.at(-1)).toMatchObject({ report: { message: own } });
});

it('counts nothing that is no report', async () => {
  await using page = await reporting();
  for (const body of ['', 'no JSON', '[]', '{"kind":"other"}']) expect((await page.report(own, body)).status).toBe(204);
  expect(page.lines).toEqual([]);
});
