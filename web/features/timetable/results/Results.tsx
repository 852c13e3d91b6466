import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatList, isolate } from '../../../../locales/i18n.ts';
import type { Schema } from '../../../api/operations.ts';
import { useNarrow } from '../../../ui/layout/useNarrow.ts';
import { listLines } from './compared.ts';
import { Comparison } from './Comparison.tsx';
import { listLeaving } from './moves.ts';
import classes from './Results.module.css';
import { differencesBetween, isSame } from '../solver/differences.ts';
import type { Solution, Timetable } from '../solver/problem.ts';
import { useWords } from '../useWords.ts';
import { WeekChoice } from './WeekChoice.tsx';

type Props = {
  registered: readonly Schema<'RegisteredCourse'>[];
  solution: Solution | null;
  searching: boolean;
  shown: Timetable | null;
  colours: ReadonlyMap<string, number>;
  onShow: (timetable: Timetable) => void;
};

const hoursOf = (timetables: readonly Timetable[]): [number, number] => {
  const meetings = timetables.flatMap(({ taken }) => taken.flatMap(({ section }) => section.meetings));
  return [
    Math.min(8, ...meetings.map(({ start }) => Math.floor(start / 60))),
    Math.max(14, ...meetings.map(({ end }) => Math.ceil(end / 60))),
  ];
};

/** The number of weeks shown at first. */
const atFirst = 3;

/** Texts that tell if the timetables are proven best, and that describe each of them beside the one shown large. */
function useResultWords({ registered, searching, shown }: Pick<Props, 'registered' | 'searching' | 'shown'>) {
  const { t, figures, language, number } = useWords();
  const proofText = ({ proven, possible }: Solution['proof']): string => {
    if (!proven) return t(searching ? 'results.searching' : 'results.soFar');
    const { count, exact } = possible;
    return t(exact ? 'results.proven' : 'results.provenMore', { count, number: number(count) });
  };
  const describe = (timetable: Timetable) => {
    const isShown = shown !== null && isSame(timetable, shown);
    const differences = shown && !isShown ? differencesBetween(shown, timetable) : null;
    const marked = new Set(differences?.courses.map(({ courseId }) => courseId));
    const differing = listLines(differences?.figures ?? []);
    // The shown week lists its figures; another week lists only the differing ones.
    const lines = figures(timetable.figures, timetable.wishes).filter(({ line }, place) =>
      differences ? differing.includes(line) : place < 3,
    );
    const sections = formatList(
      (differences?.courses ?? []).map(({ from, to }) =>
        to
          ? t('results.inSection', { course: to.course.code, section: to.section.number })
          : t('results.notIn', { course: from?.course.code ?? '' }),
      ),
      language,
    );
    const leaving = listLeaving(timetable.taken, registered).map(({ code }) => isolate(code));
    return { isShown, marked, lines, sections, leaving };
  };
  return { proofText, describe };
}

/** The best weeks side by side. Differences from the week shown large are highlighted. */
export function Results({ registered, solution, searching, shown, colours, onShow }: Props) {
  const { t, language } = useWords();
  const { proofText, describe } = useResultWords({ registered, searching, shown });
  const id = useId();
  const [all, setAll] = useState(false);
  const [comparing, setComparing] = useState(false);
  const narrow = useNarrow();
  if (!solution || solution.timetables.length === 0) return null;
  const { timetables, proof } = solution;
  const hours = hoursOf(timetables);
  const listed = timetables.slice(0, all ? undefined : atFirst);
  const beside = comparing && !narrow && listed.length > 1;
  return (
    <section className={classes.results} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('results.title')}
      </h2>
      <p className="sis-quiet" role="status">
        {proofText(proof)}
      </p>
      {!narrow && listed.length > 1 && (
        <Button
          variant="default"
          size="sm"
          className={classes.more}
          aria-pressed={comparing}
          leftSection={<IconColumns3 size={18} stroke={1.75} aria-hidden />}
          onClick={() => setComparing(!comparing)}
        >
          {t(comparing ? 'compare.end' : 'compare.begin')}
        </Button>
      )}
      {beside && <Comparison timetables={listed} shown={shown} colours={colours} hours={hours} onShow={onShow} />}
      {!beside && (
        <ol className={classes.list}>
          {listed.map((timetable, index) => {
            const { isShown, marked, lines, sections, leaving } = describe(timetable);
            return (
              <li key={timetable.taken.map(({ section }) => section.sectionId).join()}>
                <WeekChoice
                  index={index}
                  timetable={timetable}
                  isShown={isShown}
                  colours={colours}
                  hours={hours}
                  marked={marked}
                  onShow={onShow}
                >
                  <span className={classes.figures}>
                    {sections && (
                      <span data-differs>{lines.length > 0 ? sections : t('results.only', { sections })}</span>
                    )}
                    {lines.map(({ line, text, asks }) => (
                      <span key={line} data-asks={asks || undefined}>
                        {text}
                      </span>
                    ))}
                    {leaving.length > 0 && (
                      <span data-asks>{t('results.leaves', { courses: formatList(leaving, language) })}</span>
                    )}
                  </span>
                </WeekChoice>
              </li>
            );
          })}
        </ol>
      )}
      {!all && timetables.length > atFirst && (
        <Button variant="subtle" className={classes.more} onClick={() => setAll(true)}>
          {t('results.more', { count: timetables.length - atFirst })}
        </Button>
      )}
    </section>
  );
}
