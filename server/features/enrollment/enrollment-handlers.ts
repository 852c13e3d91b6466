import { toIsoOrNull } from '../../clock/clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { semesterAnswer, semesterFor } from '../agenda/agenda-queries.ts';
import { requestChanged } from '../request/request-presenter.ts';
import { sendRequest } from '../request/request-commands.ts';
import { statusSince } from '../../academic-record/student-queries.ts';
import { reinstatementFacts, reinstatementKind } from './enrollment-kind.ts';
import { semestersAway } from './enrollment-queries.ts';

export const enrollmentHandlers = {
  getEnrollmentStatus: ({ db, student, now }) => {
    const semester = semesterFor(db, now);
    const { enrolment, dueNow, away: _, ...facts } = reinstatementFacts(db, { student }, now);
    return [
      200,
      {
        ...facts,
        since: toIsoOrNull(statusSince(db, student.studentId)),
        semester: semesterAnswer(semester, now),
        enrolled: enrolment === 'enrolled' && student.status === 'active',
        away: semestersAway(db, student.studentId, semester.startsOn),
        due: dueNow,
      },
    ];
  },

  reinstateEnrollment: ({ db, student, now, body: { consequences } }) => {
    const request = sendRequest(db, reinstatementKind, { student, consequences }, now);
    return requestChanged(db, reinstatementKind, request, now, 'enrollment.reinstated');
  },
} satisfies Partial<Handlers>;
