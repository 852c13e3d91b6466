import { toDate, toIso } from '../../clock/clock.ts';
import { listMeetingChanges } from '../../catalogue/meeting-changes.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { semesterAnswer, semesterFor } from '../agenda/agenda-queries.ts';
import { listRegistrations } from '../registration/registration-queries.ts';
import { getAbsences, attendanceLimits, classCalendar } from './attendance-queries.ts';
import { toAttendance, byDanger, countClasses, heldClasses, toLimits, phaseOn } from './attendance-rules.ts';

export const attendanceHandlers = {
  getAttendance: ({ db, student: { studentId }, now }) => {
    const semester = semesterFor(db, now);
    const calendar = classCalendar(db, semester.id);
    const limits = attendanceLimits(db);
    const today = toDate(now);
    const absences = getAbsences(db, studentId, semester.id, today);
    const courses = listRegistrations(db, studentId, semester.id).flatMap(
      ({ registrationId, status, section }): Schema<'AttendedCourse'>[] => {
        if (status !== 'registered') return [];
        const changes = listMeetingChanges(db, section.sectionId);
        const { startsOn, classesEndOn, holidays } = calendar;
        const counted = countClasses(
          heldClasses(section.slots, changes, startsOn, classesEndOn, holidays),
          absences.get(registrationId) ?? [],
          now,
        );
        const attendance = toAttendance({ ...counted, limits });
        return [
          {
            course: { code: section.code, name: section.name, number: section.number },
            instructor: section.instructor,
            held: counted.held,
            ...attendance,
            ...toLimits({ ...counted, absences: attendance.absences, limits }),
            missed: counted.absences.sort((a, b) => (a.on < b.on ? 1 : -1)).map(({ on, excused }) => ({ on, excused })),
          },
        ];
      },
    );
    return [
      200,
      {
        now: toIso(now),
        semester: semesterAnswer(semester, now),
        phase: phaseOn(today, calendar),
        classesEndOn: calendar.classesEndOn,
        warnings: [...limits.warnings],
        barredAt: limits.barredAt,
        courses: courses.sort(byDanger),
      },
    ];
  },
} satisfies Partial<Handlers>;
