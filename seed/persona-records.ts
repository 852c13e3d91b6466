import { minute } from '../locales/durations.ts';
import type { FeesWriter } from './charges.ts';
import { writeMessages } from './persona-messages.ts';
import type { Persona, PersonaRecord } from './persona-types.ts';
import { toCorporateEmail } from './personas.ts';
import { wasTaken } from './records.ts';
import { seededMoment } from './moment.ts';
import { bahrain, freshInstant, semesterWithId } from './university/calendar.ts';
import { sponsors } from './university/limits.ts';
import { programmes } from './university/programmes.ts';
import type { SectionSeed } from './university/sections.ts';
import type { StudentThesis } from './theses.ts';
import type { LogSeed, RegistrationSeed, Writer } from './writer.ts';

export interface HandMade {
  rows: RegistrationSeed[];
  log: LogSeed[];
  waiting: { studentId: number; section: SectionSeed; at: number }[];
  theses: StudentThesis[];
}

const firstMorning = bahrain('2026-08-31', 540);

const turns = 400;

const usualLinks = ['registeredCourses', 'courseRegistrationFees'];

const getProgrammeId = (code: string): number => programmes.findIndex((one) => one.code === code) + 1;

/** Writes the person and the account of a persona; `index` makes the mobile number unique. */
function writeAccount(writer: Writer, persona: Persona, index: number) {
  const userName = persona.key.toLowerCase();
  const [first, ...others] = persona.mobiles ?? [`+973 36${String(100_000 + index * 137)}`];
  const personId = writer.person({
    nameEn: persona.called.en,
    nameAr: persona.called.ar,
    gender: persona.gender ?? 'female',
    email: persona.email === null ? null : toCorporateEmail(persona),
    mobile: first ?? null,
    otherMobiles: others,
  });
  const { kind = 'student', status = 'active', restriction = null, expired = false } = persona.account ?? {};
  // A persona without an account is stored under its negated person id.
  const accountId =
    persona.account === null
      ? -personId
      : writer.account(personId, userName, {
          kind,
          status,
          restriction,
          passwordExpiresAt: expired ? freshInstant - 30 * 86_400_000 : null,
        });
  return { personId, accountId };
}

interface StudentIds {
  personId: number;
  code: string;
  programmeId: number;
  record: PersonaRecord;
}

/** Writes the student of a persona's record and returns the id. */
function writeStudent(writer: Writer, { personId, code, programmeId, record }: StudentIds): number {
  return writer.student(
    {
      personId,
      code,
      programmeId,
      admission: record.admission,
      status: record.status ?? 'active',
      statusChangedAt: record.statusChangedOn ? bahrain(record.statusChangedOn, 600) : null,
      warnings: record.warnings ?? 0,
      ...(record.chances && { chances: record.chances }),
      reinstatements: record.reinstatements ?? 0,
      graduating: record.graduating ?? false,
      orientation: record.orientation ?? 'none',
      recentlyEnrolled: record.recentlyEnrolled ?? false,
      btc: record.btc ?? false,
      ...(record.certificate === false && { certificate: false }),
      sponsorId: record.sponsor ? sponsors.findIndex(([code]) => code === record.sponsor) + 1 : null,
      balance: record.balance ?? 0,
    },
    record.attempts,
    {
      current: record.current === undefined ? 'enrolled' : record.current,
      next: record.next === undefined ? 'enrolled' : record.next,
      ...(record.away && { away: record.away }),
    },
  );
}

interface Enrolment {
  personas: readonly Persona[];
  writer: Writer;
  money: FeesWriter;
  sections: readonly SectionSeed[];
  /** Returns the id of a menu form. */
  formId: (name: string) => number;
  /** The last serial of a student number and the last position of a persona, if some personas exist already. */
  after?: { serial: number; position: number };
  moment?: typeof seededMoment;
}

/** Writes hand-made students, and returns their registrations, log entries, waiting-list entries and theses. */
export function enrolPersonas({
  personas,
  writer,
  money,
  sections,
  formId,
  after = { serial: 90_000, position: 0 },
  moment = seededMoment,
}: Enrolment): HandMade {
  const found: HandMade = { rows: [], log: [], waiting: [], theses: [] };
  const row = writer.insert('persona', 'key account_id title_en title_ar shows_en shows_ar area position');
  const transfer = writer.insert(
    'student_transfer',
    'student_id number from_programme_id to_programme_id semester_id at',
  );
  const link = writer.insert('top_link', 'account_id form_id position');
  const byName = new Map(sections.map((section) => [`${section.course.code}-${section.number}`, section]));
  const getSection = (name: string): SectionSeed => {
    const section = byName.get(name);
    if (!section?.demonstration) throw new Error(`${name} is no demonstration section`);
    return section;
  };
  const leaveMessages = writeMessages(writer, moment);
  let { serial } = after;

  const enrol = (personId: number, record: PersonaRecord): void => {
    serial += 1;
    const programmeId = getProgrammeId(record.programme);
    const { attempts } = record;
    const code = record.code ?? String(Math.floor(record.admission / 10) * 100_000 + serial);
    const studentId = writeStudent(writer, { personId, code, programmeId, record });
    if (record.thesis) found.theses.push({ ...record.thesis, studentId, programmeId });
    record.transfers?.forEach(({ from, semester }, index, made) =>
      transfer.run(
        studentId,
        index + 1,
        getProgrammeId(from),
        getProgrammeId(made[index + 1]?.from ?? record.programme),
        semester,
        bahrain(semesterWithId(semester).startsOn),
      ),
    );
    leaveMessages(studentId, record);
    const share = sponsors.find(([code]) => code === record.sponsor)?.[3] ?? 0;
    // The student paid the tuition of recognised courses to the other university, so no charges are written for them.
    money.student({
      studentId,
      admission: record.admission,
      attempts: attempts.filter(({ semesterId }) => semesterId >= record.admission),
      share,
      enrolled: record.current === undefined || record.current === 'enrolled',
      fees: record.fees,
    });
    // Each hand-made student registers at one of 400 times in the same week. The times repeat, so that students who are
    // built later register in that week too.
    const turn = studentId % turns;
    let at = firstMorning + moment.by + turn * 7 * minute;
    const by = record.btc || record.recentlyEnrolled || record.orientation === 'required' ? 'registrar' : 'student';

    const register = (name: string, change: Partial<RegistrationSeed>): void => {
      const section = getSection(name);
      at += minute;
      if (change.status !== 'dropped') section.taken += 1;
      const repeat = wasTaken(attempts, section.course);
      const dropped = change.status === 'dropped' ? bahrain('2026-09-06', 600) + moment.by + turn * minute : undefined;
      found.rows.push({
        studentId,
        section,
        status: 'registered',
        frozen: false,
        repeat,
        paid: false,
        sponsorShare: share,
        fromBalance: record.fromBalance ?? false,
        at,
        by,
        changedAt: dropped,
        absence: record.absent?.[name],
        excused: record.excused?.[name],
        ...change,
      });
      found.log.push({ studentId, at, action: 'register', section, by });
      if (dropped) found.log.push({ studentId, at: dropped, action: 'drop', section, by });
    };
    record.registered?.forEach((name) => register(name, {}));
    record.paid?.forEach((name) => register(name, { paid: true, ...(record.partly && { partly: record.partly }) }));
    record.dropped?.forEach((name) => register(name, { paid: true, status: 'dropped' }));
    record.frozen?.forEach((name) => register(name, { frozen: true }));
    record.waiting?.forEach((name) => {
      const joined = bahrain('2026-09-06', 540) + moment.by + turn * minute;
      found.waiting.push({ studentId, section: getSection(name), at: joined });
      found.log.push({ studentId, at: joined, action: 'wait', section: getSection(name), by });
    });
  };

  personas.forEach((persona, place) => {
    const index = after.position + place;
    const { personId, accountId } = writeAccount(writer, persona, index);
    persona.records.forEach((record) => enrol(personId, record));
    if (accountId > 0) usualLinks.forEach((name, position) => link.run(accountId, formId(name), position + 1));
    const { key, title, shows, area } = persona;
    row.run(key, accountId, title.en, title.ar, shows.en, shows.ar, area, index + 1);
  });
  return found;
}
