import type { FeesSeed } from './charges.ts';
import type { HistoryName } from './persona-histories.ts';
import type { Attempt } from './records.ts';
import type { ThesisSeed } from './theses.ts';

/**
 * A hand-made student, named for the one thing it shows; in everything else it is an eligible student. Texts are
 * English, Arabic.
 */
export interface Persona {
  key: string;
  title: readonly [en: string, ar: string];
  /** What it shows and how to show it. */
  shows: readonly [en: string, ar: string];
  area: string;
  name: readonly [en: string, ar: string];
  gender?: 'female' | 'male';
  /** Left out, the university's e-mail for the user name; null is none. */
  email?: string | null;
  /** Left out, one number; the first receives the text messages. An empty list is none. */
  mobiles?: readonly string[];
  /** Names of the forms kept at hand; left out, a few. */
  links?: readonly string[];
  /** null: a person with a record who has not activated the account yet. */
  account?: null | {
    kind?: 'student' | 'staff';
    status?: 'active' | 'inactive' | 'notValid' | 'legacy';
    restriction?: 'machine' | 'network';
    expired?: boolean;
  };
  records: readonly PersonaRecord[];
}

/**
 * Sections are named 'COURSE-SECTION' (see university/demonstration.ts). Left out, both semesters are enrolled and the
 * status is active.
 */
export interface PersonaRecord {
  /** The student number, where it has to be known beforehand. */
  code?: string;
  programme: string;
  admission: number;
  history: HistoryName;
  /** What was studied, where it is none of the histories as they are. */
  attempts?: readonly Attempt[];
  registered?: readonly string[];
  paid?: readonly string[];
  dropped?: readonly string[];
  frozen?: readonly string[];
  waiting?: readonly string[];
  fromBalance?: boolean;
  /** Percent of the own share of what is `paid`, where it is not all: from the balance, and by the student. */
  partly?: { balance: number; paid: number };
  /** Left out, every charge of the past and of this semester is paid. */
  fees?: FeesSeed;
  /** Percent of a section's classes missed by the end of the semester. */
  absent?: Readonly<Record<string, number>>;
  /** The same with an excuse, and nothing missed without one. */
  excused?: Readonly<Record<string, number>>;
  current?: 'enrolled' | 'notEnrolled' | 'withdrawn' | null;
  next?: 'enrolled' | 'notEnrolled' | null;
  /** Past semesters without studies: postponed or not enrolled. */
  away?: Readonly<Record<number, 'withdrawn' | 'notEnrolled'>>;
  status?: 'active' | 'frozen' | 'dismissed' | 'withdrawn' | 'graduated' | 'inactive' | 'admissionCanceled';
  statusChangedOn?: string;
  warnings?: number;
  /** Chances to raise the average: how many were given, and the semesters left of the present one. */
  chances?: { given: number; semesters: number };
  /** How often the enrolment was restored before. */
  reinstatements?: number;
  graduating?: boolean;
  orientation?: 'none' | 'required' | 'completed' | 'exempted';
  recentlyEnrolled?: boolean;
  btc?: boolean;
  /** false: no secondary certificate on record. */
  certificate?: false;
  /** Programmes studied before, in the order of the transfers between them, each until a semester began. */
  transfers?: readonly (readonly [from: string, semester: number])[];
  sponsor?: string;
  balance?: number;
  thesis?: ThesisSeed;
}
