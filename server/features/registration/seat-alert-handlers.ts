import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { seatAlerts } from '../../../db/schema/registration.ts';
import { isOthers } from '../../academic-record/owner-queries.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { findAddDropEnd } from '../fees/fees-queries.ts';
import { standingFacts } from './registration-fact-queries.ts';
import { listRegistrationRows } from './registration-queries.ts';
import { listSeatAlerts } from './seat-alert-queries.ts';
import { seatAlertRefusals } from './seat-alert-rules.ts';
import { loadSections, offeredSections } from './section-queries.ts';

function seatAlertsAnswer(db: Db, studentId: number, semesterId: number): Schema<'SeatAlerts'> {
  const alerts = listSeatAlerts(db, studentId, semesterId);
  const ids = alerts.map(({ sectionId }) => sectionId);
  const sections = new Map(loadSections(db, ids).map((section) => [section.sectionId, section]));
  return {
    maximum: getLimit(db, 'seatAlerts'),
    until: toIsoOrNull(findAddDropEnd(db, semesterId)),
    alerts: alerts.flatMap(({ id, sectionId, askedAt, toldAt }) => {
      const section = sections.get(sectionId);
      if (!section) return [];
      const { code, name, number, capacity, seatsTaken } = section;
      const availableSeats = Math.max(0, capacity - seatsTaken);
      return [
        { id, sectionId, code, name, number, availableSeats, askedAt: toIso(askedAt), toldAt: toIsoOrNull(toldAt) },
      ];
    }),
  };
}

export const seatAlertHandlers = {
  getSeatAlerts: ({ db, student, now, query }) => [
    200,
    seatAlertsAnswer(db, student.studentId, semesterFor(db, now, query.Period).id),
  ],

  addSeatAlert: ({ db, student, now, query, body: { sectionId } }) => {
    const standing = standingFacts(db, student, now, query.Period ?? 'current');
    const [{ studentId }, semesterId] = [student, standing.semester.id];
    const [section] = offeredSections(db, [sectionId], semesterId);
    const taken = listRegistrationRows(db, studentId, semesterId).filter(
      ({ status }) => status === 'registered' || status === 'withdrawn',
    );
    throwIfRefused(
      seatAlertRefusals({
        standing,
        section,
        taken: new Set(
          loadSections(
            db,
            taken.map((row) => row.sectionId),
          ).map(({ courseId }) => courseId),
        ),
        alerts: new Set(listSeatAlerts(db, studentId, semesterId).map((alert) => alert.sectionId)),
        maximum: getLimit(db, 'seatAlerts'),
      }),
    );
    db.insert(seatAlerts).values({ studentId, semesterId, sectionId, askedAt: now }).run();
    return [200, seatAlertsAnswer(db, studentId, semesterId)];
  },

  deleteSeatAlert: ({ db, student: { studentId }, now, query, params: { id } }) => {
    if (isOthers(db, 'seatAlert', id, studentId)) throw new Refused(refuse('registration.notYours'));
    db.delete(seatAlerts)
      .where(and(eq(seatAlerts.id, id), eq(seatAlerts.studentId, studentId)))
      .run();
    return [200, seatAlertsAnswer(db, studentId, semesterFor(db, now, query.Period).id)];
  },
} satisfies Partial<Handlers>;
