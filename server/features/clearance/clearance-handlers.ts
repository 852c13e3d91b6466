import { toIsoOrNull } from '../../clock/clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { collectRefusals } from '../../refusal.ts';
import { myRequest, requestChanged } from '../request/request-presenter.ts';
import { dispatch } from '../request/request-commands.ts';
import { submitHandler } from '../request/request-submission.ts';
import { requestOfStudent, requestsOfStudent } from '../request/request-queries.ts';
import { mayGraduate } from '../survey/survey-rules.ts';
import { clearanceRows } from './clearance-presenter.ts';
import { clearanceCompletedAt, clearanceFacts, requestFor } from './clearance-facts.ts';
import { clearanceKind } from './clearance-kind.ts';
import { clearanceRule } from './clearance-rules.ts';

export const clearanceHandlers = {
  clearanceProcess: ({ db, student, now }) => {
    const { studentId, status } = student;
    const own = requestsOfStudent(db, studentId).filter(({ kind }) => kind === 'clearance');
    const request = requestFor(db, studentId);
    const facts = clearanceFacts(db, { student, request }, now);
    const completedAt = clearanceCompletedAt(db, studentId);
    return [
      200,
      {
        status,
        completedAt: toIsoOrNull(completedAt),
        mayGraduate: mayGraduate(student),
        thesisCopies: getLimit(db, 'thesisCopies'),
        asked: request !== null,
        rows: clearanceRows(db, studentId, facts, request, now),
        reasons: request ? [] : collectRefusals([clearanceRule], facts),
        fileMaximumMebibytes: getLimit(db, 'fileMaximumMebibytes'),
        requests: own.map((one) => ({ id: one.id, request: myRequest(db, clearanceKind, one, now) })),
      },
    ];
  },

  submitClearance: submitHandler(clearanceKind),

  cancelClearance: ({ db, student: { studentId }, now, params }) =>
    requestChanged(
      db,
      clearanceKind,
      dispatch(
        db,
        clearanceKind,
        requestOfStudent(db, studentId, { kind: 'clearance', id: params.id }),
        { name: 'cancel', actor: 'student' },
        now,
      ),
      now,
      'MSG-000033',
    ),
} satisfies Partial<Handlers>;
