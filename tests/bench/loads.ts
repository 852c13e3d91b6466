import { Client } from '../support/client.ts';
import { storedSession } from '../support/stored-session.ts';
import { launch, pageLoad, startWork, type PageLoad } from './page-load.ts';

/** The pages whose loading time on a phone is measured. */
const pages = [
  { path: '/sign-in' },
  { path: '/home', persona: 'fullWeek' },
  { path: '/registeredCourses', persona: 'fullWeek' },
  { path: '/registeredCourses?tab=offered', persona: 'fullWeek' },
  { path: '/courseSchedule', persona: 'fullWeek' },
  { path: '/timetable', persona: 'fullWeek' },
] as const;

type Measure = { what: string; aim: string; of: (load: PageLoad) => number; show: (value: number) => string };
const seconds = (value: number): string => (value / 1000).toFixed(1);
const measures: Measure[] = [
  { what: 'first paint, s', aim: '1.5', of: ({ cold }) => cold.firstPaint, show: seconds },
  { what: 'largest, s', aim: '2.5', of: ({ cold }) => cold.largest, show: seconds },
  { what: 'requests', aim: '15', of: ({ cold }) => cold.requests, show: String },
  { what: 'kB', aim: '', of: ({ cold }) => cold.bytes / 1000, show: (value) => value.toFixed(0) },
  { what: 'shift', aim: '0.02', of: ({ cold }) => cold.shift, show: (value) => value.toFixed(3) },
  { what: 'blocked, ms', aim: '300', of: ({ cold }) => cold.blocking, show: (value) => value.toFixed(0) },
  { what: 'second visit, s', aim: '1.0', of: ({ again }) => again.largest, show: seconds },
];

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const storedFor = async (base: string, persona: string | undefined): Promise<Record<string, string>> =>
  persona ? storedSession(await new Client(base).call('startPersonaSession', { params: { key: persona } })) : {};

/**
 * Measures the page loads of several servers in turns, so that other work of the machine affects all of them. Returns
 * a table of medians.
 */
export async function loadTable(bases: string[], rounds: number, chosen = ''): Promise<string> {
  const browser = await launch();
  try {
    const lines = [
      `| page on a phone | ${measures.map(({ what, aim }) => (aim ? `${what} (aim ≤ ${aim})` : what)).join(' | ')} |`,
      `|---|${measures.map(() => '---').join('|')}|`,
    ];
    for (const { path, ...page } of pages.filter((one) => one.path.includes(chosen))) {
      const found = bases.map((): PageLoad[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [turn, base] of bases.entries())
          found[turn]?.push(
            await pageLoad(browser, base, path, await storedFor(base, 'persona' in page ? page.persona : undefined)),
          );
      lines.push(
        `| ${path} | ${measures.map(({ of, show }) => found.map((loads) => show(median(loads.map(of)))).join(' → ')).join(' | ')} |`,
      );
      process.stderr.write(`${lines.at(-1)}\n`);
    }
    return lines.join('\n');
  } finally {
    await browser.close();
  }
}

/**
 * Measures the milliseconds of work that starting a page costs the browser without any slowdown, for each server: in
 * total and in scripts.
 */
export async function startTable(bases: string[], starts = 10): Promise<string> {
  const browser = await launch();
  try {
    const lines = ['| page start, 1280 pixels | work, ms | in scripts, ms |', '|---|---|---|'];
    for (const { path, ...page } of pages) {
      const costs: Awaited<ReturnType<typeof startWork>>[] = [];
      for (const base of bases)
        costs.push(
          await startWork(
            browser,
            base,
            path,
            () => storedFor(base, 'persona' in page ? page.persona : undefined),
            starts,
          ),
        );
      const shown = (of: 'tasks' | 'scripts'): string => costs.map((cost) => (cost[of] * 1000).toFixed(0)).join(' → ');
      lines.push(`| ${path} | ${shown('tasks')} | ${shown('scripts')} |`);
      process.stderr.write(`${lines.at(-1)}\n`);
    }
    return lines.join('\n');
  } finally {
    await browser.close();
  }
}
