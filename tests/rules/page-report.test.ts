import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The references of the errors that the page reports. Each test begins with a page that has reported nothing. */

const sent: { reference: string; message: string }[] = [];

/** The function that reports an error, on a page whose tab has already sent this number of reports. */
async function pageAfter(reports: number): Promise<(message: string) => string | undefined> {
  const kept = new Map([['reportsSent', String(reports)]]);
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { baseURI: 'http://127.0.0.1/' });
  vi.stubGlobal('location', new URL('http://127.0.0.1/home'));
  vi.stubGlobal('window', { preloaded: { settings: { reportUrl: 'page-reports' } } });
  vi.stubGlobal('fetch', (_: URL, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return Promise.resolve();
  });
  const [{ loadSettings }, { reportError }] = [
    await import('../../web/api/settings.ts'),
    await import('../../web/api/reports.ts'),
  ];
  await loadSettings();
  return (message) => reportError(new Error(message));
}

beforeEach(() => {
  sent.length = 0;
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

it('an error has the reference that was sent, also when it occurs again', async () => {
  const report = await pageAfter(0);
  const reference = report('one');
  expect(reference).toMatch(/^\w{6}$/);
  expect(report('one')).toBe(reference);
  expect(sent).toMatchObject([{ reference, message: 'one' }]);
});

it.each([
  ['the page has sent five errors', 0, 5],
  ['the tab has sent twenty reports', 18, 2],
])('an error has no reference if nothing was sent, because %s', async (_, before, allowed) => {
  const report = await pageAfter(before);
  const references = Array.from({ length: 8 }, (_unused, at) => report(`fault ${at}`));
  expect(sent).toHaveLength(allowed);
  expect(references).toEqual(Array.from({ length: 8 }, (_unused, at) => sent[at]?.reference));
  expect(report('fault 7')).toBeUndefined();
});
