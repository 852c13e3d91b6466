import type { Db } from '../../../db/db.ts';
import { toIso } from '../../clock/clock.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { semesterAnswer, semestersAt } from '../agenda/agenda-queries.ts';
import type { Period } from '../registration/registration-facts.ts';
import { listRegistrationRows } from '../registration/registration-queries.ts';
import { loadSections, offeredSections } from '../registration/section-queries.ts';
import { isOthers } from '../../academic-record/owner-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import {
  deleteKeptTimetable,
  forgetPastTimetables,
  insertTimetable,
  listSavedTimetables,
} from './timetable-queries.ts';
import { maximumTimetables, toSeat, timetableRefusals } from './timetable-rules.ts';

const getSpan = (db: Db, now: number, period: Period) => {
  const { current, next } = semestersAt(db, now);
  return { semester: period === 'early' ? next : current, ids: [current.id, next.id] };
};

/** Returns a function that gives the seat state of each of these sections for the student. */
function createSeatLookup(
  db: Db,
  studentId: number,
  semesterId: number,
  sectionIds: number[],
): (sectionId: number) => Schema<'TimetableSeat'> {
  const offered = new Map(offeredSections(db, sectionIds, semesterId).map((section) => [section.sectionId, section]));
  const mine = new Set(
    listRegistrationRows(db, studentId, semesterId).flatMap(({ sectionId, status }) =>
      status === 'registered' ? [sectionId] : [],
    ),
  );
  return (sectionId) => toSeat(offered.get(sectionId), mine.has(sectionId));
}

function timetablesAnswer(db: Db, { studentId }: Student, now: number, period: Period): Schema<'KeptTimetables'> {
  const { semester } = getSpan(db, now, period);
  const kept = listSavedTimetables(db, studentId, semester.id);
  const ids = [...new Set(kept.flatMap(({ sections }) => sections.map(({ sectionId }) => sectionId)))];
  const known = new Map(loadSections(db, ids).map((section) => [section.sectionId, section]));
  const seat = createSeatLookup(db, studentId, semester.id, ids);
  return {
    semester: semesterAnswer(semester, now),
    maximum: maximumTimetables,
    timetables: kept.map(({ id, name, role, savedAt, wishes, question, sections }) => ({
      id,
      name,
      role,
      wishes,
      question,
      savedAt: toIso(savedAt),
      sections: sections.flatMap(({ sectionId, seat: seatWhenKept }) => {
        const section = known.get(sectionId);
        return section
          ? [
              {
                sectionId,
                courseId: section.courseId,
                code: section.code,
                name: section.name,
                number: section.number,
                seat: seat(sectionId),
                seatWhenKept,
              },
            ]
          : [];
      }),
    })),
  };
}

export const timetableHandlers = {
  getTimetables: ({ db, student, now, query }) => [200, timetablesAnswer(db, student, now, query.Period ?? 'current')],

  saveTimetable: ({ db, student, now, query, body: { name, role, sectionIds, wishes, question = null } }) => {
    const period = query.Period ?? 'current';
    const { semester, ids } = getSpan(db, now, period);
    const sections = new Set(
      loadSections(db, sectionIds).flatMap(({ sectionId, semesterId }) =>
        semesterId === semester.id ? [sectionId] : [],
      ),
    );
    throwIfRefused(
      timetableRefusals(
        { sections, names: listSavedTimetables(db, student.studentId, semester.id).map((kept) => kept.name) },
        { name, sectionIds },
      ),
    );
    const seat = createSeatLookup(db, student.studentId, semester.id, sectionIds);
    insertTimetable(db, {
      studentId: student.studentId,
      semesterId: semester.id,
      name,
      role,
      wishes,
      question,
      savedAt: now,
      sections: sectionIds.map((sectionId) => ({ sectionId, seat: seat(sectionId) })),
    });
    forgetPastTimetables(db, student.studentId, ids);
    return [200, timetablesAnswer(db, student, now, period)];
  },

  deleteTimetable: ({ db, student, now, query, params }) => {
    if (isOthers(db, 'timetable', params.id, student.studentId)) throw new Refused(refuse('registration.notYours'));
    deleteKeptTimetable(db, student.studentId, params.id);
    return [200, timetablesAnswer(db, student, now, query.Period ?? 'current')];
  },
} satisfies Pick<Handlers, 'getTimetables' | 'saveTimetable' | 'deleteTimetable'>;
