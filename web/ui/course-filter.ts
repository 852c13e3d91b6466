import type { Language } from '../../locales/i18n.ts';
import type { QueryOf } from '../api/operations.ts';

/** What narrows the offered courses down, wherever they are looked for. */
export type CourseFilter = {
  college: number | null;
  department: number | null;
  language: Language | null;
  plan: boolean;
  fits: boolean;
  seats: boolean;
  /** Days all classes are on, 0 Sunday; none for any. */
  days: number[];
  /** Hours (`HH:mm`) no class is before and after; empty for any. */
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

/** Filters that show by themselves whether they are on. */
export const filterSwitches = ['plan', 'fits', 'seats'] as const;

export const isFiltered = ({ days, ...others }: CourseFilter): boolean =>
  days.length > 0 || Object.values(others).some(Boolean);

/** Courses are found by so many letters. */
export const minimumSearch = 2;
/** Until a pause in typing is taken for its end, in milliseconds: answers are there some 200 ms after the last key. */
export const typingPause = 150;

type Asked = Pick<
  QueryOf<'coursesToRegister'>,
  'collegeId' | 'departmentId' | 'language' | 'days' | 'startsFrom' | 'endsBy' | 'inMyPlan' | 'onlyFitting' | 'hasSeats'
>;

/** The filter as the call takes it. */
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
