import type { Schema } from '../../server/http/operations.ts';
import type { Client } from './client.ts';
import { Room } from './room.ts';
import { all } from './sandbox-database.ts';

/** A well-formed hash of consequences that no preview has. */
export const nobody = 'A'.repeat(43);

/** A room for tests in which students leave the university or a semester. */
export class LeavingRoom extends Room {
  foretold = (student: Client, Kind: Schema<'RequestKind'>) => student.call('getConsequences', { query: { Kind } });

  studentIdOf = (persona: string): number =>
    all<{ id: number }>(
      this.db,
      'select student.id from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = ?',
      persona,
    )[0]?.id ?? 0;

  postpone = async (student: Client): Promise<Schema<'Withdrawal'>> => {
    const { hash } = await this.foretold(student, 'officialWithdrawal');
    return (await student.call('submitOfficialWithdraw', { body: { reason: 'health', consequences: hash } }))
      .withdrawal;
  };

  approvePermanent = async (student: Client, code?: string) => {
    const { hash } = await this.foretold(student, 'permanentWithdrawal');
    return student.send('approvePermanentWithdraw', {
      body: { code: code ?? (await this.latestCode()), consequences: hash },
    });
  };

  leaveForGood = async (student: Client): Promise<Schema<'Withdrawal'>> => {
    await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
    await student.call('sendPermanentWithdrawCode');
    return (await this.approvePermanent(student)).body.withdrawal;
  };

  /** The number of things of each kind that a student still has and that a withdrawal may end. */
  everywhere = (id: number) => {
    const one = (sql: string): number => all<{ n: number }>(this.db, `select count(*) n ${sql}`, id)[0]?.n ?? 0;
    return {
      courses: one(`from registration where student_id = ? and status = 'registered'`),
      seats: one(`from registration where student_id = ? and status in ('registered', 'withdrawn') and not seat_freed`),
      waiting: one(`from waiting_entry where student_id = ? and status = 'waiting'`),
      demands: one('from demand where student_id = ? and ended_at is null'),
      requests: one(
        `from request where student_id = ? and kind <> 'refund' and status in ('awaitingCode', 'awaitingPayment', 'sent', 'returned', 'scheduled')`,
      ),
      tasks: one(
        `from request_task task join request on request.id = task.request_id where task.status = 'open' and request.kind <> 'refund' and request.student_id = ?`,
      ),
      buses: one('from bus_seat where freed_at is null and student_id = ?'),
      theses: one(`from thesis_topic where status in ('proposed', 'current') and student_id = ?`),
      calendars: one('from calendar_subscription where revoked_at is null and student_id = ?'),
      enrolments: one(`from student_semester where student_id = ? and semester_id >= 20261 and status = 'enrolled'`),
      sessions: one(
        'from session join account on account.id = session.account_id join student on student.person_id = account.person_id where session.ended_at is null and student.id = ?',
      ),
    };
  };
}
