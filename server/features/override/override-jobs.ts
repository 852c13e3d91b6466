import type { ScheduledJob } from '../../clock/business-clock.ts';
import { toIso } from '../../clock/clock.ts';
import { coursesById } from '../../catalogue/courses.ts';
import { findAddDropEnd } from '../fees/fees-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { endLapsed } from '../request/request-lapse-services.ts';
import { undecidedSemesters } from '../request/request-queries.ts';
import { nextReminder, takeReminders } from './override-queries.ts';

/**
 * Reminds students of unused permits a day before they expire, and closes undecided override requests when add/drop
 * ends.
 */
export const lapsePermits: ScheduledJob = {
  name: 'permitsLapse',
  waitsFor: ['registration', 'everything'],
  next: (db) => {
    const ends = undecidedSemesters(db).flatMap(({ kind, semesterId }) =>
      kind === 'override' ? (findAddDropEnd(db, semesterId) ?? []) : [],
    );
    const instants = [...ends, ...[nextReminder(db) ?? []].flat()];
    return instants.length ? Math.min(...instants) : null;
  },
  run: (db, at) => {
    for (const { studentId, courseId, referenceNumber, until, seatUntil } of takeReminders(db, at))
      sendToInbox(db, studentId, at, 'permitLapses', {
        reference: referenceNumber,
        course: coursesById(db).get(courseId)?.code ?? '',
        until: toIso(seatUntil ?? until),
      });
    endLapsed(db, at);
  },
};
