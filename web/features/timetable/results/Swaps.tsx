import { Button, Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isolate } from '../../../../locales/i18n.ts';
import { NonBreakingText } from '../../../ui/text/NonBreakingText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { differencesBetween } from '../solver/differences.ts';
import type { Section, Timetable } from '../solver/problem.ts';
import type { Found } from '../saved/useTimetables.ts';
import type { Builder } from '../useBuilder.ts';
import { useWords } from '../useWords.ts';
import { listLines } from './compared.ts';
import classes from './ShownWeek.module.css';

/** Days, hours and instructor of a section in one line. */
export function SectionWords({ section, builder, courseId }: { section: Section; builder: Builder; courseId: number }) {
  const { when } = useWords();
  const { pick } = useLanguage();
  const offered = builder.courseOf(courseId)?.sections.find(({ sectionId }) => sectionId === section.sectionId);
  const instructor =
    offered?.instructor ?? builder.registered.find(({ sectionId }) => sectionId === section.sectionId)?.instructor;
  return <NonBreakingText text={[when(section), ...(instructor ? [pick(instructor)] : [])].join(' · ')} />;
}

type SwapsProps = {
  builder: Builder;
  found: Found;
  timetable: Timetable;
  courseId: number;
  onTake: (timetable: Timetable) => void;
};

/** The best other sections of a course or of its alternatives; all other courses stay the same. */
export function Swaps({ builder, found, timetable, courseId, onTake }: SwapsProps) {
  const { t, figures } = useWords();
  const [others, setOthers] = useState<readonly Timetable[] | null>(null);
  const { swaps } = found;
  useEffect(() => {
    let current = true;
    swaps(timetable, courseId).then(
      ({ timetables }) => current && setOthers(timetables),
      () => current && setOthers([]),
    );
    return () => {
      current = false;
    };
  }, [swaps, timetable, courseId]);
  if (!others) return <Skeleton height={120} aria-busy />;
  if (others.length === 0) return <p className="sis-apart">{t('swap.none')}</p>;
  return (
    <Stack component="ul" gap="0.375rem" className="sis-list">
      {others.map((other) => {
        const { courses, figures: differ } = differencesBetween(timetable, other);
        const to = courses.flatMap((one) => one.to ?? [])[0];
        if (!to) return null;
        return (
          <li key={to.section.sectionId}>
            <Button
              variant="default"
              fullWidth
              h="auto"
              py={8}
              justify="start"
              classNames={{ label: classes.swap ?? '' }}
              onClick={() => onTake(other)}
            >
              <span>
                <strong>{isolate(`${to.course.code} ${to.section.number}`)}</strong>
                <span className={`${classes.line} sis-note`}>
                  <SectionWords section={to.section} builder={builder} courseId={to.course.courseId} />
                </span>
                {figures(other.figures)
                  .filter(({ line }) => listLines(differ).includes(line))
                  .map(({ line, text }) => (
                    <span key={line} className={`${classes.line} sis-note sis-ask`}>
                      {text}
                    </span>
                  ))}
              </span>
            </Button>
          </li>
        );
      })}
    </Stack>
  );
}
