import { Button, Group, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import type { Period } from './basket/basket.ts';
import { BasketBar } from './basket/BasketBar.tsx';
import { BasketProvider } from './basket/BasketProvider.tsx';
import { BasketReview } from './basket/BasketReview.tsx';
import { OpenServices } from './registered/OpenServices.tsx';
import classes from './RegistrationFrame.module.css';
import type { RegistrationTab } from './registration-paths.ts';
import { tabPath, listTabs } from './registration-paths.ts';
import { useBasket } from './basket/useBasket.ts';
import { useRegistrationServices } from './useRegistrationServices.ts';

type Props = { period: Period; tab: RegistrationTab; children: ReactNode };

/** The common parts of all registration pages: title, tabs, opening state and basket. */
export function RegistrationFrame({ period, tab, children }: Props) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const { record } = useRecord();
  const { data, error } = useApi('registeredCourses', { Period: period }, { quiet: true });
  const { open, closed, canAdd, reading } = useRegistrationServices(period);
  const [waited, setWaited] = useState(false);
  if (closed && !waited) setWaited(true);
  const studFacultyCode = record?.studFacultyCode ?? '';
  // While courses can still be withdrawn, only the tabs for adding courses show that registration is closed.
  const banner = tab === 'offered' || tab === 'demand' || open.length === 0 ? closed : undefined;
  const demand = useIsAvailable('getDemand');

  return (
    <BasketProvider
      key={`${period} ${studFacultyCode}`}
      record={studFacultyCode}
      period={period}
      semester={data?.semester.semesterId ?? null}
    >
      <PageLayout
        title={t(`title.${period}`)}
        description={
          <Group
            component="span"
            gap="0 1rem"
            align="stretch"
            className={classes.status}
            data-brief={tab === 'offered' || undefined}
          >
            {data && <span className={classes.semester}>{pick(data.semester.name)}</span>}
            <OpenServices open={open} />
          </Group>
        }
        tabs={listTabs(period)
          .filter((name) => name !== 'demand' || demand)
          .map((name) => ({
            label: t(`tab.${name}`),
            to: tabPath(period, name),
            current: name === tab,
          }))}
        service={banner}
        reading={reading || (!data && !error)}
      >
        <VisuallyHidden role="status">{waited && canAdd && t('status.openNow')}</VisuallyHidden>
        <UnappliedBasket />
        {children}
        <BasketBar />
      </PageLayout>
      <BasketReview />
    </BasketProvider>
  );
}

/** Tells the student about changes left in the basket of a past semester, until the student dismisses the text. */
function UnappliedBasket() {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const { unapplied, dismissUnapplied } = useBasket();
  if (!unapplied) return null;
  return (
    <Group gap="0.5rem 1rem" justify="space-between" className={classes.unapplied} role="status">
      <p>{t('basket.unapplied', { count: unapplied.count, semester: pick(unapplied.semester) })}</p>
      <Button variant="default" onClick={dismissUnapplied}>
        {t('basket.dismiss')}
      </Button>
    </Group>
  );
}
