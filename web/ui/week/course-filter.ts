import type { Language } from '../../../locales/i18n.ts';
import type { QueryOf } from '../../api/operations.ts';

/** The filters of the offered courses, shared by all pages with a course search. */
export type CourseFilter = {
  college: number | null;
  department: number | null;
  language: Language | null;
  plan: boolean;
  fits: boolean;
  seats: boolean;
  /** Each class must be on one of these days of the week; 0 is Sunday. Empty for any day. */
  days: number[];
  /** Earliest start and latest end of each class (`HH:mm`); empty for any. */
  from: string;
  to: string;
};

export const noCourseFilter = {
  college: null,
  department: null,
  language: null,
  plan: false,
  fits: false,
  seats: false,
  days: [],
  from: '',
  to: '',
} satisfies CourseFilter;

/** The filters that are either on or off. */
export const filterSwitches = ['plan', 'fits', 'seats'] as const;

export const isFiltered = ({ days, ...others }: CourseFilter): boolean =>
  days.length > 0 || Object.values(others).some(Boolean);

/** The minimum number of letters for a search. */
export const minimumSearch = 2;
/** Pause in milliseconds after which typing counts as finished. Results appear about 200 ms after the last key. */
export const typingPause = 150;

type Asked = Pick<
  QueryOf<'coursesToRegister'>,
  'collegeId' | 'departmentId' | 'language' | 'days' | 'startsFrom' | 'endsBy' | 'inMyPlan' | 'onlyFitting' | 'hasSeats'
>;

/** The filter as query parameters. */
export const askedBy = ({ college, department, language, plan, fits, seats, days, from, to }: CourseFilter): Asked => ({
  ...(college && { collegeId: college }),
  ...(department && { departmentId: department }),
  ...(language && { language }),
  ...(days.length > 0 && { days }),
  ...(from && { startsFrom: from }),
  ...(to && { endsBy: to }),
  inMyPlan: plan,
  onlyFitting: fits,
  hasSeats: seats,
});
