import { toIsoOrNull } from '../../clock/clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { myRequest } from '../request/request-presenter.ts';
import { submitHandler } from '../request/request-submission.ts';
import { requestsOfStudent } from '../request/request-queries.ts';
import { statusSince } from '../../academic-record/student-queries.ts';
import { caseStudyFacts, caseStudyKind } from './casestudy-kind.ts';

export const caseStudyHandlers = {
  getCaseStudies: ({ db, student, now }) => {
    const { studentId, cgpa } = student;
    const { status, until, warnings, chances, maximumChances, semestersLeft } = caseStudyFacts(
      db,
      { student, request: null },
      now,
    );
    const requests = requestsOfStudent(db, studentId)
      .filter(({ kind }) => kind === 'caseStudy')
      .map((request) => myRequest(db, caseStudyKind, request, now));
    return [
      200,
      {
        status,
        since: toIsoOrNull(statusSince(db, studentId)),
        until,
        cgpa: cgpa === null ? null : cgpa / 100,
        warnings,
        chances,
        maximumChances,
        semestersLeft,
        fee: getLimit(db, 'caseStudyFeeFils'),
        fileMaximumMebibytes: getLimit(db, 'fileMaximumMebibytes'),
        requests,
      },
    ];
  },

  submitCaseStudy: submitHandler(caseStudyKind),
} satisfies Partial<Handlers>;
