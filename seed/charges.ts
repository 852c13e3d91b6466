import { addDays } from '../locales/dates.ts';
import { bahrainOffset } from '../locales/durations.ts';
import { Random } from './random.ts';
import type { Attempt } from './records.ts';
import { seededMoment, type Moment } from './moment.ts';
import { bahrain, semesterWithId } from './university/calendar.ts';
import { feeRates, fixedCharges } from './university/limits.ts';
import type { RegistrationSeed, Writer } from './writer.ts';

/**
 * The dues that a student has not paid, charges other than the fees of semesters, and payments that did not succeed.
 * Money in fils.
 */
export interface FeesSeed {
  /** Percent of the last semester's tuition that is unpaid. */
  unpaidTuition?: number;
  /** True if this semester's services and insurance are unpaid. */
  unpaidServices?: boolean;
  /** Charges that are not fees of a semester. */
  others?: readonly { kind: 'returnedCheque' | 'libraryFine'; amount: number; on: string; cashierOnly: boolean }[];
  /** Failed or canceled payments of this semester. */
  tries?: readonly { status: 'failed' | 'canceled'; reason?: string; on: string; minute: number }[];
}

export interface FeesOfStudent {
  studentId: number;
  admission: number;
  attempts: readonly Attempt[];
  share: number;
  enrolled: boolean;
  fees?: FeesSeed | undefined;
}

type Line = { chargeId?: number; registrationId?: number; courseId?: number; semesterId: number; amount: number };
type Payment = {
  studentId: number;
  at: number;
  status?: 'succeeded' | 'failed' | 'canceled';
  channel: 'gateway' | 'cashier' | 'balance';
  fromBalance?: number;
  reason?: string;
  lines: Line[];
};

/** Due date: the Thursday on which add/drop ends. */
const toDueOn = (semesterId: number): string => addDays(semesterWithId(semesterId).startsOn, 4);
/** Instant of the semester's charges: ten days before classes begin. */
const toChargedAt = (semesterId: number): number => bahrain(addDays(semesterWithId(semesterId).startsOn, -10), 480);
/** True if the instant is in the cashier's hours: 08:00 to 14:00 from Sunday to Thursday. */
const cashierHours = (at: number): boolean => {
  const local = new Date(at + bahrainOffset);
  return local.getUTCDay() <= 4 && local.getUTCHours() >= 8 && local.getUTCHours() < 14;
};
const roundedTo = (fils: number, step: number): number => Math.round(fils / step) * step;

/**
 * Writes the charges and payments of students. `student` writes the earlier semesters and the charges of this one for
 * one student. `thisSemester` writes the payments of this semester; call it after the registrations are written.
 */
export class FeesWriter {
  #random = new Random('charges');
  readonly #charge;
  readonly #payment;
  readonly #line;
  readonly #number;
  readonly #current = new Map<number, { lines: Line[]; fees: FeesSeed | undefined }>();
  #chargeId = 0;
  #paymentId = 0;
  /** The id of the last payment that has a receipt number. */
  #numbered = 0;

  readonly #moment: Moment;

  /** With `continuing`, new rows are added to the existing charges and payments. */
  constructor(
    writer: Writer,
    { continuing = false, moment = seededMoment }: { continuing?: boolean; moment?: Moment } = {},
  ) {
    this.#moment = moment;
    if (continuing) {
      const last = (table: string): number =>
        Number((writer.prepare(`select coalesce(max(id), 0) id from "${table}"`).get() as { id: number }).id);
      this.#chargeId = last('charge');
      this.#numbered = this.#paymentId = last('payment');
      this.#random = new Random(`charges ${this.#paymentId}`);
    }
    this.#charge = writer.insert(
      'charge',
      'id student_id semester_id kind amount sponsor_amount paid sponsor_paid due_on refundable cashier_only charged_at',
    );
    this.#payment = writer.insert(
      'payment',
      'id public_id document_number student_id status amount from_balance channel reason started_at ended_at',
    );
    this.#number = writer.prepare(`
      update payment set document_number = numbered.document_number from (
        select id, 'PAY-' || year || '-' || printf('%06d', (select coalesce(max(cast(substr(document_number, 10) as integer)), 0) from payment known where known.id <= @numbered and known.document_number like 'PAY-' || year || '-%') + row_number() over (partition by year order by started_at, id)) as document_number
        from (select id, started_at, strftime('%Y', started_at / 1000, 'unixepoch', '+3 hours') as year from payment where id > @numbered)
      ) numbered where numbered.id = payment.id`);
    this.#line = writer.insert(
      'payment_line',
      'payment_id registration_id charge_id course_id semester_id amount open',
    );
  }

  /** Writes a charge and returns the payment line for its `paid` part; an empty array if nothing is paid. */
  #charged(
    studentId: number,
    semesterId: number,
    kind: string,
    amount: number,
    {
      sponsor = 0,
      paid = amount - sponsor,
      dueOn = toDueOn(semesterId),
      at = toChargedAt(semesterId),
      cashierOnly = false,
    }: { sponsor?: number; paid?: number; dueOn?: string | null; at?: number; cashierOnly?: boolean } = {},
  ): Line[] {
    this.#chargeId += 1;
    const id = this.#chargeId;
    this.#charge.run(
      id,
      studentId,
      semesterId,
      kind,
      amount,
      sponsor,
      paid,
      sponsor,
      dueOn,
      Number(kind === 'tuition' || kind === 'services'),
      Number(cashierOnly),
      at,
    );
    return paid ? [{ chargeId: id, semesterId, amount: paid }] : [];
  }

  #paid({ studentId, at, status = 'succeeded', channel, fromBalance = 0, reason, lines }: Payment): void {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    if (!total) return;
    this.#paymentId += 1;
    const word = (): string =>
      Math.floor(this.#random.next() * 0x1_0000_0000)
        .toString(16)
        .padStart(8, '0');
    this.#payment.run(
      this.#paymentId,
      `${word()}${word()}`,
      `${this.#paymentId}`,
      studentId,
      status,
      total - fromBalance,
      fromBalance,
      channel,
      reason ?? null,
      at,
      at + (channel === 'gateway' ? this.#random.int(25, 170) * 1000 : 0),
    );
    for (const { registrationId, chargeId, courseId, semesterId, amount } of lines)
      this.#line.run(
        this.#paymentId,
        registrationId ?? null,
        chargeId ?? null,
        courseId ?? null,
        semesterId,
        amount,
        0,
      );
  }

  /**
   * Writes every earlier graded semester, paid on time except for the unpaid part, and this semester's fixed charges.
   */
  student({ studentId, admission, attempts, share, enrolled, fees }: FeesOfStudent): void {
    const random = this.#random;
    const tuition = new Map<number, number>();
    for (const { course, semesterId } of attempts)
      tuition.set(semesterId, (tuition.get(semesterId) ?? 0) + course.creditHours * feeRates[course.level]);
    const last = Math.max(0, ...tuition.keys());
    for (const [semesterId, amount] of tuition) {
      const sponsor = Math.round((amount * share) / 100);
      const own = amount - sponsor;
      const unpaid = semesterId === last ? Math.min(own, roundedTo((own * (fees?.unpaidTuition ?? 0)) / 100, 500)) : 0;
      const lines = [
        // Courses without credit hours cost no tuition.
        ...(amount ? this.#charged(studentId, semesterId, 'tuition', amount, { sponsor, paid: own - unpaid }) : []),
        ...this.#charged(
          studentId,
          semesterId,
          'services',
          semesterId % 10 === 3 ? fixedCharges.summerServices : fixedCharges.services,
        ),
        ...(semesterId === admission
          ? this.#charged(studentId, semesterId, 'admission', fixedCharges.admission, { dueOn: null })
          : []),
        ...(random.chance(0.03)
          ? this.#charged(studentId, semesterId, 'lateRegistration', fixedCharges.lateRegistration)
          : []),
      ];
      const at = bahrain(addDays(toDueOn(semesterId), -random.int(0, 12)), random.int(480, 780));
      const channel = random.chance(0.6) || !cashierHours(at) ? 'gateway' : 'cashier';
      if (channel === 'gateway' && random.chance(0.04))
        this.#paid({
          studentId,
          at: at - random.int(5, 90) * 60_000,
          channel,
          lines,
          ...(random.chance(0.5)
            ? { status: 'failed', reason: 'insufficientFunds' }
            : { status: 'canceled', reason: 'cardholder' }),
        });
      this.#paid({ studentId, at, channel, lines });
    }
    if (enrolled) this.#thisSemester(studentId, admission, fees);
  }

  #thisSemester(studentId: number, admission: number, fees: FeesSeed | undefined): void {
    const unpaid = fees?.unpaidServices ?? false;
    const {
      current: { id: currentSemester, term },
      by,
    } = this.#moment;
    const fixed = { at: bahrain('2026-08-30', 480) + by, ...(unpaid && { paid: 0 }) };
    const lines = [
      ...(admission === currentSemester
        ? this.#charged(studentId, currentSemester, 'admission', fixedCharges.admission, { dueOn: null, at: fixed.at })
        : []),
      ...this.#charged(
        studentId,
        currentSemester,
        'services',
        term === 3 ? fixedCharges.summerServices : fixedCharges.services,
        fixed,
      ),
      ...this.#charged(studentId, currentSemester, 'insurance', fixedCharges.insurance, fixed),
    ];
    for (const { kind, amount, on, cashierOnly } of fees?.others ?? [])
      this.#charged(studentId, currentSemester, kind, amount, {
        at: bahrain(on, 600),
        dueOn: null,
        cashierOnly,
        paid: 0,
      });
    this.#current.set(studentId, { lines, fees });
  }

  /**
   * Writes this semester's payments: failed and canceled attempts, one payment from the balance, and one by card or at
   * the cashier for courses and fixed charges.
   */
  thisSemester(
    registrations: readonly { id: number; row: RegistrationSeed; paid: number; fromBalance: number; due: number }[],
  ): void {
    const random = this.#random;
    const rows = new Map<number, (typeof registrations)[number][]>();
    for (const one of registrations) {
      const list = rows.get(one.row.studentId);
      if (list) list.push(one);
      else rows.set(one.row.studentId, [one]);
    }
    for (const [studentId, { lines: fixed, fees }] of this.#current) {
      const own = rows.get(studentId) ?? [];
      const toLine = ({ id, row }: (typeof own)[number], amount: number): Line => ({
        registrationId: id,
        courseId: row.section.course.id,
        semesterId: row.section.semesterId,
        amount,
      });
      const at =
        Math.max(bahrain('2026-08-31', 500) + this.#moment.by, ...own.map(({ row }) => row.at)) +
        random.int(10, 300) * 60_000;
      for (const { status, reason, on, minute } of fees?.tries ?? [])
        this.#paid({
          studentId,
          at: bahrain(on, minute),
          status,
          channel: 'gateway',
          ...(reason && { reason }),
          lines: own.flatMap((one) => (one.due > 0 ? [toLine(one, one.due)] : [])),
        });
      const fromBalance = own.flatMap((one) => (one.fromBalance > 0 ? [toLine(one, one.fromBalance)] : []));
      this.#paid({
        studentId,
        at,
        channel: 'balance',
        fromBalance: fromBalance.reduce((sum, { amount }) => sum + amount, 0),
        lines: fromBalance,
      });
      const byCard = [...fixed, ...own.flatMap((one) => (one.paid > 0 ? [toLine(one, one.paid)] : []))];
      this.#paid({
        studentId,
        at: at + 90_000,
        channel: random.chance(0.8) || !cashierHours(at + 90_000) ? 'gateway' : 'cashier',
        lines: byCard,
      });
    }
    // Receipts are numbered within a year, in the order of the start of their payments.
    this.#number.run({ numbered: this.#numbered });
  }
}
