import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { incidents, unansweredCalls } from '../../../db/schema/incident.ts';
import { hour } from '../../../locales/durations.ts';
import { cached } from '../../catalogue/catalogue-cache.ts';
import type { IncidentKind, Outage } from './incident-rules.ts';

export type IncidentRow = Omit<typeof incidents.$inferSelect, 'fromAt' | 'untilAt' | 'countedUntil'> & {
  from: number;
  until: number | null;
  /** The end of the last hour that closing times have been extended for. That hour may still be running. */
  countedUntil: number;
};

/** All incidents, the first to begin first. */
export const listIncidents = cached('calendar', (db): readonly IncidentRow[] =>
  db
    .select()
    .from(incidents)
    .orderBy(asc(incidents.fromAt), asc(incidents.id))
    .all()
    .map(({ fromAt, untilAt, countedUntil, ...row }) => ({
      ...row,
      from: fromAt,
      until: untilAt,
      countedUntil: countedUntil ?? fromAt + hour,
    })),
);

export const listOpenIncidents = (db: Db): IncidentRow[] => listIncidents(db).filter(({ until }) => until === null);

/** The incidents that have ended. */
export const listOutages = (db: Db): Outage[] =>
  listIncidents(db).flatMap(({ kind, from, until }) => (until === null ? [] : [{ kind, from, until }]));

/** Stores an incident that begins now. If one of the kind is open, nothing is stored. */
export const insertIncident = (db: Db, kind: IncidentKind, cause: IncidentRow['cause'], now: number): void => {
  db.insert(incidents).values({ kind, cause, fromAt: now }).onConflictDoNothing().run();
};

/** Counts one more hour for each open incident whose counted hours ended before `at`. */
export const countNextHour = (db: Db, at: number): void => {
  const passed = listOpenIncidents(db).filter(({ countedUntil }) => countedUntil < at);
  for (const { id, countedUntil } of passed)
    db.update(incidents)
      .set({ countedUntil: countedUntil + hour })
      .where(eq(incidents.id, id))
      .run();
};

/** Stores the end of an open incident and what it moved. */
export const updateIncident = (
  db: Db,
  id: number,
  { until, ...moved }: Pick<IncidentRow, 'moves' | 'students'> & { until: number },
): void => {
  db.update(incidents)
    .set({ untilAt: until, ...moved })
    .where(and(eq(incidents.id, id), isNull(incidents.untilAt)))
    .run();
};

/**
 * Stores a call that the gateway did not answer, and deletes earlier ones up to `since`. Returns the instants of all
 * that remain.
 */
export function saveUnansweredCall(db: Db, now: number, since: number): number[] {
  db.delete(unansweredCalls).where(lte(unansweredCalls.at, since)).run();
  db.insert(unansweredCalls).values({ at: now }).run();
  return db
    .select({ at: unansweredCalls.at })
    .from(unansweredCalls)
    .orderBy(desc(unansweredCalls.at))
    .all()
    .map(({ at }) => at);
}

export const deleteUnansweredCalls = (db: Db): void => {
  db.delete(unansweredCalls).run();
};
