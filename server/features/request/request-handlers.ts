import type { Db } from '../../../db/db.ts';
import { toIso } from '../../clock.ts';
import { FileAnswer } from '../../http/download.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { attachmentOfStudent } from './attachment-queries.ts';
import { requestKindRules } from './request-kinds.ts';
import { decidedAtOf, historyOf, requestOfStudent, requestsOfStudent, type RequestRow } from './request-queries.ts';

function requestAnswer(db: Db, request: RequestRow): Schema<'MyRequest'> {
  const { referenceNumber, kind, status, sentAt } = request;
  const { page, subject } = requestKindRules[kind];
  const history = historyOf(db, request.id);
  return { referenceNumber, kind, subject: subject(db, request), page, status, sentAt: toIso(sentAt), decidedAt: decidedAtOf(history), history };
}

export const requestHandlers = {
  getMyRequests: ({ db, student: { studentId } }) => [200, { requests: requestsOfStudent(db, studentId).map((request) => requestAnswer(db, request)) }],

  getRequest: ({ db, student: { studentId }, now, params }) => {
    const request = requestOfStudent(db, studentId, params);
    return [200, { request: requestAnswer(db, request), facts: requestKindRules[request.kind].facts(db, request, now) }];
  },

  downloadAttachment: ({ db, student: { studentId }, params }) => [200, new FileAnswer(attachmentOfStudent(db, studentId, params.id))],
} satisfies Partial<Handlers>;
