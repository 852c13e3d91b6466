import { codeLetters } from '../../locales/typed-code.ts';
import { fileIn, formatFrames, pageName, scrubbed } from './scrub.ts';
import { currentPlace, currentSession, storedLanguage } from './session.ts';
import { settings } from './settings.ts';

/**
 * Reports errors of the page to the operator, if config.json has an address for them. Sends performance values once,
 * when the page is first hidden or left.
 */

type Report = {
  kind: 'error' | 'chunk' | 'vitals';
  reference: string;
  name?: string;
  message?: string;
  stack?: string;
  vitals?: Record<string, number>;
};

/** The most error reports of one page load, and the most reports of one tab. */
const mostErrors = 5;
const mostOfTab = 20;

const countKey = 'reportsSent';
let reported = 0;
const seen = new Map<string, string>();
let pages: readonly string[] = [];

/** A short reference that a student can read out on the telephone. */
const newReference = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => codeLetters[byte % codeLetters.length]).join('');

/** Names and codes of the student, which must not be part of a report. */
function ownWords(): string[] {
  const session = currentSession();
  if (!session) return [];
  const { user, records } = session;
  return [
    user.userName,
    ...Object.values(user.name),
    ...Object.values(user.name).flatMap((name) => name.split(/\s+/)),
    ...records.flatMap(({ studFacultyCode, studentCode }) => [studFacultyCode, studentCode]),
  ];
}

/**
 * Sends a report without waiting for the response. It has no cookies and no preflight, and continues after the page is
 * closed. False if it was not sent, because there is no address for it or the tab has sent `mostOfTab` reports.
 */
function post(report: Report): boolean {
  const { reportUrl } = settings();
  const sent = Number(sessionStorage.getItem(countKey) ?? 0);
  if (!reportUrl || sent >= mostOfTab) return false;
  sessionStorage.setItem(countKey, String(sent + 1));
  const body = JSON.stringify({
    ...report,
    page: pageName(currentPlace(), pages),
    version: import.meta.env.VITE_VERSION as string,
    language: storedLanguage(),
  });
  void fetch(new URL(reportUrl, document.baseURI), {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'text/plain' },
    body,
  }).catch(() => undefined);
  return true;
}

/**
 * Reports an error and returns the reference for the student. The same error again is not sent and has the same
 * reference. Undefined if the report was not sent: config.json has no address for reports, or the page has already
 * sent `mostErrors` others, or its tab `mostOfTab` reports.
 */
export function reportError(error: unknown, kind: 'error' | 'chunk' = 'error'): string | undefined {
  if (!settings().reportUrl) return undefined;
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const own = ownWords();
  const report = {
    kind,
    name: scrubbed(name),
    message: scrubbed(message, own),
    stack: formatFrames(stack) || fileIn(message),
  };
  const same = JSON.stringify(report);
  const known = seen.get(same);
  if (known || reported >= mostErrors) return known;
  const reference = newReference();
  if (!post({ ...report, reference })) return undefined;
  reported += 1;
  seen.set(same, reference);
  return reference;
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/**
 * Measures first and largest contentful paint, the slowest interaction and the time to the first byte in milliseconds,
 * and the largest burst of layout shifts. Returns a function that gives the values.
 */
function measureVitals(): () => Record<string, number> {
  const vitals: Record<string, number> = {};
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        ...(type === 'event' && { durationThreshold: 40 }),
      });
    } catch {
      // Some browsers do not support this measurement, so the error is ignored.
    }
  };
  const whole = (value: number): number => Math.round(value);
  let window = { began: 0, last: 0, sum: 0 };
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (vitals.fcp = whole(startTime)));
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = whole(startTime)));
  watch(
    'event',
    (entry) => (entry as Interaction).interactionId && (vitals.inp = Math.max(vitals.inp ?? 0, whole(entry.duration))),
  );
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift;
    if (hadRecentInput) return;
    if (startTime - window.last > 1000 || startTime - window.began > 5000)
      window = { began: startTime, last: startTime, sum: 0 };
    window = { ...window, last: startTime, sum: window.sum + value };
    vitals.cls = Math.max(vitals.cls ?? 0, Math.round(window.sum * 1000) / 1000);
  });
  return () => ({
    ...vitals,
    ttfb: whole(
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.responseStart ?? 0,
    ),
  });
}

/**
 * Reports uncaught errors and, once, the performance values. `known`: the paths of the application. `tell`: shows the
 * reference to the student.
 */
export function watchForErrors(known: readonly string[], tell: (reference: string) => void): void {
  pages = known;
  if (!settings().reportUrl) return;
  const caught = (error: unknown): void => {
    // Errors of browser extensions and aborted calls are not reported.
    if (!(error instanceof Error) || error.name === 'AbortError' || !formatFrames(error.stack ?? '')) return;
    const reference = reportError(error);
    if (reference) tell(reference);
  };
  window.addEventListener('error', ({ error }) => caught(error));
  window.addEventListener('unhandledrejection', ({ reason }) => caught(reason));
  const vitals = measureVitals();
  let told = false;
  const leave = (): void => {
    if (told) return;
    told = true;
    post({ kind: 'vitals', reference: newReference(), vitals: vitals() });
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  // Some browsers do not report the page as hidden when it is left, so this event sends the values too.
  window.addEventListener('pagehide', leave);
}
