import type en from '../locales/en/inbox.json';
import type { PersonaRecord } from './persona-types.ts';
import { seededMoment, type Moment } from './moment.ts';
import { agendaInstants, agendaOfSemester, agendaRows, bahrain, currentSemester } from './university/calendar.ts';
import type { Writer } from './writer.ts';

type Template = keyof typeof en.templates;
type MessageSeed = { template: Template; at: number; params: Record<string, unknown>; read: boolean };

type Window = { opensAt: string; closesAt: string };
const iso = (instant: number): string => new Date(instant).toISOString();

/** The period in which a function of the agenda, such as registration, is open in the current semester of `moment`. */
function getWindow({ current, before }: Moment, name: string): Window {
  const rows = current.id === currentSemester ? agendaRows : agendaOfSemester(current, before);
  const [opensAt, closesAt] = agendaInstants(rows.find((row) => row[0] === name && row[1] === current.id)!);
  return { opensAt: iso(opensAt), closesAt: iso(closesAt) };
}

/**
 * Inbox messages from the offices, oldest first. They are dated up to 08:00 on 7 September 2026, or moved to the time
 * `moment`. The newest ones of a student who is studying are unread.
 */
export function messagesFor(record: PersonaRecord, moment = seededMoment): MessageSeed[] {
  const { current, by } = moment;
  const named = { semester: { en: current.nameEn, ar: current.nameAr } };
  const startsOn = iso(bahrain(current.startsOn));
  const studying = (record.status ?? 'active') === 'active' && record.current !== null;
  const fresh = record.admission === current.id;
  const owes = Boolean(record.registered?.length ?? record.frozen?.length);
  const message = (
    when: boolean,
    template: Template,
    at: number,
    params: Record<string, unknown>,
    read: boolean,
  ): MessageSeed[] => (when ? [{ template, at: at + by, params, read }] : []);
  return [
    ...message(fresh, 'admissionWelcome', bahrain('2026-08-18', 555), { startsOn }, true),
    ...message(
      studying && !fresh,
      'registrationOpens',
      bahrain('2026-08-23', 540),
      { ...named, ...getWindow(moment, 'registration') },
      true,
    ),
    ...message(true, 'contactReview', bahrain('2026-08-26', 615), {}, true),
    ...message(true, 'maintenance', bahrain('2026-08-27', 720), { at: iso(bahrain('2026-08-28', 120) + by) }, true),
    ...message((record.warnings ?? 0) > 0 && studying, 'academicWarning', bahrain('2026-08-30', 600), named, false),
    ...message(studying, 'advisorNote', bahrain('2026-09-02', 670), named, !fresh),
    ...message(
      studying && owes,
      'feesReminder',
      bahrain('2026-09-06', 690),
      { ...named, dueAt: getWindow(moment, 'addDrop').closesAt },
      false,
    ),
    ...message(studying, 'semesterWelcome', bahrain('2026-09-07', 480), { ...named, startsOn }, false),
  ];
}

/** Returns a function that writes the inbox messages of a hand-made student. */
export function writeMessages(
  writer: Writer,
  moment = seededMoment,
): (studentId: number, record: PersonaRecord) => void {
  const insert = writer.insert('inbox_message', 'student_id at template params read_at');
  return (studentId, record) => {
    for (const { template, at, params, read } of messagesFor(record, moment))
      insert.run(studentId, at, template, JSON.stringify(params), read ? at + 5 * 3_600_000 : null);
  };
}
