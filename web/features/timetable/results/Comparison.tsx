import { CodeText } from '../../../ui/text/CodeText.tsx';
import classes from './Comparison.module.css';
import { createComparison, type FigureLine } from './compared.ts';
import { isSame } from '../solver/differences.ts';
import type { Figures, Timetable } from '../solver/problem.ts';
import { useWords } from '../useWords.ts';
import { WeekChoice } from './WeekChoice.tsx';

type Props = {
  timetables: readonly Timetable[];
  shown: Timetable | null;
  colours: ReadonlyMap<string, number>;
  hours: readonly [number, number];
  onShow: (timetable: Timetable) => void;
};

/** Several timetables side by side, and below them only their differences. */
export function Comparison({ timetables, shown, colours, hours, onShow }: Props) {
  const { t, figures, wish: wishWords, missed: missedWords, times } = useWords();
  const { figures: lines, wishes, courses } = createComparison(timetables);
  const marked = new Set(courses.map(({ course }) => course.courseId));
  const figureText = (line: FigureLine, of: Figures): string =>
    figures(of).find((figure) => figure.line === line)?.text ?? t('compare.none');
  return (
    <div className="sis-scrolled" role="region" aria-label={t('compare.title')} tabIndex={0}>
      <table className={`sis-table ${classes.table}`}>
        <thead>
          <tr>
            <td />
            {timetables.map((timetable, index) => (
              <th key={timetable.taken.map(({ section }) => section.sectionId).join()} scope="col">
                <WeekChoice
                  index={index}
                  timetable={timetable}
                  isShown={shown !== null && isSame(timetable, shown)}
                  colours={colours}
                  hours={hours}
                  marked={marked}
                  onShow={onShow}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">{t(`compare.line.${line}`)}</th>
              {timetables.map(({ figures: of }, index) => (
                <td key={index}>{figureText(line, of)}</td>
              ))}
            </tr>
          ))}
          {wishes.map(({ wish, missed }) => (
            <tr key={wish.kind}>
              <th scope="row">{wishWords(wish)}</th>
              {missed.map((by, index) => (
                <td key={index} data-met={by === 0 || undefined}>
                  {by === 0 ? t('compare.met') : t('compare.missed', { missed: missedWords(wish, by) })}
                </td>
              ))}
            </tr>
          ))}
          {courses.map(({ course, taken }) => (
            <tr key={course.courseId}>
              <th scope="row">
                <CodeText strong>{course.code}</CodeText>
              </th>
              {taken.map((one, index) => (
                <td key={index}>
                  {one ? (
                    <>
                      <CodeText strong>{one.section.number}</CodeText>{' '}
                      {times(one.section).map(({ days, time }) => (
                        <span key={`${days} ${time}`} className="sis-block sis-quiet">
                          {days} <span className="sis-unbroken">{time}</span>
                        </span>
                      ))}
                    </>
                  ) : (
                    t('compare.without')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
