import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inMemory } from '../../db/db.ts';
import { toIso } from '../clock/clock.ts';
import type { PlayedScenario } from './conformance.ts';
import { checkReadiness, listStopping } from './readiness.ts';
import { toHtml, toStatement } from './report-files.ts';
import { completePlan, type TestPlan } from './test-plan.ts';
import { listFailedScenarios, runTestPlan, selectScenarios } from './test-run.ts';
import { contract } from '../http/contract.ts';
import type { Schema } from '../http/operations.ts';
import { randomDocumentCode } from '../random-code.ts';
import { malformed, notFound } from '../refusal.ts';
import type { ScenarioLibrary } from '../simulator/scenario/files/scenario-library.ts';

type Run = Schema<'ConformanceRun'>;
type Report = Schema<'ConformanceReport'>;
type Library = ReturnType<ScenarioLibrary['all']>;

const maximum = 20;
const differencesKept = 20;
const pagePath = '/sim/conformance-page/';

const conformancePages = ['report', 'statement'] as const;
type ConformancePage = (typeof conformancePages)[number];
const pageName = (key: string, page: ConformancePage): string =>
  page === 'report' ? `${key}.html` : `${key}.${page}.html`;

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

/** Completes a plan, or throws 400 with what is wrong in it. */
function acceptPlan(plan: Schema<'TestPlan'>): TestPlan {
  try {
    return completePlan(plan);
  } catch (error) {
    throw malformed(`body/${(error as Error).message}`);
  }
}

/**
 * The latest runs of the conformance check, oldest first, with the HTML pages of their reports. With a database file
 * they are stored in files beside it.
 */
export class ConformanceRuns {
  readonly #file: string | undefined;
  #reports: Report[] | undefined;
  /** The HTML pages of the runs by name, if the database is in memory and no file stores them. */
  readonly #pages = new Map<string, string>();
  /** The results of the played scenarios by run id, from which an interrupted run continues. Not stored in a file. */
  readonly #played = new Map<number, PlayedScenario[]>();
  /** The id of the run in progress; undefined if there is none. */
  #running: number | undefined;

  constructor(databaseFile: string) {
    this.#file = databaseFile === inMemory ? undefined : `${databaseFile}.conformance`;
  }

  #all(): Report[] {
    this.#reports ??= this.#read();
    return this.#reports;
  }

  #read(): Report[] {
    if (!this.#file || !existsSync(`${this.#file}.json`)) return [];
    try {
      // Runs that were not finished when the server stopped are dropped, and so are runs stored by a version with
      // another format.
      return (JSON.parse(readFileSync(`${this.#file}.json`, 'utf8')) as Report[]).filter(
        ({ run }) => run.state !== 'running' && 'selected' in run,
      );
    } catch {
      return [];
    }
  }

  #keep(): void {
    if (!this.#file) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#all()), { mode: 0o600 });
    renameSync(`${this.#file}.new`, `${this.#file}.json`);
  }

  #keepPage(key: string, page: ConformancePage, html: string): void {
    if (!this.#file) return void this.#pages.set(pageName(key, page), html);
    mkdirSync(`${this.#file}.d`, { recursive: true });
    writeFileSync(join(`${this.#file}.d`, pageName(key, page)), html, { mode: 0o600 });
  }

  #deletePage({ page }: Run): void {
    const key = page?.slice(pagePath.length);
    if (key === undefined) return;
    for (const name of conformancePages.map((one) => pageName(key, one))) {
      this.#pages.delete(name);
      if (this.#file) rmSync(join(`${this.#file}.d`, name), { force: true });
    }
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

  /** The report or the statement of a run as a page, by the key in its link. 404 for an unknown key. */
  findPage(key: string, page: ConformancePage = 'report'): string {
    const known = this.#all().some(({ run }) => run.page === `${pagePath}${key}`);
    const name = pageName(key, page);
    const file = this.#file && join(`${this.#file}.d`, name);
    const html = known ? (file && existsSync(file) ? readFileSync(file, 'utf8') : this.#pages.get(name)) : undefined;
    if (html === undefined) throw notFound(key);
    return html;
  }

  /** Stops the run if it is running. Its report covers the scenarios played so far. */
  end(id: number): void {
    const { run } = this.find(id);
    if (this.#running !== id) return;
    run.state = 'stopped';
    run.endedAt = toIso(Date.now());
    this.#running = undefined;
  }

  delete(id: number): void {
    const { run } = this.find(id);
    this.#drop(run);
    if (this.#running === id) this.#running = undefined;
    this.#keep();
  }

  #drop(run: Run): void {
    this.#reports = this.#all().filter((one) => one.run !== run);
    this.#played.delete(run.id);
    this.#deletePage(run);
  }

  /**
   * The results of the scenarios that a stopped run played. 400 if the run was not stopped, or if the server has been
   * restarted since then.
   */
  #playedBefore(id: number): PlayedScenario[] {
    if (this.find(id).run.state !== 'stopped') throw malformed('query/continues: the run was not stopped');
    const played = this.#played.get(id);
    if (!played) throw malformed('query/continues: the run was ended before the last start of this server');
    return played;
  }

  /**
   * Starts a run in the background. 400 while another run is running. `again`: the id of an earlier run whose failed
   * scenarios are played again. `continues`: the id of a stopped run to continue.
   */
  start(
    body: Schema<'TestPlan'>,
    { again, continues }: { again?: number | undefined; continues?: number | undefined },
    library: Library,
    now: number,
  ): void {
    if (this.#running !== undefined) throw malformed('body: another run is under way');
    const plan = acceptPlan(body);
    const before = continues === undefined ? [] : this.#playedBefore(continues);
    const names = again === undefined ? (plan.scenarios ?? []) : listFailedScenarios(this.find(again));
    if (again !== undefined && names.length === 0) throw malformed('query/again: the run has no failed scenario');
    let selection: ReturnType<typeof selectScenarios>;
    try {
      selection = selectScenarios(library, names);
    } catch (error) {
      throw malformed(`body/scenarios: ${(error as Error).message}`);
    }
    const { baseUrl, changing = false, simulator = false } = plan;
    const id = Math.max(0, ...this.#all().map(({ run }) => run.id)) + 1;
    const run: Run = {
      id,
      name: plan.name,
      baseUrl,
      contract: contract.info.version,
      startedAt: toIso(now),
      endedAt: null,
      state: 'running',
      page: null,
      changing,
      simulator,
      selected: names,
      played: before.length,
      scenarios: selection.scenarios.length,
      score: null,
      totals: nothingYet,
    };
    const report: Report = { run, checks: [], calls: [], notPlayed: [], knownProblems: [] };
    this.#all().push(report);
    for (const { run: oldest } of this.#all().slice(0, -maximum)) this.#drop(oldest);
    this.#running = id;
    this.#played.set(id, [...before]);
    void this.#play(plan, selection, library, report, before)
      .catch((error: unknown) => {
        report.notPlayed = [{ scenario: '', why: String(error) }];
        run.state = 'unanswered';
      })
      .finally(() => {
        run.endedAt ??= toIso(Date.now());
        if (this.#running === id) this.#running = undefined;
        if (this.#all().includes(report)) this.#keep();
      });
  }

  async #play(
    plan: TestPlan,
    selection: ReturnType<typeof selectScenarios>,
    library: Library,
    report: Report,
    before: readonly PlayedScenario[],
  ): Promise<void> {
    const { run } = report;
    const stopped = (): boolean => this.#running !== run.id;
    const checks = await checkReadiness(plan);
    report.checks = checks;
    if (!checks[0]?.ok) run.state = 'unanswered';
    else if (listStopping(checks, plan.waived).length) run.state = 'notReady';
    if (run.state !== 'running' || stopped()) return;
    const handed = await runTestPlan(plan, selection, library, {
      checks,
      now: new Date(),
      before,
      stopped,
      quiet: !plan.simulator,
      played: (scenario, count) => {
        run.played = count;
        this.#played.get(run.id)?.push(scenario);
      },
    });
    // A run deleted in the meantime stores no pages.
    if (!this.#all().includes(report)) return;
    const { totals, score, calls, notPlayed, knownProblems } = handed.report;
    const key = randomDocumentCode();
    this.#keepPage(key, 'report', toHtml(handed));
    this.#keepPage(key, 'statement', toStatement(handed));
    Object.assign(run, {
      totals,
      score,
      page: `${pagePath}${key}`,
      ...(!stopped() && { state: totals.answers ? 'ended' : 'unanswered' }),
    });
    Object.assign(report, {
      calls: calls.map((one) => ({ ...one, differences: one.differences.slice(0, differencesKept) })),
      notPlayed,
      knownProblems,
    });
  }
}
