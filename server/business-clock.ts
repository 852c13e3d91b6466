import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '../db/db.ts';
import { clock as clockTable } from '../db/schema/simulator.ts';

export type ClockMode = 'live' | 'ticking' | 'frozen';

/** Work that falls due at an instant of the business clock. `next` tells when (null: nothing); `run` does it. */
export type ScheduledJob = { name: string; next(db: Db): number | null; run(db: Db, at: number): void };

/** A scheduled job that ran, and the instant of the business clock at which it did. */
export type JobRun = { name: string; at: number };

export type BusinessClock = {
  now(): number;
  mode(): ClockMode;
  /**
   * Sets mode and instant. Forward, scheduled jobs run in order on the way, each at its own instant; returns what did.
   */
  set(mode: ClockMode, instant?: number): JobRun[];
  /**
   * The same with other calls answered between one instant and the next; until it has ended, `now` stays where it
   * began.
   */
  advance(mode: ClockMode, instant?: number): Promise<JobRun[]>;
  /** Does what has fallen due until now. */
  runDueJobs(): void;
  /** Keeps the instant reached, so that a ticking clock goes on from there after a restart. */
  save(): void;
  /** How often it has written down its place: no change of anybody's data. */
  kept(): number;
};

/**
 * A ticking clock writes down beforehand how far it may come, and never tells a later instant than the file holds: a
 * process that is killed goes on there, and no time it gave to anybody lies ahead of it. The next place is written when
 * this much is left.
 */
const ahead = 10_000;
const left = 3_000;

/** Work that is done in slices at one instant is told once. */
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
  /** Where a move under way began. */
  let movingFrom: number | undefined;
  /** What is in memory goes with its process. */
  const onFile = !db.$client.memory;
  let reached = onFile ? state.instant : Infinity;
  let kept = 0;

  const place = (instant: number): void => {
    db.update(clockTable).set({ instant }).where(eq(clockTable.id, 1)).run();
    kept += 1;
  };

  /** In a transaction it would be undone with it. On a full disk time stands still, and reading goes on. */
  const reach = (instant: number): void => {
    if (db.$client.inTransaction) return;
    try {
      place(instant);
      reached = instant;
    } catch {
      // The next call tries again.
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

  /** Does what falls due next, up to an instant, in a transaction of its own; undefined where nothing does. */
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
        // Killed on a long way, the clock goes on where its work has come to; kept on the way, too.
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
    runDueJobs: () => {
      if (movingFrom === undefined) runUntil(now());
    },
    save: () => {
      if (state.mode === 'ticking' && movingFrom === undefined) write('ticking', now());
    },
    kept: () => kept,
  };
}
