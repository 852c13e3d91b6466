import type en from '../locales/en/inbox.json';
import type { PersonaRecord } from './persona-types.ts';
import { agendaInstants, agendaRows, bahrain, currentSemester, semesters } from './university/calendar.ts';
import type { Writer } from './writer.ts';

type Template = keyof typeof en.templates;
type MessageSeed = { template: Template; at: number; params: Record<string, unknown>; read: boolean };

const semester = semesters.find(({ id }) => id === currentSemester)!;
const named = { semester: { en: semester.nameEn, ar: semester.nameAr } };
const startsOn = new Date(bahrain(semester.startsOn)).toISOString();

const windowOf = (name: string): { opensAt: string; closesAt: string } => {
  const [opensAt, closesAt] = agendaInstants(agendaRows.find((row) => row[0] === name && row[1] === currentSemester)!).map((instant) => new Date(instant).toISOString());
  return { opensAt: opensAt!, closesAt: closesAt! };
};

/** What the offices wrote before the fresh morning of 7 September 2026, oldest first: the newest two or three are unread. */
export function messagesFor(record: PersonaRecord): MessageSeed[] {
  const studying = (record.status ?? 'active') === 'active' && record.current !== null;
  const fresh = record.admission === currentSemester;
  const owes = Boolean(record.registered?.length ?? record.frozen?.length);
  const message = (when: boolean, template: Template, at: number, params: Record<string, unknown>, read: boolean): MessageSeed[] => (when ? [{ template, at, params, read }] : []);
  return [
    ...message(fresh, 'admissionWelcome', bahrain('2026-08-18', 555), { startsOn }, true),
    ...message(studying && !fresh, 'registrationOpens', bahrain('2026-08-23', 540), { ...named, ...windowOf('registration') }, true),
    ...message(true, 'contactReview', bahrain('2026-08-26', 615), {}, true),
    ...message(true, 'maintenance', bahrain('2026-08-27', 720), { at: new Date(bahrain('2026-08-28', 120)).toISOString() }, true),
    ...message((record.warnings ?? 0) > 0 && studying, 'academicWarning', bahrain('2026-08-30', 600), named, false),
    ...message(studying, 'advisorNote', bahrain('2026-09-02', 670), named, !fresh),
    ...message(studying && owes, 'feesReminder', bahrain('2026-09-06', 690), { ...named, dueAt: windowOf('addDrop').closesAt }, false),
    ...message(studying, 'semesterWelcome', bahrain('2026-09-07', 480), { ...named, startsOn }, false),
  ];
}

/** Fills the inbox of one hand-made student. */
export function writeMessages(writer: Writer): (studentId: number, record: PersonaRecord) => void {
  const insert = writer.insert('inbox_message', 'student_id at template params read_at');
  return (studentId, record) => {
    for (const { template, at, params, read } of messagesFor(record)) insert.run(studentId, at, template, JSON.stringify(params), read ? at + 5 * 3_600_000 : null);
  };
}
