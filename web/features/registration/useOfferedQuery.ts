import { useSearchParams } from 'react-router-dom';
import type { Language } from '../../../locales/i18n.ts';
import { isLanguage } from '../../../locales/i18n.ts';

/** What is looked for among the offered courses. It lives in the address, so that it can be shared and gone back to. */
export type OfferedQuery = {
  search: string;
  college: number | null;
  department: number | null;
  language: Language | null;
  plan: boolean;
  fits: boolean;
  seats: boolean;
  /** Only the course of this code: where other pages lead to. */
  code: string;
  page: number;
  /** The registration a section is looked for to replace. */
  replacing: number | null;
  /** The course whose details are open. */
  course: number | null;
};

export type OfferedFilter = 'search' | 'code' | 'college' | 'department' | 'language' | 'plan' | 'fits' | 'seats';
export const offeredFilters: OfferedFilter[] = ['search', 'code', 'college', 'department', 'language', 'plan', 'fits', 'seats'];

const numberIn = (value: string | null): number | null => (value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null);

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
    code: (params.get('code') ?? '').slice(0, 20),
    page: numberIn(params.get('page')) ?? 1,
    replacing: numberIn(params.get('replacing')),
    course: numberIn(params.get('course')),
  };

  /** Anything but turning the page or opening a course starts at the first page again. */
  const change = (patch: Partial<OfferedQuery>): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (!('page' in patch) && !('course' in patch)) next.delete('page');
        for (const [name, value] of Object.entries(patch)) {
          if (value === null || value === '' || value === false || (name === 'page' && value === 1)) next.delete(name);
          else next.set(name, value === true ? '1' : String(value));
        }
        return next;
      },
      { replace: !('page' in patch) && !('course' in patch), preventScrollReset: true },
    );

  const active = offeredFilters.filter((name) => Boolean(query[name]));
  const clear = (): void => change({ search: '', code: '', college: null, department: null, language: null, plan: false, fits: false, seats: false });
  return { query, change, active, clear };
}
