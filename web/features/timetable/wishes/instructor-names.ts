import { createContext } from 'react';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Builder } from '../useBuilder.ts';

/** Translates an instructor's English name, which the solver uses, into the language of the page. */
export const InstructorNames = createContext<(english: string) => string>((english) => english);

/** The translation for the instructors of the chosen and registered courses. */
export function useInstructorNames({ data, registered }: Pick<Builder, 'data' | 'registered'>) {
  const { pick } = useLanguage();
  const names = new Map(
    [...(data?.courses ?? []).flatMap(({ course }) => course.sections), ...registered].map(({ instructor }) => [
      instructor.en,
      instructor,
    ]),
  );
  return (english: string): string => {
    const name = names.get(english);
    return name ? pick(name) : english;
  };
}
