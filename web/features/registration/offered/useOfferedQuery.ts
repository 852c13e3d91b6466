import { useSearchParams } from 'react-router-dom';
import { isLanguage } from '../../../../locales/i18n.ts';
import { noCourseFilter, type CourseFilter } from '../../../ui/week/course-filter.ts';

/** The search and filters of the offered courses. They are in the URL, so that they can be shared and navigated. */
export type OfferedQuery = CourseFilter & {
  search: string;
  /** Limits the list to one course code; links from other pages use it. */
  code: string;
  page: number;
  /** The registration that the chosen section will replace. */
  replacing: number | null;
  /** The course whose details are open. */
  course: number | null;
};

export type OfferedFilter =
  | 'search'
  | 'code'
  | 'college'
  | 'department'
  | 'language'
  | 'plan'
  | 'fits'
  | 'seats'
  | 'days'
  | 'from'
  | 'to';
export const offeredFilters: OfferedFilter[] = [
  'search',
  'code',
  'college',
  'department',
  'language',
  'plan',
  'fits',
  'seats',
  'days',
  'from',
  'to',
];

/** The value of each filter when it is off. */
export const noFilter = { search: '', code: '', ...noCourseFilter } satisfies Pick<OfferedQuery, OfferedFilter>;

const numberIn = (value: string | null): number | null =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;

const timeIn = (value: string | null): string => (value && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : '');
const daysIn = (value: string | null): number[] =>
  [
    ...new Set(
      (value ?? '')
        .split('.')
        .filter((day) => /^[0-6]$/.test(day))
        .map(Number),
    ),
  ].sort((a, b) => a - b);

export function useOfferedQuery() {
  const [params, setParams] = useSearchParams();
  const language = params.get('language');
  const query: OfferedQuery = {
    search: params.get('search') ?? '',
    college: numberIn(params.get('college')),
    department: numberIn(params.get('department')),
    language: isLanguage(language) ? language : null,
    plan: params.get('plan') === '1',
    fits: params.get('fits') === '1',
    seats: params.get('seats') === '1',
    days: daysIn(params.get('days')),
    from: timeIn(params.get('from')),
    to: timeIn(params.get('to')),
    code: (params.get('code') ?? '').slice(0, 20),
    page: numberIn(params.get('page')) ?? 1,
    replacing: numberIn(params.get('replacing')),
    course: numberIn(params.get('course')),
  };

  /** Changes the query. Every change returns to the first page, except a change of the page or of the opened course. */
  const change = (patch: Partial<OfferedQuery>): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (!('page' in patch) && !('course' in patch)) next.delete('page');
        for (const [name, value] of Object.entries(patch)) {
          if (
            value === null ||
            value === '' ||
            value === false ||
            (Array.isArray(value) && value.length === 0) ||
            (name === 'page' && value === 1)
          )
            next.delete(name);
          else next.set(name, value === true ? '1' : Array.isArray(value) ? value.join('.') : String(value));
        }
        return next;
      },
      { replace: !('page' in patch), preventScrollReset: true },
    );

  const active = offeredFilters.filter((name) => (name === 'days' ? query.days.length > 0 : Boolean(query[name])));
  const clear = (): void => change(noFilter);
  return { query, change, active, clear };
}
