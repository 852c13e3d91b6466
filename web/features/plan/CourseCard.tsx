import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './CourseCard.module.css';
import { CodeGroups } from './CourseNames.tsx';
import { StateMark } from './StateMark.tsx';

/** A course of the plan in two lines; a click opens its drawer. `place`: also shows its year and term in the plan. */
export function CourseCard({
  course: { courseId, code, name, creditHours, state, grade, unmet, year, term },
  place = false,
  onOpen,
}: {
  course: Schema<'PlanCourse'>;
  place?: boolean;
  onOpen: (courseId: number) => void;
}) {
  const { t } = useTranslation(['plan', 'common']);
  const { pick } = useLanguage();
  return (
    <button
      type="button"
      className={`sis-tight sis-box sis-plain ${classes.card}`}
      data-state={state}
      onClick={() => onOpen(courseId)}
    >
      <span className={classes.title}>
        <CodeText strong>{code}</CodeText> {pick(name)}
      </span>
      <Group component="span" gap="0 0.75rem" className="sis-note">
        <StateMark state={state} />
        {grade && <CodeText strong>{grade}</CodeText>}
        {unmet.length > 0 && (
          <span>
            {t('map.needs', { count: unmet.length })} <CodeGroups groups={unmet} />
          </span>
        )}
        <span className="sis-aside">{t('common:creditHours', { count: creditHours })}</span>
      </Group>
      {place && (
        <Group component="span" gap="0 0.75rem" className="sis-note">
          {t('yearTerm', { year: t('year', { year }), term: t(`term.${term as 1 | 2 | 3}`) })}
        </Group>
      )}
    </button>
  );
}
