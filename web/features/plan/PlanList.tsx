import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useRecord } from '../../api/useRecord.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { detailsPath } from './plan-paths.ts';
import classes from './PlanList.module.css';

/** The list of plans, one for each academic record. Opening the plan of another record selects that record. */
export function PlanList({ plans }: { plans: Schema<'AcademicPlans'>['plans'] }) {
  const { t } = useTranslation('plan');
  const { pick } = useLanguage();
  const { select } = useRecord();
  const { run, running } = useAction('selectRecord');
  const navigate = useNavigate();
  const change = async (studFacultyCode: string, planId: number): Promise<void> => {
    const outcome = await run({ body: { StudFacultyCode: studFacultyCode } });
    if (!outcome.ok) return;
    select(studFacultyCode);
    await navigate(detailsPath(planId));
  };
  return (
    <section>
      <h2 className={`sis-title ${classes.heading}`}>{t('plans.title')}</h2>
      <ul className="sis-list sis-frame">
        {plans.map(({ planId, own, studFacultyCode, studentCode, programme }) => (
          <li key={studFacultyCode} className={`sis-row ${classes.plan}`}>
            <div>
              <p className="sis-medium">{pick(programme)}</p>
              <Group component="p" gap="0 0.375rem" align="stretch" className="sis-note">
                {t('plans.number')} <CodeText>{studentCode}</CodeText>
                {own && plans.length > 1 && <span className="sis-done sis-medium">{t('plans.own')}</span>}
              </Group>
            </div>
            {own ? (
              <Button component={Link} to={detailsPath(planId)} variant="default">
                {t('plans.open')}
              </Button>
            ) : (
              <Button variant="default" loading={running} onClick={() => void change(studFacultyCode, planId)}>
                {t('plans.other')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
