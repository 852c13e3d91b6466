import { day } from '../../locales/durations.ts';
import type { RegistrationFacts } from '../../server/features/registration/registration-fact-queries.ts';
import type {
  Change,
  RegistrationRow,
  SectionFacts,
  Slot,
} from '../../server/features/registration/registration-facts.ts';
import type { AgendaWindow } from '../../server/features/agenda/agenda-queries.ts';

/** The facts of a student to whom no rule objects, for tests that change one fact. */

export const now = Date.parse('2026-09-07T10:00:00+03:00');
export const hour = 3_600_000;

const functions = ['registration', 'addDrop', 'courseWithdrawal', 'earlyRegistration'] as const;

/**
 * The windows of agenda functions, by default of all four registration functions. Each is open from an hour before
 * `now` to an hour after it.
 */
export const agendaOpen = (open: readonly AgendaWindow['function'][] = functions): AgendaWindow[] =>
  open.map((name) => ({ function: name, opensAt: now - hour, closesAt: now + hour }));

/** The changed properties of a section. Its classes are all in one room. */
export type SectionChanges = Partial<Omit<SectionFacts, 'slots'>> & { slots?: Slot[] };

const text = { en: 'Main', ar: 'الرئيسي' };

/**
 * A section with free seats that meets on Thursday evening. The student is not registered in its course, which has
 * three credit hours. Each course is of a department of its own.
 */
export const section = ({
  slots = [{ day: 4, startMinute: 1080, endMinute: 1155 }],
  courseId = 200,
  ...changes
}: SectionChanges = {}): SectionFacts => ({
  sectionId: 900,
  semesterId: 20261,
  courseId,
  code: 'NEW200',
  name: text,
  type: 'major',
  teachingMethod: 'lecture',
  relatedGroup: null,
  hasExam: true,
  departmentId: courseId,
  department: text,
  number: '01',
  level: 'undergraduate',
  language: 'en',
  teachingPeriod: null,
  gender: null,
  collegeId: null,
  college: null,
  creditHours: 3,
  onlineRegistration: true,
  capacity: 30,
  seatsTaken: 10,
  waiting: 0,
  examStartsAt: null,
  examEndsAt: null,
  examPlace: null,
  instructorId: 1,
  instructor: text,
  campus: text,
  remarks: null,
  slots: slots.map((slot) => ({ ...slot, place: { campus: text, building: 'S1', room: 'S1-1' } })),
  prerequisites: [],
  corequisites: [],
  active: true,
  place: 0,
  ...changes,
});

/** A paid registration in course 100+id, section 500+id, at an hour of its own on Sunday. */
export const registration = (
  id: number,
  changes: Partial<RegistrationRow> = {},
  of: SectionChanges = {},
): RegistrationRow => ({
  registrationId: id,
  repeat: false,
  status: 'registered',
  frozen: false,
  seatFreed: false,
  creditHours: 3,
  fee: 72_000,
  sponsorFee: 0,
  paid: 72_000,
  sponsorPaid: 0,
  usedFromBalance: 0,
  ...changes,
  section: section({
    sectionId: 500 + id,
    courseId: 100 + id,
    code: `OLD10${id}`,
    slots: [{ day: 0, startMinute: 480 + 60 * id, endMinute: 530 + 60 * id }],
    ...of,
  }),
});

export const unpaid = { paid: 0 };

/** The next Friday, with all functions open for another week. */
export const dayOff = (): Pick<RegistrationFacts, 'now' | 'agenda'> => ({
  now: now + 4 * day,
  agenda: agendaOpen().map((window) => ({ ...window, closesAt: now + 11 * day })),
});

/**
 * The facts of a student on a Monday with fifteen paid credit hours, load limits of twelve and eighteen, and all
 * registration functions open.
 */
export const eligible = (changes: Partial<RegistrationFacts> = {}): RegistrationFacts => ({
  now,
  period: 'current',
  semester: {
    id: 20261,
    academicYear: 2026,
    term: 1,
    name: { en: 'First', ar: 'الأول' },
    startsOn: '2026-09-13',
    endsOn: '2027-01-07',
    weeks: 15,
  },
  student: {
    status: 'active',
    orientation: 'none',
    recentlyEnrolled: false,
    btc: false,
    gender: 'female',
    collegeId: 1,
    degreeClass: 'bachelor',
    language: 'en',
  },
  enrolled: true,
  agenda: agendaOpen(),
  load: { minimum: 12, maximum: 18, withdrawalFloor: 9 },
  grades: new Map(),
  inProgress: new Set(),
  registrations: [1, 2, 3, 4, 5].map((id) => registration(id)),
  waiting: new Map(),
  permits: [],
  extraHours: 3,
  kept: new Set(),
  histories: new Map(),
  confirmed: new Set(),
  ...changes,
});

/** The waiting list entry of a student who is second in the list for `section`, of which all seats are taken. */
export const waitingFor = (changes: SectionChanges = {}): RegistrationFacts['waiting'] => {
  const waited = section({ seatsTaken: 30, ...changes });
  return new Map([[waited.sectionId, { position: 2, section: waited }]]);
};

/** The facts with changes to the first registration and its section. */
export const withFirst = (
  changes: Partial<RegistrationRow>,
  of: SectionChanges = {},
  rest: Partial<RegistrationFacts> = {},
): RegistrationFacts =>
  eligible({ registrations: [registration(1, changes, of), ...[2, 3, 4, 5].map((id) => registration(id))], ...rest });

export const asStudent = (changes: Partial<RegistrationFacts['student']>): RegistrationFacts =>
  eligible({ student: { ...eligible().student, ...changes } });

export const register = (changes: SectionChanges = {}, index = 0): Change => ({
  index,
  action: 'register',
  section: section(changes),
});

/** A change of the registration with this id. */
export const change = (
  facts: RegistrationFacts,
  action: Change['action'],
  id = 1,
  more: Partial<Change> = {},
): Change => {
  const row = facts.registrations.find(({ registrationId }) => registrationId === id);
  return { index: 0, action, ...(row && { registration: row }), ...more };
};
