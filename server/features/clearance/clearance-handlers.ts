import { toIsoOrNull } from '../../clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { limitOf } from '../../limits.ts';
import { myRequest, requestChanged } from '../request/request-answers.ts';
import { act, sendRequest } from '../request/request-commands.ts';
import { standingOf } from '../request/request-plan.ts';
import { requestOfStudent, requestsOfStudent } from '../request/request-queries.ts';
import { endedInVain } from '../request/request-states.ts';
import { mayGraduate } from '../survey/survey-rules.ts';
import { clearanceRows } from './clearance-answers.ts';
import { clearanceCompletedAt, clearanceFacts, stretchOf } from './clearance-facts.ts';
import { clearanceKind } from './clearance-kind.ts';

export const clearanceHandlers = {
  clearanceProcess: ({ db, student, now }) => {
    const { studentId, status } = student;
    const subjectId = stretchOf(db, studentId);
    const own = requestsOfStudent(db, studentId).filter(({ kind }) => kind === 'clearance');
    const standing = own.find((request) => request.subjectId === subjectId && request.sentAt !== null && !endedInVain.has(request.status)) ?? null;
    const completedAt = clearanceCompletedAt(db, studentId);
    return [200, {
      status, completedAt: toIsoOrNull(completedAt), mayGraduate: mayGraduate(student), thesisCopies: limitOf(db, 'thesisCopies'),
      rows: clearanceRows(db, studentId, clearanceFacts(db, { student }, now), standing),
      reasons: standing ? [] : standingOf(db, clearanceKind, { student, subjectId, details: {}, request: null }, now),
      fileMaximumMebibytes: limitOf(db, 'fileMaximumMebibytes'), requests: own.map((request) => ({ id: request.id, request: myRequest(db, clearanceKind, request, now) })),
    }];
  },

  submitClearance: ({ db, student, now, body: { file, draft } }) => {
    const request = sendRequest(db, clearanceKind, { student, subjectId: stretchOf(db, student.studentId), files: { file }, draft }, now);
    return requestChanged(db, clearanceKind, request, now, 'MSG-000032');
  },

  cancelClearance: ({ db, student: { studentId }, now, params }) =>
    requestChanged(db, clearanceKind, act(db, clearanceKind, requestOfStudent(db, studentId, { kind: 'clearance', id: params.id }), { name: 'cancel' }, 'student', now), now, 'MSG-000033'),
} satisfies Partial<Handlers>;
