import type regulation from '../../locales/en/regulation.json';
import { textOf } from '../http/messages.ts';
import type { Schema } from '../http/operations.ts';

/** The clauses of the regulation, numbered in this order. Their words are in locales/<lang>/regulation.json. */
export type ClauseName = keyof typeof regulation;
export const clauseNames = [
  'enrolment', 'frozenStudents', 'agenda', 'registrationPeriod', 'onlineRegistration', 'workingDays', 'studyLoad', 'courseLife', 'courseWithdrawal', 'prerequisites', 'conflicts',
  'sectionEligibility', 'waitingLists', 'signIn', 'passwords', 'codes', 'ownRecord', 'contactData', 'messages', 'requests', 'withdrawal', 'reinstatement', 'transfer', 'appeals', 'fees', 'surveys', 'wire',
] as const satisfies readonly ClauseName[];

const numbers = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => `MSG-${String(from + index).padStart(6, '0')}`);

/** Which clause each code stands for; outcomes that refuse nothing stand for none. */
const codesOf: Partial<Record<ClauseName, string[]>> = {
  enrolment: ['MSG-000001', 'MSG-000072', 'student.recordClosed'],
  frozenStudents: ['MSG-000076'],
  agenda: ['MSG-000002', 'MSG-000022', 'MSG-000024'],
  registrationPeriod: ['MSG-000003'],
  onlineRegistration: ['registration.notOnline', 'registration.courseNotOnline'],
  workingDays: ['gate.daysOff'],
  studyLoad: ['MSG-000004', 'MSG-000005', 'MSG-000071'],
  courseLife: [...numbers(6, 8), 'MSG-000010', 'registration.notRegistered', 'registration.sameSection', 'registration.cannotUndrop', 'registration.cannotUnwithdraw', 'registration.confirmCorequisite'],
  courseWithdrawal: ['MSG-000009', 'MSG-000035'],
  prerequisites: ['registration.prerequisite', 'registration.corequisite', 'registration.alreadyPassed'],
  conflicts: ['registration.timeConflict', 'registration.examConflict', 'registration.alreadyRegistered', 'registration.conflictingChanges'],
  sectionEligibility: ['registration.otherLevel', 'registration.otherCollege', 'registration.otherGender', 'registration.confirmLanguage'],
  waitingLists: ['registration.sectionFull', 'registration.seatGone', 'registration.hasSeats', 'registration.alreadyWaiting'],
  signIn: ['MSG-000014', ...numbers(15, 17), 'MSG-000019', 'MSG-000020', ...Array.from({ length: 9 }, (_, index) => `MSG-LOG0-00000${index + 1}`)],
  passwords: ['MSG-000011', 'MSG-000013', 'MSG-000018'],
  codes: ['MSG-000012', 'MSG-000047', 'contact.codeTooSoon', 'contact.tooManyTries'],
  ownRecord: ['account.notYourRecord', 'plan.notYours'],
  contactData: ['MSG-000021', 'MSG-000075'],
  surveys: ['MSG-000023'],
  requests: numbers(25, 30),
  withdrawal: ['MSG-000034', ...numbers(36, 46), 'MSG-000048', 'MSG-000049'],
  reinstatement: numbers(50, 52),
  transfer: numbers(53, 58),
  appeals: numbers(59, 61),
  fees: [...numbers(62, 64), 'MSG-000068', 'MSG-000069', 'MSG-000070', 'MSG-000073', 'MSG-000074'],
  wire: ['MSG-000077'],
};

const byCode = new Map(Object.entries(codesOf).flatMap(([clause, codes]) => codes.map((code) => [code, clause as ClauseName] as const)));

/** For codes without a line of their own: the clause of their area, or of the word they begin with. */
const byBeginning: [beginning: RegExp, clause: ClauseName][] = [
  [/^account\.(password|recentPassword|weakPassword)|^password\./, 'passwords'],
  [/^account\./, 'signIn'],
  [/^contact\.\w*[cC]ode/, 'codes'],
  [/^contact\./, 'contactData'],
  [/^fees\.receiptNotYours/, 'ownRecord'],
  [/^inbox\./, 'messages'],
  [/^(request|desk|file)\./, 'requests'],
  [/^appeal\./, 'appeals'],
  [/^refund\./, 'fees'],
  [/^registration\./, 'courseLife'],
  [/^schedule\./, 'ownRecord'],
  [/^fees\.callback/, 'wire'],
  [/^fees\./, 'fees'],
  [/^survey\./, 'surveys'],
  [/^(http\.|DEV-|plan\.|link\.|menu\.|student\.|simulator\.)/, 'wire'],
];

/** The clause a code stands for; undefined where the regulation does not speak of it. */
export const clauseNameOf = (code: string): ClauseName | undefined => byCode.get(code) ?? byBeginning.find(([beginning]) => beginning.test(code))?.[1];

/** The same with its number and its words in both languages. */
export function clauseOf(code: string): Schema<'Clause'> | null {
  const name = clauseNameOf(code);
  return name ? { number: clauseNames.indexOf(name) + 1, title: textOf('regulation', `${name}.title`), text: textOf('regulation', `${name}.text`) } : null;
}
