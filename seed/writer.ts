import { seedPasswordHash } from './password.ts';
import type { Db } from '../db/db.ts';
import { contactFor } from './contacts.ts';
import { Random } from './random.ts';
import { summarize, type Attempt } from './records.ts';
import { deadline } from '../server/features/request/request-deadline.ts';
import { currentSemester, holidays, nextSemester } from './university/calendar.ts';
import { feeRates } from './university/limits.ts';
import { programmes } from './university/programmes.ts';
import { drawTrack } from './university/transfer.ts';
import type { SectionSeed } from './university/sections.ts';

export interface PersonRow {
  nameEn: string;
  nameAr: string;
  gender: 'female' | 'male';
  email: string | null;
  mobile: string | null;
  /** Further mobile numbers, after the first. */
  otherMobiles?: readonly string[];
}

export interface AccountRow {
  kind?: string;
  status?: string;
  restriction?: string | null;
  passwordExpiresAt?: number | null;
}

export interface StudentRow {
  personId: number;
  code: string;
  programmeId: number;
  admission: number;
  status: string;
  statusChangedAt: number | null;
  warnings: number;
  chances?: { given: number; semesters: number };
  reinstatements?: number;
  graduating: boolean;
  orientation: string;
  recentlyEnrolled: boolean;
  btc: boolean;
  sponsorId: number | null;
  balance: number;
  /** false: the secondary certificate is not on record. */
  certificate?: boolean;
}

export interface RegistrationSeed {
  studentId: number;
  section: SectionSeed;
  status: 'registered' | 'dropped' | 'withdrawn';
  frozen: boolean;
  repeat: boolean;
  paid: boolean;
  sponsorShare: number;
  fromBalance: boolean;
  at: number;
  by: 'student' | 'registrar';
  /** The instant at which a dropped registration was dropped. */
  changedAt?: number;
  /** Percent of classes missed without an excuse by the end of the semester; by default a few random classes. */
  absence?: number;
  /**
   * Percentages of the student's share: the part paid from the balance, and the part paid by card or at the cashier. By
   * default the share is paid in full in one of these two ways if `paid` is true, else not at all.
   */
  partly?: { balance: number; paid: number };
  /** Percent of classes missed with an excuse; then no class is missed without one. */
  excused?: number;
}

export interface WrittenRegistration {
  id: number;
  row: RegistrationSeed;
  paid: number;
  fromBalance: number;
  due: number;
}

export interface LogSeed {
  studentId: number;
  at: number;
  action: string;
  section: SectionSeed;
  by: string;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Working days of the office for an add-seat request, as its kind declares. */
const addSeatDays = 2;
const seededHolidays = new Set(holidays.map(({ date }) => date));

/** Inserts rows with prepared statements; ids are assigned in order. */
export class Writer {
  readonly #db: Db;
  readonly #codes = new Set<string>();
  #random = new Random('faculty codes');
  #personId = 0;
  #accountId = 0;
  #studentId = 0;
  #gradeId = 0;
  #studentSemesterId = 0;
  #waitingId = 0;
  readonly #person;
  readonly #contact;
  readonly #mobile;
  readonly #account;
  readonly #student;
  readonly #grade;
  readonly #semester;
  readonly #registration;
  readonly #log;
  readonly #waiting;
  readonly #request;
  readonly #event;
  readonly #task;
  readonly #certificate;

  readonly #semesters: Readonly<{ current: number; next: number }>;

  /**
   * With `continuing`, rows are added to an existing university. `semesters` are the current and the next semester of
   * enrolment.
   */
  constructor(db: Db, options: { continuing?: boolean; semesters?: { current: number; next: number } } = {}) {
    const { continuing = false, semesters = { current: currentSemester, next: nextSemester } } = options;
    this.#db = db;
    this.#semesters = semesters;
    if (continuing) {
      const last = (table: string): number =>
        db.$client.prepare<[], number>(`select coalesce(max(id), 0) from "${table}"`).pluck().get() ?? 0;
      [this.#personId, this.#accountId, this.#studentId] = [last('person'), last('account'), last('student')];
      this.#random = new Random(`faculty codes ${this.#studentId}`);
      [this.#gradeId, this.#studentSemesterId] = [last('course_grade'), last('student_semester')];
      for (const code of db.$client.prepare<[], string>('select faculty_code from student').pluck().all())
        this.#codes.add(code);
    }
    this.#person = this.insert('person', 'id name_en name_ar gender email mobile');
    this.#contact = this.insert(
      'contact_detail',
      'person_id flat building road block area personal_email emergency_name emergency_phone version',
    );
    this.#mobile = this.insert('mobile_number', 'person_id position number');
    this.#account = this.insert(
      'account',
      'id person_id user_name password_hash password_expires_at kind status restriction',
    );
    this.#student = this.insert(
      'student',
      'id person_id code faculty_code programme_id admission_semester_id status status_changed_at major_join_year cgpa major_cgpa earned_hours warnings chances chance_semesters reinstatements graduating orientation recently_enrolled btc sponsor_id balance',
    );
    this.#grade = this.insert('course_grade', 'id student_id course_id semester_id grade credit_hours');
    this.#semester = this.insert('student_semester', 'id student_id semester_id status gpa');
    this.#registration = this.insert(
      'registration',
      'student_id semester_id course_id section_id status frozen repeat credit_hours fee sponsor_fee paid sponsor_paid used_from_balance registered_at changed_at',
    );
    this.#log = this.insert('registration_log', 'student_id semester_id at action section_id by');
    this.#waiting = this.insert('waiting_entry', 'id student_id semester_id section_id status joined_at');
    this.#certificate = this.insert('secondary_certificate', 'student_id track');
    this.#request = this.insert(
      'request',
      'id reference_number kind student_id semester_id subject_id status saved_at sent_at',
    );
    this.#event = this.insert('request_event', 'request_id at actor verb status');
    this.#task = this.insert('request_task', 'request_id step office since due_at status version');
  }

  insert(table: string, columns: string) {
    const names = columns.split(' ').map((name) => `"${name}"`);
    return this.#db.$client.prepare<unknown[]>(
      `insert into "${table}" (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    );
  }

  prepare = (statement: string) => this.#db.$client.prepare<unknown[]>(statement);

  person(row: PersonRow): number {
    this.#personId += 1;
    this.#person.run(this.#personId, row.nameEn, row.nameAr, row.gender, row.email, row.mobile);
    const { flat, building, road, block, area, personalEmail, emergencyName, emergencyPhone } = contactFor(
      this.#personId,
      row.nameEn,
    );
    this.#contact.run(
      this.#personId,
      flat,
      building,
      road,
      block,
      area,
      row.email ? personalEmail : null,
      emergencyName,
      emergencyPhone,
      1,
    );
    [row.mobile, ...(row.otherMobiles ?? [])].forEach(
      (number, index) => number && this.#mobile.run(this.#personId, index + 1, number),
    );
    return this.#personId;
  }

  account(
    personId: number,
    userName: string,
    { kind = 'student', status = 'active', restriction = null, passwordExpiresAt = null }: AccountRow = {},
  ): number {
    this.#accountId += 1;
    this.#account.run(
      this.#accountId,
      personId,
      userName,
      seedPasswordHash,
      passwordExpiresAt,
      kind,
      status,
      restriction,
    );
    return this.#accountId;
  }

  #facultyCode(): string {
    for (;;) {
      let code = 'F';
      for (let n = 0; n < 8; n += 1) code += alphabet[this.#random.int(0, 31)];
      if (!this.#codes.has(code)) {
        this.#codes.add(code);
        return code;
      }
    }
  }

  /**
   * Writes an academic record with its history and averages. `enrolment` is the enrolment status of the semesters after
   * the history and of the gaps in it.
   */
  student(
    row: StudentRow,
    attempts: readonly Attempt[],
    enrolment: { current: string | null; next: string | null; away?: Readonly<Record<number, string>> },
  ): number {
    this.#studentId += 1;
    const id = this.#studentId;
    const { cgpa, majorCgpa, earnedHours, semesterGpas } = summarize(attempts);
    this.#student.run(
      id,
      row.personId,
      row.code,
      this.#facultyCode(),
      row.programmeId,
      row.admission,
      row.status,
      row.statusChangedAt,
      Math.floor(row.admission / 10),
      cgpa,
      majorCgpa,
      earnedHours,
      row.warnings,
      row.chances?.given ?? 0,
      row.chances?.semesters ?? 0,
      row.reinstatements ?? 0,
      Number(row.graduating),
      row.orientation,
      Number(row.recentlyEnrolled),
      Number(row.btc),
      row.sponsorId,
      row.balance,
    );
    if (row.certificate !== false)
      this.#certificate.run(id, drawTrack(programmes[row.programmeId - 1]?.code ?? '', id));
    for (const [semesterId, gpa] of semesterGpas)
      this.#semester.run((this.#studentSemesterId += 1), id, semesterId, 'enrolled', gpa);
    for (const [semesterId, status] of Object.entries(enrolment.away ?? {}))
      this.#semester.run((this.#studentSemesterId += 1), id, Number(semesterId), status, null);
    const { current, next } = this.#semesters;
    if (enrolment.current) this.#semester.run((this.#studentSemesterId += 1), id, current, enrolment.current, null);
    if (enrolment.next) this.#semester.run((this.#studentSemesterId += 1), id, next, enrolment.next, null);
    for (const { course, semesterId, grade } of attempts)
      this.#grade.run((this.#gradeId += 1), id, course.id, semesterId, grade, course.creditHours);
    return id;
  }

  /**
   * Writes a registration. Returns its id and the parts of the student's share in fils: paid by card or at the cashier,
   * paid from the balance, and due.
   */
  registration(row: RegistrationSeed): WrittenRegistration {
    const { section } = row;
    const { course } = section;
    const fee = course.creditHours * feeRates[course.level];
    const sponsorFee = Math.round((fee * row.sponsorShare) / 100);
    const own = fee - sponsorFee;
    const shares = row.partly ?? {
      balance: row.paid && row.fromBalance ? 100 : 0,
      paid: row.paid && !row.fromBalance ? 100 : 0,
    };
    const fromBalance = Math.round((own * shares.balance) / 100);
    const paid = Math.round((own * shares.paid) / 100);
    const { lastInsertRowid } = this.#registration.run(
      row.studentId,
      section.semesterId,
      course.id,
      section.id,
      row.status,
      Number(row.frozen),
      Number(row.repeat),
      course.creditHours,
      fee,
      sponsorFee,
      paid,
      row.paid ? sponsorFee : 0,
      fromBalance,
      row.at,
      row.changedAt ?? row.at,
    );
    return { id: Number(lastInsertRowid), row, paid, fromBalance, due: own - paid - fromBalance };
  }

  log(row: LogSeed): void {
    this.#log.run(row.studentId, row.section.semesterId, row.at, row.action, row.section.id, row.by);
  }

  waiting(studentId: number, section: SectionSeed, at: number): void {
    this.#waitingId += 1;
    this.#waiting.run(this.#waitingId, studentId, section.semesterId, section.id, 'waiting', at);
    // Every place on the waiting list has an add-seat request to the registration department.
    this.#request.run(
      this.#waitingId,
      `ADD-2026-${String(this.#waitingId).padStart(6, '0')}`,
      'addSeat',
      studentId,
      section.semesterId,
      this.#waitingId,
      'sent',
      at,
      at,
    );
    this.#event.run(this.#waitingId, at, 'student', 'sent', 'sent');
    this.#task.run(this.#waitingId, 0, 'registration', at, deadline(at, addSeatDays, seededHolidays), 'open', 1);
  }
}
