import { Button, Skeleton, Stack } from '@mantine/core';
import { IconMoodCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/refusals/ErrorState.tsx';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import { ChangeDialog, type ChangeRequest } from '../registered/ChangeDialog.tsx';
import { tabPath } from '../registration-paths.ts';
import { useRegistrationServices } from '../useRegistrationServices.ts';
import classes from './DemandTab.module.css';
import { NeededCourseState } from './NeededCourseState.tsx';
import { useDemand } from './useDemand.ts';

/**
 * The tab of courses in the plan for which no section suits the student or for which the student has asked, with
 * buttons to ask the department for a section.
 */
export function DemandTab({ period }: { period: Period }) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const { canAdd } = useRegistrationServices(period);
  const { data, error, refresh } = useDemand(period);
  const [request, setRequest] = useState<ChangeRequest | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  return (
    <Stack gap="1rem">
      <div>
        <h2 ref={heading} tabIndex={-1} className={`${classes.heading} sis-title`}>
          {t('demand.title')}
        </h2>
        <p className="sis-quiet">{t('demand.text')}</p>
      </div>
      {!data ? (
        <Skeleton height={190} radius="lg" aria-busy="true" />
      ) : data.courses.length === 0 ? (
        <EmptyState icon={IconMoodCheck} title={t('demand.none')} text={t('demand.noneText')}>
          <Button component={Link} to={tabPath(period, 'offered', { plan: '1' })} variant="light">
            {t('courses.browse')}
          </Button>
        </EmptyState>
      ) : (
        <Stack component="ul" className="sis-list" aria-label={t('demand.title')}>
          {data.courses.map((course) => (
            <li key={course.courseId} className="sis-frame">
              <h3 className={classes.name}>
                {course.need === 'noSection' ? (
                  <>
                    <CodeText strong>{course.code}</CodeText> {pick(course.name)}
                  </>
                ) : (
                  <Link to={tabPath(period, 'offered', { code: course.code })}>
                    <CodeText strong>{course.code}</CodeText> {pick(course.name)}
                  </Link>
                )}
              </h3>
              <NeededCourseState course={course} period={period} canAsk={canAdd} onRequest={setRequest} />
            </li>
          ))}
        </Stack>
      )}
      <ChangeDialog request={request} onClose={() => setRequest(null)} onDone={() => heading.current?.focus()} />
    </Stack>
  );
}
