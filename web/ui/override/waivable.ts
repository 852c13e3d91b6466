import { getTraits } from '../../api/code-traits.ts';
import { paths } from '../../paths.ts';

/** The codes of the reasons if each may be waived by some office; otherwise empty. */
export const waivableCodes = (reasons: readonly { Code: string }[]): string[] =>
  reasons.every(({ Code }) => getTraits(Code).waivedBy !== undefined)
    ? [...new Set(reasons.map(({ Code }) => Code))]
    : [];

/** The offices that decide on these codes, in the order in which they decide. */
export const waivingOffices = (codes: readonly string[]): ('department' | 'college')[] =>
  (['department', 'college'] as const).filter((office) => codes.some((code) => getTraits(code).waivedBy === office));

export type AskedSection = { courseId: number; sectionId: number; codes: readonly string[] };

/** The address of the request form for this section and these codes. */
export const overridePath = ({ courseId, sectionId, codes }: AskedSection): string =>
  `${paths.override}?${new URLSearchParams({ course: String(courseId), section: String(sectionId), codes: codes.join(',') }).toString()}`;

/**
 * Reads the address of the request form; null if the address names no course, no section or no code that an office may
 * waive.
 */
export function readOverrideAddress(params: URLSearchParams): AskedSection | null {
  const [courseId, sectionId] = [Number(params.get('course')), Number(params.get('section'))];
  const codes = (params.get('codes') ?? '').split(',').filter((code) => waivingOffices([code]).length > 0);
  return courseId > 0 && sectionId > 0 && codes.length > 0 ? { courseId, sectionId, codes } : null;
}
