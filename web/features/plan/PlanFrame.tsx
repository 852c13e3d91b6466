import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { detailsPath, fulfilmentPath, mapPath } from './plan-paths.ts';

export type PlanTab = 'overview' | 'years' | 'map' | 'fulfilment';

/** The frame of the plan pages: one title, one row of tabs. Only the overview tab is shown until the plan is known. */
export function PlanFrame({
  tab,
  planId,
  programme,
  reading,
  children,
}: {
  tab: PlanTab;
  planId: number | null;
  programme: string | undefined;
  /** True while the plan is loading. */
  reading: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('plan');
  const tabs = [
    { name: 'overview' as const, to: paths.academicPlan },
    ...(planId === null
      ? []
      : [
          { name: 'years' as const, to: detailsPath(planId) },
          { name: 'map' as const, to: mapPath(planId) },
          { name: 'fulfilment' as const, to: fulfilmentPath(planId) },
        ]),
  ];
  return (
    <PageLayout
      title={t('title')}
      description={programme}
      reading={reading}
      tabs={tabs.map(({ name, to }) => ({ label: t(`tabs.${name}`), to, current: name === tab }))}
    >
      {children}
    </PageLayout>
  );
}
