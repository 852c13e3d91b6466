import type { Db } from '../../../db/db.ts';
import type { DocumentFacts } from '../../../db/schema/document.ts';
import { toDate } from '../../clock/clock.ts';
import { averages } from '../../academic-record/gpa-average.ts';
import { listNamedAttempts, standingLimits } from '../../academic-record/gpa-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { statusSince, type Student } from '../../academic-record/student-queries.ts';
import { semesterById } from '../transcript/transcript-queries.ts';
import { transcriptSemesters } from '../transcript/transcript-rules.ts';
import { revokeDocuments, type DocumentKind } from './document-queries.ts';

/** The day on which the degree was conferred; null for a student who has not graduated, or if the day is unknown. */
export function graduatedOn(db: Db, { studentId, status }: Student): string | null {
  const since = status === 'graduated' ? statusSince(db, studentId) : null;
  return since === null ? null : toDate(since);
}

/** The facts to print on a document: the student's academic record as it is now. */
export function recordFacts(db: Db, student: Student, kind: DocumentKind): DocumentFacts {
  const { nameEn, nameAr, code, programmeEn, programmeAr, collegeEn, collegeAr, admissionSemesterId, status } = student;
  const attempts = listNamedAttempts(db, student.studentId);
  const { cgpa, earnedHours } = averages(attempts);
  const programme = { en: programmeEn, ar: programmeAr };
  const conferred = kind !== 'transcript' && status === 'graduated';
  return {
    name: { en: nameEn, ar: nameAr },
    code,
    programme,
    college: { en: collegeEn, ar: collegeAr },
    degree: conferred ? programme : null,
    graduatedOn: conferred ? graduatedOn(db, student) : null,
    admission: semesterById(db, admissionSemesterId).name,
    hours: earnedHours,
    cgpa,
    semesters:
      kind === 'certificate'
        ? []
        : transcriptSemesters(attempts, standingLimits(db)).map(
            ({ semesterId, lines, gpa, cgpa: after, attemptedHours, earnedHours: earned }) => ({
              name: semesterById(db, semesterId).name,
              gpa,
              cgpa: after,
              hours: attemptedHours,
              earnedHours: earned,
              courses: lines.map(({ code: course, name, creditHours, grade, points, repeats, counted }) => ({
                code: course,
                name,
                hours: creditHours,
                grade,
                points,
                repeats,
                counted,
              })),
            }),
          ),
  };
}

/**
 * Revokes the documents issued before a correction of the record, except those that are replaced already, and informs
 * the student. Returns the number of revoked documents. Runs in the caller's transaction.
 */
export function recordCorrected(db: Db, studentId: number, now: number): number {
  const revoked = revokeDocuments(db, studentId, now);
  for (const number of revoked) sendToInbox(db, studentId, now, 'documentRevoked', { number });
  return revoked.length;
}
