import { Group, SegmentedControl, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CourseDrawer } from './CourseDrawer.tsx';
import { parseId } from './plan-paths.ts';
import { PlanChains } from './PlanChains.tsx';
import { PlanFrame } from './PlanFrame.tsx';
import { PlanMapView } from './PlanMapView.tsx';
import { PlanYears } from './PlanYears.tsx';
import { StateLegend } from './StateLegend.tsx';
import { useCourseParam } from './useCourseParam.ts';

/** Every course of the plan: by year and term, or as the map of its prerequisites. */
export default function PlanDetailsPage() {
  const { t } = useTranslation(['plan', 'common']);
  const { pick } = useLanguage();
  const id = parseId(useParams().id) ?? Number.MAX_SAFE_INTEGER;
  const [params] = useSearchParams();
  const { data, error, refresh } = useApi('getPlanDetails', { id });
  const shown = data?.summary.planId === id ? data : undefined;
  const map = params.get('view') === 'map';
  return (
    <PlanFrame
      tab={map ? 'map' : 'years'}
      planId={shown?.summary.planId ?? null}
      programme={shown && pick(shown.summary.programme)}
      reading={!shown && !error}
    >
      {error && !shown ? (
        <ErrorState error={error} retry={refresh} />
      ) : !shown ? null : shown.courses.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <Stack gap="lg">
          {map ? <Prerequisites courses={shown.courses} /> : <Years courses={shown.courses} />}
          <CourseDrawer planId={id} />
        </Stack>
      )}
    </PlanFrame>
  );
}

type Props = { courses: Schema<'PlanCourse'>[] };

function Years({ courses }: Props) {
  const { open } = useCourseParam();
  return (
    <>
      <StateLegend />
      <PlanYears courses={courses} onOpen={open} />
    </>
  );
}

/** The prerequisites as a map on a wide screen, as a list on a phone. Either can be chosen on any screen. */
function Prerequisites({ courses }: Props) {
  const { t } = useTranslation('plan');
  const { open } = useCourseParam();
  const [params, setParams] = useSearchParams();
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const chosen = params.get('as');
  const as = chosen === 'map' || chosen === 'list' ? chosen : wide ? 'map' : 'list';
  const choose = (value: string): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('as', value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Group gap="0.5rem 1rem" justify="space-between">
        <h2 className="sis-title">{t('map.title')}</h2>
        <SegmentedControl
          aria-label={t('map.view')}
          value={as}
          onChange={choose}
          data={[
            { value: 'map', label: t('map.map') },
            { value: 'list', label: t('map.list') },
          ]}
        />
      </Group>
      <StateLegend />
      {as === 'map' ? <PlanMapView courses={courses} onOpen={open} /> : <PlanChains courses={courses} onOpen={open} />}
    </>
  );
}
