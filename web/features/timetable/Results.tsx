import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { formatList, isolate } from '../../../locales/i18n.ts';
import classes from './Results.module.css';
import { SmallWeek } from './SmallWeek.tsx';
import { differencesBetween } from './solver/differences.ts';
import type { Solution, Timetable } from './solver/problem.ts';
import { useWords } from './useWords.ts';

type Props = { solution: Solution | null; searching: boolean; shown: Timetable | null; colours: ReadonlyMap<string, number>; onShow: (timetable: Timetable) => void };

const hoursOf = (timetables: readonly Timetable[]): [number, number] => {
  const meetings = timetables.flatMap(({ taken }) => taken.flatMap(({ section }) => section.meetings));
  return [Math.min(8, ...meetings.map(({ start }) => Math.floor(start / 60))), Math.max(14, ...meetings.map(({ end }) => Math.ceil(end / 60)))];
};

/** As many as are compared at a glance. */
const atFirst = 3;

/** The best weeks beside each other; what is otherwise than in the one shown large stands out. */
export function Results({ solution, searching, shown, colours, onShow }: Props) {
  const { t, figures, language, number } = useWords();
  const id = useId();
  const [all, setAll] = useState(false);
  if (!solution || solution.timetables.length === 0) return null;
  const { timetables, proof } = solution;
  const hours = hoursOf(timetables);
  return (
    <section className={classes.results} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>{t('results.title')}</h2>
      <p className={classes.proof} role="status">
        {searching && !proof.proven ? t('results.searching') : !proof.proven ? t('results.soFar') : t(proof.possible.exact ? 'results.proven' : 'results.provenMore', { count: proof.possible.count, number: number(proof.possible.count) })}
      </p>
      <ol className={classes.list}>
        {timetables.slice(0, all ? undefined : atFirst).map((timetable, index) => {
          const isShown = timetable === shown;
          const differences = shown && !isShown ? differencesBetween(shown, timetable) : null;
          const marked = new Set(differences?.courses.map(({ courseId }) => courseId));
          const other = differences?.courses.flatMap(({ to }) => (to ? [`${isolate(to.course.code)} ${isolate(to.section.number)}`] : [])) ?? [];
          return (
            <li key={timetable.taken.map(({ section }) => section.sectionId).join()}>
              <button type="button" className={classes.card} aria-pressed={isShown} onClick={() => onShow(timetable)}>
                <span className={classes.name}>{index === 0 ? t('results.best') : t('results.nth', { number: index + 1 })}</span>
                <SmallWeek taken={timetable.taken} colours={colours} hours={hours} marked={marked} />
                <span className={classes.figures}>
                  {figures(timetable.figures).map(({ key, text }) => (
                    <span key={key} data-differs={differences?.figures.includes(key) || undefined}>{text}</span>
                  ))}
                  {other.length > 0 && <span data-differs>{t('results.other', { sections: formatList(other, language) })}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {!all && timetables.length > atFirst && (
        <Button variant="subtle" className={classes.more} onClick={() => setAll(true)}>{t('results.more', { count: timetables.length - atFirst })}</Button>
      )}
    </section>
  );
}
