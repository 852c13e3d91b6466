import { Button, Skeleton } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { emptyPlan, isEmptyPlan, saveGpaPlan, readPlan, type GpaBasis, type GpaPlan } from './gpa-plan.ts';
import { plannedCourses, simulate } from './gpa-simulation.ts';
import { Formula } from './Formula.tsx';
import { GpaResult } from './GpaResult.tsx';
import classes from './GpaSimulatorPage.module.css';
import { PlannedCourses } from './PlannedCourses.tsx';
import { TargetQuestion } from './TargetQuestion.tsx';

/** Page that simulates averages: expected grades, the grades needed for a target average, and the formula. */
export default function GpaSimulatorPage() {
  const { t } = useTranslation(['gpa', 'common']);
  const { record } = useRecord();
  const { data, error, refresh } = useApi('getGpaBasis');
  if (data && record) return <Simulator key={record.studFacultyCode} basis={data} record={record.studFacultyCode} />;
  return (
    <PageLayout title={t('title')} description={t('description')}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : (
        <Skeleton height={420} radius="lg" aria-busy aria-label={t('common:page.loading')} />
      )}
    </PageLayout>
  );
}

function Simulator({ basis, record }: { basis: GpaBasis; record: string }) {
  const { t } = useTranslation('gpa');
  const [plan, setPlan] = useState<GpaPlan>(() => readPlan(record, basis));
  useEffect(() => saveGpaPlan(record, plan), [record, plan]);
  const planned = useMemo(() => plannedCourses(basis, plan), [basis, plan]);
  const simulation = useMemo(() => simulate(basis, planned), [basis, planned]);
  const change = (part: Partial<GpaPlan>): void => setPlan((now) => ({ ...now, ...part }));
  return (
    <PageLayout
      title={t('title')}
      description={t('description')}
      actions={
        <Button
          variant="default"
          leftSection={<IconRestore size={18} stroke={1.75} aria-hidden />}
          disabled={isEmptyPlan(plan)}
          onClick={() => setPlan(emptyPlan)}
        >
          {t('reset')}
        </Button>
      }
    >
      <div className={`sis-rows sis-airy ${classes.grid}`}>
        <GpaResult basis={basis} simulation={simulation} />
        <PlannedCourses basis={basis} planned={planned} plan={plan} change={change} />
        <TargetQuestion basis={basis} planned={planned} simulation={simulation} plan={plan} change={change} />
        <Formula basis={basis} simulation={simulation} />
      </div>
    </PageLayout>
  );
}
