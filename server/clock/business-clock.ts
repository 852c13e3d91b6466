import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '../../db/db.ts';
import type { Enum } from '../../db/enums.gen.ts';
import { clock as clockTable } from '../../db/schema/simulator.ts';

export type ClockMode = 'live' | 'ticking' | 'frozen';

/**
 * A job that runs at an instant of the business clock. `next` returns the instant of the next run, or null if there is
 * nothing to do; `run` does the work. `waitsFor`: the kinds of incidents during which the job does not run.
 */
export type ScheduledJob = {
  name: string;
  waitsFor: readonly Enum<'IncidentKind'>[];
  next(db: Db): number | null;
  run(db: Db, at: number): void;
};

/** A scheduled job that ran, and its instant of the business clock. */
export type JobRun = { name: string; at: number };

export type BusinessClock = {
  now(): number;
  mode(): ClockMode;
  /**
   * Sets mode and instant. If the clock moves forward, due jobs run in order, each at its own instant. Returns the jobs
   * that ran.
   */
  set(mode: ClockMode, instant?: number): JobRun[];
  /**
   * Like `set`, but other requests are handled between the jobs. For them `now` returns the starting instant until the
   * move ends.
   */
  advance(mode: ClockMode, instant?: number): Promise<JobRun[]>;
  /** Runs the jobs that are due. Other requests are handled between them. */
  runDueJobs(): Promise<void>;
  /** Stores the present instant, so that a ticking clock continues from it after a restart. */
  save(): void;
  /** The number of database writes by the clock itself, which are not counted as changes of data. */
  kept(): number;
};

/**
 * A ticking clock stores an instant ahead of time and never returns a later one than the stored one. So a killed
 * process continues after every instant that it has returned. The next instant, `ahead` milliseconds later, is stored
 * when less than `left` milliseconds remain.
 */
const ahead = 10_000;
const left = 3_000;

/** Adds a job run to the list. A job that runs in several slices at one instant is listed once. */
function note(done: JobRun[], one: JobRun): void {
  const last = done.at(-1);
  if (last?.name !== one.name || last.at !== one.at) done.push(one);
}

export function openClock(
  db: Db,
  scheduledJobs: readonly ScheduledJob[] = [],
  machineNow: () => number = Date.now,
): BusinessClock {
  const row = db.$client.prepare<[], { mode: ClockMode; instant: number }>('select mode, instant from clock').get();
  let state: { mode: ClockMode; instant: number; setAtMachine: number } = row
    ? { ...row, setAtMachine: machineNow() }
    : { mode: 'live', instant: 0, setAtMachine: 0 };
  let passing: number | undefined;
  /** The starting instant of a move in progress. */
  let movingFrom: number | undefined;
  /** True while due jobs run. */
  let isRunning = false;
  /** False for a database in memory, where nothing needs to be stored. */
  const onFile = !db.$client.memory;
  let reached = onFile ? state.instant : Infinity;
  let kept = 0;

  const place = (instant: number): void => {
    db.update(clockTable).set({ instant }).where(eq(clockTable.id, 1)).run();
    kept += 1;
  };

  /**
   * Stores the next instant. It does nothing within a transaction, which could roll the write back. If the disk is
   * full, the clock stops but reading still works.
   */
  const reach = (instant: number): void => {
    if (db.$client.inTransaction) return;
    try {
      place(instant);
      reached = instant;
    } catch {
      // The next request tries to store the instant again.
    }
  };

  const now = (): number => {
    if (passing !== undefined) return passing;
    if (movingFrom !== undefined) return movingFrom;
    if (state.mode === 'live') return machineNow();
    if (state.mode === 'frozen') return state.instant;
    const ticked = state.instant + machineNow() - state.setAtMachine;
    if (ticked + left > reached) reach(ticked + ahead);
    return Math.min(ticked, reached);
  };

  const write = (mode: ClockMode, instant: number): void => {
    const next = { mode, instant, setAtMachine: machineNow() };
    db.insert(clockTable)
      .values({ id: 1, ...next })
      .onConflictDoUpdate({ target: clockTable.id, set: next })
      .run();
    kept += 1;
    state = next;
    if (onFile) reached = instant;
  };

  /** Runs the next job that is due at or before `target`, in its own transaction; undefined if none is due. */
  const runNext = (target: number): JobRun | undefined => {
    const due = scheduledJobs
      .map((work) => ({ work, at: work.next(db) }))
      .filter((entry): entry is { work: ScheduledJob; at: number } => entry.at !== null && entry.at <= target)
      .sort((a, b) => a.at - b.at)[0];
    if (!due) return undefined;
    passing = due.at;
    try {
      inTransaction(db, () => {
        due.work.run(db, due.at);
        // The instant of each job is stored, so that a process killed during a long move continues from there.
        if (state.mode !== 'live' && (movingFrom !== undefined || (onFile && due.at > reached))) place(due.at);
      });
      if (onFile) reached = Math.max(reached, due.at);
      return { name: due.work.name, at: due.at };
    } finally {
      passing = undefined;
    }
  };

  const runUntil = (target: number): JobRun[] => {
    const done: JobRun[] = [];
    for (let one = runNext(target); one; one = runNext(target)) note(done, one);
    return done;
  };

  return {
    now,
    mode: () => state.mode,
    set(mode, instant = now()) {
      const target = mode === 'live' ? machineNow() : instant;
      const done = runUntil(target);
      write(mode, target);
      return done;
    },
    async advance(mode, instant = now()) {
      const target = mode === 'live' ? machineNow() : instant;
      const done: JobRun[] = [];
      movingFrom = now();
      try {
        for (let one = runNext(target); one; one = db.$client.open ? runNext(target) : undefined) {
          note(done, one);
          await nextTurn();
        }
      } finally {
        movingFrom = undefined;
      }
      if (db.$client.open) write(mode, target);
      return done;
    },
    async runDueJobs() {
      if (movingFrom !== undefined || isRunning) return;
      isRunning = true;
      try {
        while (db.$client.open && movingFrom === undefined && runNext(now())) await nextTurn();
      } finally {
        isRunning = false;
      }
    },
    save: () => {
      if (state.mode === 'ticking' && movingFrom === undefined) write('ticking', now());
    },
    kept: () => kept,
  };
}
