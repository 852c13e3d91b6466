import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './MinorPage.module.css';

/** The courses of the programme in a collapsible list; `open` expands it from the start. */
export function MinorCourses({
  programme: { courses, hours },
  open = false,
}: {
  programme: Schema<'MinorProgramme'>;
  open?: boolean;
}) {
  const { t } = useTranslation(['minor', 'common']);
  const { pick } = useLanguage();
  return (
    <details className={classes.details} open={open || undefined}>
      <summary>
        {t('courses.title', { count: courses.length, hours: t('common:creditHours', { count: hours }) })}
      </summary>
      <ul className={`sis-list ${classes.courses}`}>
        {courses.map(({ courseId, code, name, state, inPlan }) => (
          <li key={courseId}>
            <span>
              <CodeText strong>{code}</CodeText> {pick(name)}
            </span>
            <span className="sis-note">
              {[state !== 'left' && t(`state.${state}`), inPlan && t('courses.inPlan')].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
