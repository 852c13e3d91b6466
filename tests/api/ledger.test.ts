import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { cloneDatabase, inTransaction, type Db } from '../../db/db.ts';
import { requests } from '../../db/schema/request.ts';
import { composeFeatures } from '../../server/features.ts';
import { addCharge } from '../../server/features/fees/charge-queries.ts';
import { moveBalance, payHeldRefund, postTransaction } from '../../server/features/fees/ledger-commands.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import {
  acceptCallback,
  cancelPayment,
  startPayment,
  type PaymentOutcome,
} from '../../server/features/fees/payment-commands.ts';
import { settleDrops } from '../../server/features/registration/drop-payment-jobs.ts';
import { settleWithdrawals } from '../../server/features/withdrawal/withdrawal-jobs.ts';
import { paymentByPublicId } from '../../server/features/fees/payment-queries.ts';
import { changeRegistration } from '../../server/features/registration/registration-commands.ts';
import { requestById } from '../../server/features/request/request-queries.ts';
import { studentById } from '../../server/academic-record/student-queries.ts';
import { leaveSemester, leaveUniversity } from '../../server/features/withdrawal/withdrawal-effects.ts';
import { Refused } from '../../server/refusal.ts';
import { seededTemplate } from '../../server/simulator/sandboxes.ts';
import { rather } from '../support/long.ts';
import { step, type Step } from '../support/ledger-steps.ts';
import { all } from '../support/sandbox-database.ts';

/** Random sequences of actions: after each, the ledger balances, nothing is paid twice and no balance is negative. */

const opensAt = Date.parse('2026-09-07T10:00:00+03:00');
const closesAt = Date.parse('2026-09-18T00:00:00+03:00');

let template: Buffer;
beforeAll(async () => {
  template = await seededTemplate(20);
});

/** Runs an action. A refusal by the rules is expected; any other error fails the test. */
const tried = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return false;
  }
};

const runs = rather(25, 250);
const seen = {
  succeeded: 0,
  toBalance: 0,
  drops: 0,
  refunds: 0,
  left: 0,
  withdrawn: 0,
  register: 0,
  drop: 0,
  undrop: 0,
  replace: 0,
};

class University {
  readonly db: Db = composeFeatures(cloneDatabase(template));
  readonly studentId: number;
  readonly #sections: number[];
  readonly #events: { publicId: string; eventId: string; outcome: PaymentOutcome }[] = [];
  #count = 0;
  now = opensAt;

  constructor() {
    const { db } = this;
    this.studentId = all<{ id: number }>(
      db,
      `select student.id from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = 'balanceUsed'`,
    )[0]!.id;
    this.#sections = all<{ id: number }>(
      db,
      `select s.id from section s join course c on c.id = s.course_id where s.semester_id = 20261 and c.code in ('STAT273', 'ENTR301', 'MGT131', 'HUMN101') order by s.id limit 8`,
    ).map(({ id }) => id);
    // Opens all registration functions during the whole test, so that actions can follow in any order.
    db.$client.exec(`update agenda set closes_at = ${closesAt} where function = 'addDrop' and semester_id = 20261`);
    for (const name of ['registration', 'courseWithdrawal'])
      db.$client.exec(
        `insert or replace into agenda (function, semester_id, opens_at, closes_at) values ('${name}', 20261, ${opensAt - 1}, ${closesAt * 2})`,
      );
    // Removes the limits of the study load for the same reason.
    db.$client.exec('update study_load set minimum = 0, maximum = 60, withdrawal_floor = 0');
    inTransaction(db, () =>
      moveBalance(
        db,
        { transactionId: 'opening-again', studentId: this.studentId, cause: 'opening', now: this.now },
        50_000,
      ),
    );
    addCharge(
      db,
      { studentId: this.studentId, semesterId: 20261, kind: 'services', amount: 30_000, refundable: true },
      this.now,
    );
  }

  student = () => studentById(this.db, this.studentId);

  #oneOf<Row>(rows: Row[], index: number): Row | undefined {
    return rows[index % Math.max(1, rows.length)];
  }

  do(one: Step): void {
    const { db, studentId } = this;
    this.now += 60_000;
    const { now } = this;
    const payments = all<{ publicId: string; amount: number }>(
      db,
      `select public_id as publicId, amount from payment where student_id = ? and channel = 'gateway' and started_at >= ?`,
      studentId,
      opensAt,
    );
    switch (one.do) {
      case 'charge':
        addCharge(db, { studentId, semesterId: 20261, kind: 'reprint', amount: one.amount }, now);
        return;
      case 'start': {
        const owed = all<{ kind: 'charge' | 'registration'; id: number }>(
          db,
          `
          select 'charge' as kind, id from charge where student_id = ?1 and paid + used_from_balance < amount union all
          select 'registration', id from registration where student_id = ?1 and (paid + used_from_balance < fee or ?2) order by 1, 2`
            .replaceAll('?1', String(studentId))
            .replaceAll('?2', String(Number(one.pick % 7 === 0))),
        );
        const items = owed.length
          ? [owed[one.pick % owed.length]!, ...(one.pick % 3 ? [] : [owed[(one.pick >> 3) % owed.length]!])]
          : [];
        if (!items.length) return;
        const start = () =>
          inTransaction(db, () =>
            startPayment(
              db,
              this.student(),
              { items, useBalance: one.useBalance },
              ({ publicId }) => `/gateway/pay/${publicId}`,
              now,
            ),
          );
        tried(() => {
          const payment = start();
          if (one.again && payment.status === 'pending') expect(start().publicId).toBe(payment.publicId);
        });
        return;
      }
      case 'callback': {
        const payment = this.#oneOf(payments, one.pick);
        if (!payment) return;
        const event = (one.duplicate && this.#oneOf(this.#events, one.pick)) || {
          publicId: payment.publicId,
          eventId: `event-${(this.#count += 1)}`,
          outcome: one.outcome,
        };
        this.#events.push(event);
        inTransaction(db, () =>
          acceptCallback(db, paymentByPublicId(db, event.publicId)!, { ...event, reason: null }, now),
        );
        return;
      }
      case 'cancel':
      case 'expire': {
        const payment = this.#oneOf(payments, one.pick);
        if (payment)
          tried(
            () =>
              void inTransaction(db, () =>
                cancelPayment(
                  db,
                  paymentByPublicId(db, payment.publicId)!,
                  () => one.do === 'expire' || one.pick % 2 === 0,
                  now,
                ),
              ),
          );
        return;
      }
      case 'refund': {
        const waiting = all<{ id: number; amount: number }>(
          db,
          `select request.id, refund.amount from refund join request on request.id = refund.request_id where request.status = 'sent'`,
        )[0];
        inTransaction(db, () =>
          waiting ? this.#decideRefund(waiting, one.pick % 2 === 0) : this.#askForRefund(one.pick),
        );
        return;
      }
      case 'registration': {
        const rows = all<{ id: number }>(
          db,
          'select id from registration where student_id = ? and semester_id = 20261 order by id',
          studentId,
        );
        const registrationId = this.#oneOf(rows, one.pick)?.id;
        const sectionId = this.#sections[one.section % this.#sections.length];
        const change =
          one.action === 'register'
            ? { action: one.action, sectionId }
            : one.action === 'replace'
              ? { action: one.action, registrationId, sectionId }
              : { action: one.action, registrationId };
        tried(
          () =>
            void inTransaction(db, () =>
              changeRegistration(db, this.student(), now, {
                period: 'current',
                changes: [change as never],
                confirm: [
                  'registration.sectionFull',
                  'registration.confirmCorequisite',
                  'registration.confirmWaiting',
                  'registration.confirmLanguage',
                ],
              }),
            ),
        );
        return;
      }
      case 'back': {
        one.moves.forEach((move, index) => this.#move(move, one.course, one.picks[index]!));
        return;
      }
      case 'leave':
        inTransaction(db, () => this.#leave(one.all, one.week));
        return;
      case 'close': {
        this.#withdrawFromOne();
        for (const work of [settleDrops, settleWithdrawals]) {
          const at = work.next(db);
          if (at !== null) inTransaction(db, () => work.run(db, at));
          expect(work.next(db), work.name).toBeNull();
        }
        return;
      }
    }
  }

  /**
   * Withdraws from a course in the fourth week by writing the rows, because the clock of the test has not reached the
   * withdrawal period.
   */
  #withdrawFromOne(): void {
    const { db, studentId } = this;
    const at = Date.parse('2026-10-05T10:00:00+03:00');
    const [row] = all<{ id: number; section: number }>(
      db,
      `select id, section_id section from registration where student_id = ? and semester_id = 20261 and status = 'registered' and fee > 0 and paid + used_from_balance = fee - sponsor_fee and id % 2 = 0 order by id`,
      studentId,
    );
    if (!row) return;
    inTransaction(db, () => {
      db.$client.prepare(`update registration set status = 'withdrawn', changed_at = ? where id = ?`).run(at, row.id);
      db.$client
        .prepare(
          `insert into registration_log (student_id, semester_id, at, action, section_id, by) values (?, 20261, ?, 'withdraw', ?, 'student')`,
        )
        .run(studentId, at, row.section);
    });
    seen.withdrawn += 1;
  }

  /** One step in registering, dropping and restoring a course. Payments are recorded without the gateway. */
  #move(move: 'register' | 'drop' | 'undrop' | 'replace' | 'pay', course: number, pick: number): void {
    const { db, studentId } = this;
    this.now += 60_000;
    const code = ['STAT273', 'ENTR301', 'MGT131'][course]!;
    const rows = all<{ id: number; status: string }>(
      db,
      `select r.id, r.status from registration r join course c on c.id = r.course_id where r.student_id = ? and r.semester_id = 20261 and c.code = ? order by r.id`,
      studentId,
      code,
    );
    const sectionsOf = (like: string) =>
      all<{ id: number }>(
        db,
        `select s.id from section s join course c on c.id = s.course_id where s.semester_id = 20261 and c.code ${like} order by s.id`,
      );
    const taken = rows.find(({ status }) => status === 'registered');
    if (move === 'pay') {
      const items = all<{ kind: 'registration'; id: number }>(
        db,
        `select 'registration' as kind, id from registration where student_id = ? and status = 'registered' and paid + used_from_balance < fee - sponsor_fee`,
        studentId,
      );
      if (items.length) tried(() => this.#payNow(items));
      return;
    }
    const change = {
      register: { action: 'register', sectionId: this.#oneOf(sectionsOf(`= '${code}'`), pick)!.id },
      drop: { action: 'drop', registrationId: taken?.id },
      undrop: {
        action: 'undrop',
        registrationId: this.#oneOf(
          rows.filter(({ status }) => status === 'dropped'),
          pick,
        )?.id,
      },
      replace: {
        action: 'replace',
        registrationId: taken?.id,
        sectionId: this.#oneOf(sectionsOf(pick % 3 ? `= '${code}'` : `in ('STAT273', 'ENTR301', 'MGT131')`), pick)!.id,
      },
    }[move];
    if (
      tried(
        () =>
          void inTransaction(db, () =>
            changeRegistration(db, this.student(), this.now, {
              period: 'current',
              changes: [change as never],
              confirm: [
                'registration.confirmCorequisite',
                'registration.confirmWaiting',
                'registration.confirmLanguage',
              ],
            }),
          ),
      )
    )
      seen[move] += 1;
    expect(this.faults(), `after ${move} of ${code}`).toEqual([]);
  }

  /**
   * Sends a request to leave the semester or the university in a given week. Afterwards the student is made active
   * again for the next step.
   */
  #leave(university: boolean, week: number): void {
    const { db, studentId, now } = this;
    const sentAt = opensAt + week * 7 * 24 * 3_600_000;
    const { id } = db
      .insert(requests)
      .values({
        referenceNumber: `OFW-2026-${(this.#count += 1)}`,
        kind: 'refund',
        studentId,
        semesterId: 20261,
        status: 'approved',
        savedAt: now,
        sentAt,
      })
      .returning({ id: requests.id })
      .get();
    const effect = university ? leaveUniversity('withdrawn') : leaveSemester;
    const told = effect(
      db,
      { facts: {}, request: requestById(db, id), student: this.student(), note: '', values: {} },
      now,
    );
    const returned = told.reduce(
      (sum, { name, fils = 0 }) => sum + (name === 'feesReturned' || name === 'droppedReturned' ? fils : 0),
      0,
    );
    expect(
      all<{ fils: number }>(
        db,
        `select coalesce(sum(amount), 0) fils from ledger_entry where transaction_id like '%OFW-2026-${this.#count}' and account = 'fees'`,
      ),
    ).toEqual([{ fils: returned }]);
    if (returned > 0) seen.left += 1;
    expect(
      all(
        db,
        `select id from registration where student_id = ? and semester_id = 20261 and (status = 'registered' or status = 'withdrawn' and fee < paid + sponsor_paid + used_from_balance or status in ('dropped', 'replaced') and paid + used_from_balance > 0)`,
        studentId,
      ),
    ).toEqual([]);
    db.$client.exec(
      `update student set status = 'active' where id = ${studentId}; insert or replace into student_semester (student_id, semester_id, status) values (${studentId}, 20261, 'enrolled'), (${studentId}, 20262, 'enrolled')`,
    );
    // A registration that a payment line refers to is not deleted.
    db.$client
      .prepare(
        'delete from registration where student_id = ? and semester_id = 20261 and status = ? and fee = 0 and not exists (select 1 from payment_line where registration_id = registration.id)',
      )
      .run(studentId, 'withdrawn');
  }

  #payNow(items: { kind: 'registration'; id: number }[]): void {
    const { db, now } = this;
    const payment = inTransaction(db, () =>
      startPayment(db, this.student(), { items, useBalance: false }, ({ publicId }) => `/gateway/pay/${publicId}`, now),
    );
    if (payment.status === 'pending')
      inTransaction(db, () =>
        acceptCallback(
          db,
          payment,
          { eventId: `event-${(this.#count += 1)}`, outcome: 'succeeded', reason: null },
          now,
        ),
      );
  }

  #askForRefund(pick: number): void {
    const { db, studentId, now } = this;
    const { balance } = this.student();
    if (balance === 0) return;
    const amount = 1 + (pick % balance);
    const run = (sql: string, ...values: unknown[]): number =>
      Number(db.$client.prepare<unknown[]>(sql).run(...values).lastInsertRowid);
    const id = run(
      `insert into request (reference_number, kind, student_id, semester_id, status, saved_at, sent_at) values (?, 'refund', ?, 20261, 'sent', ?, ?)`,
      `REF-2026-${(this.#count += 1)}`,
      studentId,
      now,
      now,
    );
    run('insert into refund (request_id, amount) values (?, ?)', id, amount);
    moveBalance(db, { transactionId: `refund-hold-${id}`, studentId, cause: 'hold', now }, -amount);
  }

  #decideRefund({ id, amount }: { id: number; amount: number }, approved: boolean): void {
    const { db, studentId, now } = this;
    const decision = approved ? 'approved' : 'refused';
    db.$client.prepare('update request set status = ? where id = ?').run(decision, id);
    db.$client
      .prepare(`insert into request_event (request_id, at, actor, verb, status) values (?, ?, 'finance', ?, ?)`)
      .run(id, now, decision, decision);
    if (approved) payHeldRefund(db, studentId, amount, `refund-${id}`, now);
    else moveBalance(db, { transactionId: `refund-release-${id}`, studentId, cause: 'release', now }, amount);
  }

  /** Lists the faults that no sequence of actions may cause. */
  faults(): string[] {
    const { db } = this;
    return [
      ...ledgerFaults(db),
      ...all<{ fault: string }>(
        db,
        `
        select 'paid twice: charge ' || id as fault from charge where paid + used_from_balance > amount - sponsor_amount
        union all select 'paid twice: registration ' || id from registration where paid + used_from_balance > fee - sponsor_fee
        union all select 'left behind: ' || old.id || ' pays nothing for ' || row.id from registration row join registration old on old.student_id = row.student_id and old.semester_id = row.semester_id and old.course_id = row.course_id
          where row.status in ('registered', 'withdrawn') and old.status in ('dropped', 'replaced') and old.paid + old.used_from_balance > 0 and row.paid + row.used_from_balance < row.fee - row.sponsor_fee
        union all select 'lines that do not add up: ' || payment.id from payment left join payment_line line on line.payment_id = payment.id where payment.status in ('succeeded', 'pending') and payment.started_at >= ${opensAt} group by payment.id having coalesce(sum(line.amount), 0) <> payment.amount + payment.from_balance
        union all select 'balance below nothing' from student where balance < 0
        union all select 'in two payments: ' || charge_id from payment_line where open = 1 and charge_id is not null group by charge_id having count(*) > 1
        union all select 'open after the end: ' || line.id from payment_line line join payment on payment.id = line.payment_id where line.open = 1 and payment.status <> 'pending'
        union all select 'told of twice: ' || params from inbox_message where template = 'paymentReceived' group by student_id, json_extract(params, '$.document') having count(*) > 1`,
      ).map(({ fault }) => fault),
    ];
  }
}

it('balances after every step of any order', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 8, maxLength: 30 }), (steps) => {
      const university = new University();
      try {
        for (const [index, one] of steps.entries()) {
          university.do(one);
          expect(university.faults(), `after step ${index}: ${JSON.stringify(one)}`).toEqual([]);
        }
        const count = (sql: string): number => all<{ n: number }>(university.db, sql)[0]!.n;
        seen.succeeded += count(`select count(*) n from ledger_entry where cause = 'payment' and account = 'cash'`);
        seen.toBalance += count(`select count(*) n from inbox_message where template = 'paymentToBalance'`);
        seen.refunds += count(`select count(*) n from ledger_entry where cause = 'refund' and account = 'cash'`);
        seen.drops += count(`select count(*) n from ledger_entry where cause = 'drop' and account = 'balance'`);
      } finally {
        university.db.$client.close();
      }
    }),
    // The seed makes the same sequences in every run. The next assertion checks that they do enough.
    { numRuns: runs, seed: 20_260_907 },
  );
  // Sequences in which nothing happens would prove nothing.
  expect(seen, JSON.stringify(seen)).toSatisfy(
    (all: typeof seen) =>
      all.succeeded > runs / 8 &&
      all.toBalance > 0 &&
      all.drops > 5 &&
      all.left > 5 &&
      all.withdrawn > 0 &&
      all.refunds > 0 &&
      all.drop > runs / 4 &&
      all.undrop > runs / 8 &&
      all.replace > runs / 20 &&
      all.register > runs / 8,
  );
}, 240_000);

it('balances in a seed of another size, with whatever its students have taken', async () => {
  const db = composeFeatures(cloneDatabase(await seededTemplate(rather(800, 4000))));
  expect(ledgerFaults(db)).toEqual([]);
  db.$client.close();
});

it('notices what does not balance', () => {
  const university = new University();
  const { db, studentId } = university;
  expect(() =>
    inTransaction(db, () =>
      postTransaction(db, { transactionId: 'x', studentId, cause: 'payment', now: 0 }, { cash: 5, fees: -4 }),
    ),
  ).toThrow('out of balance');
  expect(() =>
    inTransaction(db, () => moveBalance(db, { transactionId: 'y', studentId, cause: 'hold', now: 0 }, -1_000_000)),
  ).toThrow('more than the balance');
  expect(ledgerFaults(db)).toEqual([]);
  db.$client.exec(`update student set balance = balance + 1 where id = ${studentId}`);
  db.$client.exec(`update charge set paid = 1 where student_id = ${studentId}`);
  db.$client.exec(
    `insert into ledger_entry (transaction_id, student_id, at, account, amount, cause) values ('z', ${studentId}, 0, 'held', -7, 'hold')`,
  );
  const faults = ledgerFaults(db).map((fault) => fault.replace(/\d+/g, 'n'));
  for (const part of [
    'transaction z adds up to -n',
    'student n: fees is',
    'student n: balance is',
    'student n: held is',
  ])
    expect(
      faults.some((fault) => fault.startsWith(part)),
      part,
    ).toBe(true);
  db.$client.close();
});
