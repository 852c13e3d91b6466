import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import rows from '../../ui/layout/LinkRows.module.css';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CodeGroups } from './CourseNames.tsx';
import classes from './PlanChains.module.css';
import { StateMark } from './StateMark.tsx';

/** The prerequisites as a list: for each course its prerequisites and the courses it opens. */
export function PlanChains({
  courses,
  onOpen,
}: {
  courses: Schema<'PlanCourse'>[];
  onOpen: (courseId: number) => void;
}) {
  const { t } = useTranslation('plan');
  const { pick } = useLanguage();
  return (
    <ul className={rows.list} aria-label={t('map.title')}>
      {courses.map(({ courseId, code, name, state, needs, opens }) => (
        <li key={courseId} className={`${rows.row} ${classes.row}`}>
          <button
            type="button"
            className={`${rows.link} sis-plain ${classes.name} sis-bare`}
            onClick={() => onOpen(courseId)}
          >
            <CodeText strong>{code}</CodeText> {pick(name)}
          </button>
          <StateMark state={state} />
          <Group component="dl" gap="0 1.5rem" align="stretch" className={`sis-whole sis-small ${classes.ways}`}>
            <div>
              <dt>{t('map.needs', { count: needs.length })}</dt>
              <dd>{needs.length > 0 ? <CodeGroups groups={needs} /> : t('map.needsNothing')}</dd>
            </div>
            {opens.length > 0 && (
              <div>
                <dt>{t('map.opens')}</dt>
                <dd className={`sis-wrap ${classes.codes}`}>
                  {opens.map((one) => (
                    <CodeText key={one.courseId}>{one.code}</CodeText>
                  ))}
                </dd>
              </div>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}
