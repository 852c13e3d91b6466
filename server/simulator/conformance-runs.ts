import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { inMemory } from '../../db/db.ts';
import { toIso } from '../clock/clock.ts';
import { playConformance, seededUsers } from '../conformance/conformance.ts';
import { createReport } from '../conformance/report.ts';
import { contract } from '../http/contract.ts';
import type { Schema } from '../http/operations.ts';
import { malformed, notFound } from '../refusal.ts';
import type { Scenario } from './scenario/scenarios.ts';

type Run = Schema<'ConformanceRun'>;
type Report = Schema<'ConformanceReport'>;

const maximum = 20;
const differencesKept = 20;

const nothingYet = {
  passed: 0,
  failed: 0,
  skipped: 0,
  omitted: 0,
  error: 0,
  waiting: 0,
  answers: 0,
  differences: 0,
  expectations: 0,
  met: 0,
  incomparable: 0,
};

/** The last runs of the conformance check, oldest first. With a database file they are stored in a file beside it. */
export class ConformanceRuns {
  readonly #file: string | undefined;
  #reports: Report[] | undefined;
  /** The number of the run under way; undefined if there is none. */
  #running: number | undefined;

  constructor(databaseFile: string) {
    this.#file = databaseFile === inMemory ? undefined : `${databaseFile}.conformance.json`;
  }

  #all(): Report[] {
    this.#reports ??= this.#read();
    return this.#reports;
  }

  #read(): Report[] {
    if (!this.#file || !existsSync(this.#file)) return [];
    try {
      // A run that was under way when the server ended is dropped, and one of a version with other results.
      return (JSON.parse(readFileSync(this.#file, 'utf8')) as Report[]).filter(
        ({ run }) => run.state !== 'running' && 'passed' in run.totals,
      );
    } catch {
      return [];
    }
  }

  #keep(): void {
    if (!this.#file) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#all()), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }

  answer = (): Schema<'ConformanceRuns'> => ({
    maximum,
    runs: this.#all()
      .map(({ run }) => run)
      .reverse(),
  });

  find(id: number): Report {
    const report = this.#all().find(({ run }) => run.id === id);
    if (!report) throw notFound(String(id));
    return report;
  }

  delete(id: number): void {
    const report = this.find(id);
    this.#reports = this.#all().filter((one) => one !== report);
    if (this.#running === id) this.#running = undefined;
    this.#keep();
  }

  /** Starts a run in the background. 400 while another run is under way. */
  start(
    {
      baseUrl,
      changing = false,
      simulator = false,
      area = '',
      accounts,
      captchaToken = 'simulated-captcha',
    }: Schema<'NewConformanceRun'>,
    all: Scenario[],
    now: number,
  ): void {
    if (this.#running !== undefined) throw malformed('body: another run is under way');
    const base = baseUrl.replace(/\/+$/, '');
    if (!URL.canParse(base)) throw malformed('body/baseUrl: no address');
    const scenarios = all.filter((scenario) => !area || scenario.area === area);
    const id = Math.max(0, ...this.#all().map(({ run }) => run.id)) + 1;
    const run: Run = {
      id,
      baseUrl: base,
      contract: contract.info.version,
      startedAt: toIso(now),
      endedAt: null,
      state: 'running',
      changing,
      simulator,
      area,
      played: 0,
      scenarios: scenarios.length,
      score: null,
      totals: nothingYet,
    };
    const report: Report = { run, calls: [], notPlayed: [] };
    this.#all().push(report);
    while (this.#all().length > maximum) this.#all().shift();
    this.#running = id;
    const stopped = (): boolean => this.#running !== id;
    const options = {
      base,
      scenarios,
      users: accounts ?? seededUsers(),
      captchaToken,
      changing,
      simulator,
      quiet: !simulator,
      stopped,
      played: (count: number) => void (run.played = count),
    };
    void playConformance(options)
      .then((found) => {
        const { totals, score, calls, notPlayed } = createReport(options, found);
        Object.assign(run, {
          totals,
          score,
          state: totals.answers ? 'ended' : 'unanswered',
          endedAt: toIso(Date.now()),
        });
        Object.assign(report, {
          calls: calls.map((one) => ({ ...one, differences: one.differences.slice(0, differencesKept) })),
          notPlayed,
        });
      })
      .catch(() => Object.assign(run, { state: 'unanswered', endedAt: toIso(Date.now()) }))
      .finally(() => {
        if (stopped()) return;
        this.#running = undefined;
        this.#keep();
      });
  }
}
