import type { FeesSeed } from './charges.ts';
import type { Attempt } from './records.ts';
import type { ThesisSeed } from './theses.ts';

interface Texts {
  en: string;
  ar: string;
}

/**
 * A hand-made student, named for the one case it demonstrates. In all other respects it is an eligible student. It is
 * read from `seed/personas/<area>.yaml`.
 */
export interface Persona {
  key: string;
  title: Texts;
  /** The case that the persona demonstrates, and the steps or the result to show. */
  shows: Texts;
  area: string;
  called: Texts;
  gender?: 'female' | 'male';
  /** The e-mail address: by default the university's for the user name; null is none. */
  email?: string | null;
  /** Mobile numbers: by default one. The first receives the text messages; an empty list is none. */
  mobiles?: readonly string[];
  /** The account; null for a person with a record whose account is not activated yet. */
  account?: null | {
    kind?: 'student' | 'staff';
    status?: 'active' | 'inactive' | 'notValid' | 'legacy';
    restriction?: 'machine' | 'network';
    expired?: boolean;
  };
  records: readonly PersonaRecord[];
}

/**
 * One academic record of a persona. Sections are named 'COURSE-SECTION' (see `seed/shared/sections.yaml`). By default
 * the student is enrolled in the current and the next semester, and the status is active.
 */
export interface PersonaRecord {
  /** The student number, if it must be known beforehand. */
  code?: string;
  programme: string;
  admission: number;
  /** The courses taken in past semesters, with their grades. */
  attempts: readonly Attempt[];
  registered?: readonly string[];
  paid?: readonly string[];
  dropped?: readonly string[];
  frozen?: readonly string[];
  waiting?: readonly string[];
  fromBalance?: boolean;
  /**
   * Percentages of the student's share of the `paid` courses: the part paid from the balance, and the part paid in
   * another way (by card or at the cashier). By default all is paid.
   */
  partly?: { balance: number; paid: number };
  /** Charges and payments; by default all past and present charges are paid. */
  fees?: FeesSeed;
  /** Percent of classes missed without an excuse by the end of the semester, by section. */
  absent?: Readonly<Record<string, number>>;
  /** Percent of classes missed with an excuse, by section. In these sections no class is missed without one. */
  excused?: Readonly<Record<string, number>>;
  current?: 'enrolled' | 'notEnrolled' | 'withdrawn' | null;
  next?: 'enrolled' | 'notEnrolled' | null;
  /** Past semesters in which the student did not study: postponed or not enrolled. */
  away?: Readonly<Record<number, 'withdrawn' | 'notEnrolled'>>;
  status?: 'active' | 'frozen' | 'dismissed' | 'withdrawn' | 'graduated' | 'inactive' | 'admissionCanceled';
  statusChangedOn?: string;
  warnings?: number;
  /** Chances to raise the average: the number given, and the semesters left of the present one. */
  chances?: { given: number; semesters: number };
  /** Number of earlier reinstatements of the enrolment. */
  reinstatements?: number;
  graduating?: boolean;
  orientation?: 'none' | 'required' | 'completed' | 'exempted';
  recentlyEnrolled?: boolean;
  btc?: boolean;
  /** false: there is no secondary certificate on record. */
  certificate?: false;
  /** Programmes studied earlier, in order, each with the first semester of the next one. */
  transfers?: readonly { from: string; semester: number }[];
  sponsor?: string;
  balance?: number;
  thesis?: ThesisSeed;
}
