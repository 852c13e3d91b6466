import { useTranslation } from 'react-i18next';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from '../recordings/Recordings.module.css';
import type { Persona } from '../search.ts';
import { Card } from '../controls/Card.tsx';

type Props = { students: readonly Persona[]; addressOf: (key: string) => string };

/** Newly admitted students of the current semester, each with a link that opens the page as that student. */
export function AdmittedStudents({ students, addressOf }: Props) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  if (!students.length) return null;
  return (
    <Card gap="0.875rem" title={t('students.newcomers')}>
      <ul className={classes.notes}>
        {students.map(({ key, name, title }) => (
          <li key={key}>
            <CodeText>{key}</CodeText> · {pick(title)} ·{' '}
            <a href={addressOf(key)} target="_blank" rel="noopener">
              {t('students.signInAs', { name: pick(name) })}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
