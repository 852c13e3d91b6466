import express, { type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import { minute } from '../../locales/durations.ts';
import { toNetwork } from '../network/network.ts';

/**
 * Reports from the page: errors, failed chunks and performance figures. The page omits names, tokens and codes. Anyone
 * may post a report, so their number and size are limited.
 */

const kinds = ['error', 'chunk', 'vitals'];
/** The maximum reports per minute: from one network, which may be a whole campus, and in total. */
const mostAMinute = { network: 120, all: 1_200 };
const mostBytes = '4kb';

const short = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined;

/** The parts of a report to log; undefined if it is not a report. */
export function reportIn(body: string): Record<string, unknown> | undefined {
  let found: unknown;
  try {
    found = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof found !== 'object' || found === null) return undefined;
  const { kind, reference, page, version, language, name, message, stack, vitals } = found as Record<string, unknown>;
  if (typeof kind !== 'string' || !kinds.includes(kind)) return undefined;
  const figures =
    typeof vitals === 'object' && vitals !== null
      ? Object.entries(vitals)
          .filter(([key, value]) => /^[a-z]{2,12}$/i.test(key) && typeof value === 'number' && Number.isFinite(value))
          .slice(0, 8)
      : [];
  const reported = {
    kind,
    reference: short(reference, 12),
    page: short(page, 60),
    version: short(version, 20),
    language: short(language, 2),
    name: short(name, 60),
    message: short(message, 300),
    stack: short(stack, 1500),
    ...(figures.length && { vitals: Object.fromEntries(figures) }),
  };
  return Object.fromEntries(Object.entries(reported).filter(([, value]) => value !== undefined));
}

/**
 * POST /page-reports: logs each valid report with `"msg":"page"` up to a limit, and at the end of the minute the number
 * of those above it. Invalid and surplus reports also get 204, because the page ignores the response; a body above 4 kB
 * gets 413.
 */
export function pageReports(log: Logger): Router {
  const router = express.Router();
  let counted = { reports: 0, leftOut: 0, byNetwork: new Map<string, number>() };
  const endMinute = (): void => {
    const { leftOut } = counted;
    counted = { reports: 0, leftOut: 0, byNetwork: new Map() };
    if (leftOut > 0) log.warn({ leftOut }, 'page');
  };
  /** True if one more report is accepted. The minute begins with its first report. */
  const isTaken = (network: string): boolean => {
    if (counted.reports + counted.leftOut === 0) setTimeout(endMinute, minute).unref();
    const own = counted.byNetwork.get(network) ?? 0;
    if (counted.reports >= mostAMinute.all || own >= mostAMinute.network) {
      counted.leftOut += 1;
      return false;
    }
    counted.reports += 1;
    counted.byNetwork.set(network, own + 1);
    return true;
  };
  router.post('/page-reports', express.text({ type: () => true, limit: mostBytes }), (req: Request, res: Response) => {
    const report = typeof req.body === 'string' ? reportIn(req.body) : undefined;
    if (report && isTaken(toNetwork(req.ip ?? ''))) log[report.kind === 'vitals' ? 'info' : 'warn']({ report }, 'page');
    // Pages of other origins send reports too. Without this header their browser would log a blocked response.
    res.status(204).set('cross-origin-resource-policy', 'cross-origin').end();
  });
  return router;
}
