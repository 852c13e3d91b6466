import { preparedPerDb } from '../../../db/db.ts';
import { day } from '../../../locales/durations.ts';
import { Random } from '../../../seed/random.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { dispatch } from '../../features/request/request-commands.ts';
import { requestById } from '../../features/request/request-queries.ts';
import { transferKind } from '../../features/transfer/transfer-kind.ts';
import { findWindow } from '../../features/transfer/transfer-queries.ts';
import { peopleOfPersonas } from '../simulator-queries.ts';

/** The share (0 to 1) of generated students who confirm their transfer offer. The others decline it. */
const confirm = 0.8;

const offeredQuery = preparedPerDb((db) =>
  db.$client.prepare<[], { id: number; semesterId: number }>(`
    select request.id, request.semester_id semesterId from request join student on student.id = request.student_id
    where request.kind = 'transfer' and request.status = 'sent' and request.step = 1 and student.person_id not in (${peopleOfPersonas}) order by request.semester_id, request.id`),
);

/**
 * Answers the transfer offers of students that are not personas, 24 hours after the start of the confirmation period.
 * Offers stay unanswered if the period is not longer than that.
 */
export const answerTransfers: ScheduledJob = {
  name: 'transfersAnswered',
  waitsFor: ['everything'],
  next: (db) => {
    const offered = offeredQuery(db).get();
    const window = offered && findWindow(db, 'transferConfirm', offered.semesterId);
    return window && window.opensAt + day < window.closesAt ? window.opensAt + day : null;
  },
  run: (db, at) => {
    const semesterId = offeredQuery(db).get()?.semesterId;
    for (const { id } of offeredQuery(db)
      .all()
      .filter((one) => one.semesterId === semesterId)) {
      const request = requestById(db, id);
      dispatch(
        db,
        transferKind,
        request,
        {
          name: new Random(`seat ${request.referenceNumber}`).chance(confirm) ? 'accept' : 'decline',
          actor: 'student',
        },
        at,
      );
    }
  },
};
