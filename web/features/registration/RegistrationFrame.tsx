import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import { PageLayout } from '../../ui/PageLayout.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import type { Period } from './basket.ts';
import { BasketBar } from './BasketBar.tsx';
import { BasketProvider } from './BasketProvider.tsx';
import { BasketReview } from './BasketReview.tsx';
import { OpenServices } from './OpenServices.tsx';
import classes from './RegistrationFrame.module.css';
import type { RegistrationTab } from './registration-paths.ts';
import { tabPath, listTabs } from './registration-paths.ts';
import { useBasket } from './useBasket.ts';
import { useRegistrationServices } from './useRegistrationServices.ts';

type Props = { period: Period; tab: RegistrationTab; children: ReactNode };

/** What all registration pages share: title, tabs, whether it is open, and the basket. */
export function RegistrationFrame({ period, tab, children }: Props) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const { record } = useRecord();
  const { data } = useApi('registeredCourses', { Period: period }, { quiet: true });
  const { open, closed, canAdd } = useRegistrationServices(period);
  const [waited, setWaited] = useState(false);
  if (closed && !waited) setWaited(true);
  const studFacultyCode = record?.studFacultyCode ?? '';
  // Where courses can still be left, the pages about one's own courses are not closed.
  const banner = tab === 'offered' || open.length === 0 ? closed : undefined;

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
          <span className={classes.status}>
            {data && <span>{pick(data.semester.name)}</span>}
            <OpenServices open={open} />
          </span>
        }
        tabs={listTabs(period).map((name) => ({
          label: t(`tab.${name}`),
          to: tabPath(period, name),
          current: name === tab,
        }))}
        service={banner}
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

/** A basket of a semester that is over, never applied: said once. */
function UnappliedBasket() {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const { unapplied, dismissUnapplied } = useBasket();
  if (!unapplied) return null;
  return (
    <div className={classes.unapplied} role="status">
      <p>{t('basket.unapplied', { count: unapplied.count, semester: pick(unapplied.semester) })}</p>
      <Button variant="default" onClick={dismissUnapplied}>
        {t('basket.dismiss')}
      </Button>
    </div>
  );
}
