import { toIsoOrNull } from '../../clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { semesterAnswer, semesterFor } from '../agenda/agenda-queries.ts';
import { requestChanged } from '../request/request-answers.ts';
import { sendRequest } from '../request/request-commands.ts';
import { reinstatementFacts, reinstatementKind } from './enrollment-kind.ts';
import { enrolmentRecord, semestersAway } from './enrollment-queries.ts';

export const enrollmentHandlers = {
  getEnrollmentStatus: ({ db, student, now }) => {
    const semester = semesterFor(db, now);
    const { enrolment, dueNow, away: _, ...facts } = reinstatementFacts(db, { student }, now);
    const { since } = enrolmentRecord(db, student.studentId);
    return [200, { ...facts, since: toIsoOrNull(since), semester: semesterAnswer(semester, now), enrolled: enrolment === 'enrolled' && student.status === 'active', away: semestersAway(db, student.studentId, semester.startsOn), due: dueNow }];
  },

  reinstateEnrollment: ({ db, student, now, body: { consequences } }) => {
    const request = sendRequest(db, reinstatementKind, { student, consequences }, now);
    return requestChanged(db, reinstatementKind, request, now, 'enrollment.reinstated');
  },
} satisfies Partial<Handlers>;
