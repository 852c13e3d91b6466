import type { Db } from '../../../db/db.ts';
import { getText } from '../../http/messages.ts';
import { semesterWithId } from '../agenda/agenda-queries.ts';
import { declareKind, type Effected } from '../request/request-kind.ts';
import { listEntered, summaryText } from '../request/request-summary.ts';
import { studentById } from '../../academic-record/student-queries.ts';
import { getHandled } from './clearance-presenter.ts';
import { clearanceFacts, getGrantedStretch } from './clearance-facts.ts';
import { saveStretch, release } from './clearance-queries.ts';
import {
  clearanceItems,
  clearanceLapseRules,
  clearanceRule,
  itemStatus,
  type ClearanceFacts,
} from './clearance-rules.ts';

function released(db: Db, { student: { studentId }, request }: Effected<ClearanceFacts>, now: number): void {
  release(db, {
    requestId: request.id,
    studentId,
    chances: request.subjectId ?? getGrantedStretch(db, studentId),
    at: now,
  });
}

/** Binds the request to the period of studies in which it was sent; later periods do not change that. */
function boundToStudies(db: Db, { student: { studentId }, request }: Effected<ClearanceFacts>): void {
  saveStretch(db, request.id, getGrantedStretch(db, studentId));
}

/**
 * The request kind of a clearance. The offices settle their items in parallel. It can be requested once for each period
 * of studies.
 */
export const clearanceKind = declareKind<ClearanceFacts>({
  name: 'clearance',
  prefix: 'CLR',
  page: '/clearance',
  agenda: 'clearance',
  facts: clearanceFacts,
  eligibility: [clearanceRule],
  lapses: clearanceLapseRules,
  files: [{ name: 'file', required: true }],
  draft: { atMost: 1 },
  route: [{ key: 'offices', days: 2, checklist: clearanceItems }],
  cancel: 'untilFirstDecision',
  sent: [boundToStudies],
  approved: [released],
  title: (db, { semesterId }) => semesterWithId(db, semesterId).name,
  summaryFields: (db, request, now) => {
    const student = studentById(db, request.studentId);
    const handled = getHandled(db, request.id);
    const items = request.sentAt === null ? [] : clearanceItems(clearanceFacts(db, { student, request }, now));
    return [
      summaryText('standing', getText('academic', `status.${student.status}`)),
      ...listEntered(db, request),
      ...items.map((item) =>
        summaryText(
          item.name,
          getText('clearance', `status.${itemStatus(item, request.status, handled.get(item.name) ?? null)}`),
        ),
      ),
    ];
  },
});
