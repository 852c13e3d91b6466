import type { Schema } from '../../../api/operations.ts';

/** The facts that a section states in addition to its number, times and instructor. */
export const sectionFacts = ['language', 'campus', 'gender', 'exam'] as const;
export type SectionFact = (typeof sectionFacts)[number];

/** An examination is compared by its time, because the list does not show its room. */
const textOf = (section: Schema<'Section'>, fact: SectionFact): string =>
  JSON.stringify(fact === 'exam' ? [section.exam?.startsAt, section.exam?.endsAt] : section[fact]);

/** The facts that all sections share. The course card states them once. Empty for a course without sections. */
export const sharedFacts = ([first, ...others]: Schema<'Section'>[]): SectionFact[] =>
  first ? sectionFacts.filter((fact) => others.every((section) => textOf(section, fact) === textOf(first, fact))) : [];
