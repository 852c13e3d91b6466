import type { Db } from '../../../db/db.ts';
import { extensionPoint } from '../../extension-point.ts';
import type { AgendaPeriod } from '../agenda/agenda-cohort-rules.ts';
import type { IncidentKind, MovedPeriod, Span } from './incident-rules.ts';

/** A student's due time in epoch milliseconds. `to` is its new time if its area knows it already. */
export type DueTime = { id: number; studentId: number; at: number; to?: number };

/** Due times of students that an incident of these kinds moves, stored in the tables of one area. */
export type DueTimes = {
  name: 'courses' | 'charges' | 'requests' | 'decisions' | 'executions' | 'permits' | 'seatOffers';
  kinds: readonly IncidentKind[];
  /** True if what is due can be done on working days only. */
  workingDays?: boolean;
  /** Lists what students still have to do and is due in the span or, if a period of the agenda ends it, moves with it. */
  list(db: Db, span: Span, periods: readonly MovedPeriod<AgendaPeriod>[]): DueTime[];
  /** Stores a new time. Left out if the due time follows from the agenda. */
  move?(db: Db, due: DueTime, to: number): void;
  /** Updates what else follows from the agenda. */
  followAgenda?(db: Db, now: number): void;
};

/** The due times that the areas declare. */
export const dueTimes = extensionPoint<readonly DueTimes[]>('the due times');
