import type { Db } from '../../../db/db.ts';
import { extensionPoint } from '../../extension-point.ts';
import type { AgendaPeriod } from '../agenda/agenda-cohort-rules.ts';
import type { IncidentKind, MovedPeriod, Span } from './incident-rules.ts';

/** A student's due time in epoch milliseconds. `to` is its new time if its area knows it already. */
export type DueTime = { id: number; studentId: number; at: number; to?: number };

/** Due times of students in the tables of one area. Incidents of the listed `kinds` move them. */
export type DueTimes = {
  name: 'courses' | 'charges' | 'requests' | 'decisions' | 'executions' | 'permits' | 'seatOffers';
  kinds: readonly IncidentKind[];
  /** True if the student can act on working days only, so that only lost working time counts. */
  workingDays?: boolean;
  /**
   * Lists the open due times that fall into the span, and those that equal the end of a moved period and move with it
   * (`to`).
   */
  list(db: Db, span: Span, periods: readonly MovedPeriod<AgendaPeriod>[]): DueTime[];
  /** Stores a new due time. Undefined if the due time is calculated from the agenda and not stored. */
  move?(db: Db, due: DueTime, to: number): void;
  /** Updates other stored data that are calculated from the agenda. */
  followAgenda?(db: Db, now: number): void;
};

/** The due times declared by all areas of server/features. */
export const dueTimes = extensionPoint<readonly DueTimes[]>('the due times');
