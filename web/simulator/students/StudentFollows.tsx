import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { RefusalList } from '../../ui/refusals/RefusalList.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Students.module.css';
import { useProblemWords } from './useProblemWords.ts';

/**
 * The values derived from the student's data, or the faults of the file. Faults are hidden once the student is saved,
 * because the name is taken then.
 */
export function StudentFollows({ preview, saved }: { preview: Schema<'StudentPreview'> | null; saved: boolean }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const words = useProblemWords();
  if (!preview) return null;
  const { follows, problems } = preview;
  if (problems.length > 0 && !saved)
    return (
      <div role="status">
        <p className="sis-quiet">{t('students.wrong')}</p>
        <ul className={classes.problems}>
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.expected}`}>
              <CodeText strong>{problem.field || t('students.file')}</CodeText>: {words(problem)}
            </li>
          ))}
        </ul>
      </div>
    );
  if (!follows) return null;
  const { code, name, cgpa, earnedHours, standing, load, hours, due, mayRegister, reasons } = follows;
  const facts = {
    code: <CodeText>{code}</CodeText>,
    name: pick(name),
    cgpa: cgpa === null ? t('students.fact.none') : <CodeText>{cgpa.toFixed(2)}</CodeText>,
    earned: <CodeText>{earnedHours}</CodeText>,
    load: (
      <>
        <CodeText>{`${load.minimum}–${load.maximum}`}</CodeText> · {t(`students.load.${standing}`)}
      </>
    ),
    hours: <CodeText>{hours}</CodeText>,
    due: <Money fils={due} />,
    register: t(mayRegister ? 'students.yes' : 'students.no'),
  };
  return (
    <div role="status">
      <dl className={classes.facts}>
        {(Object.keys(facts) as (keyof typeof facts)[]).map((fact) => (
          <Fragment key={fact}>
            <dt>{t(`students.fact.${fact}`)}</dt>
            <dd>{facts[fact]}</dd>
          </Fragment>
        ))}
      </dl>
      {reasons.length > 0 && <RefusalList refusals={reasons} />}
    </div>
  );
}
