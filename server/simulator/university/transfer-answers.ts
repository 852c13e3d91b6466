import { preparedPerDb, type Db } from '../../../db/db.ts';
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

type Offered = { id: number; semesterId: number; offeredAt: number };

const offeredQuery = preparedPerDb((db) =>
  db.$client.prepare<[], Offered>(`
    select request.id, request.semester_id semesterId, (select max(at) from request_event event where event.request_id = request.id) offeredAt
    from request join student on student.id = request.student_id
    where request.kind = 'transfer' and request.status = 'sent' and request.step = 1 and student.person_id not in (${peopleOfPersonas}) order by request.semester_id, offeredAt, request.id`),
);

/** The instant of the answer to an offer; null if it stays unanswered. */
function answerAt(db: Db, { semesterId, offeredAt }: Offered): number | null {
  const window = findWindow(db, 'transferConfirm', semesterId);
  if (!window) return null;
  const at = Math.max(window.opensAt, offeredAt) + day;
  return at < window.closesAt ? at : null;
}

/**
 * Answers the transfer offers of students that are not personas, 24 hours after the start of the confirmation period or
 * after an offer that was made later. An offer stays unanswered if the period has ended by then.
 */
export const answerTransfers: ScheduledJob = {
  name: 'transfersAnswered',
  waitsFor: ['everything'],
  next: (db) => {
    const first = offeredQuery(db).get();
    return first ? answerAt(db, first) : null;
  },
  run: (db, at) => {
    for (const offered of offeredQuery(db).all()) {
      // Skips offers whose answer is not due yet or never comes. Others may be overdue, because an incident delays the
      // job.
      if ((answerAt(db, offered) ?? Infinity) > at) continue;
      const request = requestById(db, offered.id);
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
