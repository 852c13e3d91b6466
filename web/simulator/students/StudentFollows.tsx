import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { RefusalList } from '../../ui/refusals/RefusalList.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Students.module.css';
import { useProblemWords } from './useProblemWords.ts';

/**
 * Figures that follow for the student, or the errors in the file. Errors are hidden once the student is saved, because
 * the name is then taken.
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
        <p className={classes.quiet}>{t('students.wrong')}</p>
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
  return (
    <div role="status">
      <dl className={classes.facts}>
        <dt>{t('students.fact.code')}</dt>
        <dd>
          <CodeText>{code}</CodeText>
        </dd>
        <dt>{t('students.fact.name')}</dt>
        <dd>{pick(name)}</dd>
        <dt>{t('students.fact.cgpa')}</dt>
        <dd>{cgpa === null ? t('students.fact.none') : <CodeText>{cgpa.toFixed(2)}</CodeText>}</dd>
        <dt>{t('students.fact.earned')}</dt>
        <dd>
          <CodeText>{earnedHours}</CodeText>
        </dd>
        <dt>{t('students.fact.load')}</dt>
        <dd>
          <CodeText>{`${load.minimum}–${load.maximum}`}</CodeText> · {t(`students.load.${standing}`)}
        </dd>
        <dt>{t('students.fact.hours')}</dt>
        <dd>
          <CodeText>{hours}</CodeText>
        </dd>
        <dt>{t('students.fact.due')}</dt>
        <dd>
          <Money fils={due} />
        </dd>
        <dt>{t('students.fact.register')}</dt>
        <dd>{t(mayRegister ? 'students.yes' : 'students.no')}</dd>
      </dl>
      {reasons.length > 0 && <RefusalList refusals={reasons} />}
    </div>
  );
}
