import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconChecks, IconClockHour4, IconReceipt2, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { paymentPath } from '../../ui/controls/usePayment.ts';
import { isPayable, toKey, type FeeItem } from './chosen-fees.ts';
import { feesTabs } from './fees-tabs.ts';
import { FeesStanding } from './FeesStanding.tsx';
import { PaySummary } from './PaySummary.tsx';
import { FeeList, SemesterFees, type Choice } from './SemesterFees.tsx';
import classes from './StudentFeesPage.module.css';

/** The page /studentFees: the amount owed, the deadlines, pending payments, and the payment itself. */
export default function StudentFeesPage() {
  const { t } = useTranslation(['fees', 'common']);
  const fees = useApi('getStudentFees', {});
  const others = useApi('getOtherFees', {});
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const { error } = fees;

  const content = (): React.ReactNode => {
    if (error && !fees.data) return <ErrorState error={error} retry={fees.refresh} />;
    if (others.error && !others.data) return <ErrorState error={others.error} retry={others.refresh} />;
    if (!fees.data || !others.data)
      return <Skeleton height={360} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
    const items = [...fees.data.semesters.flatMap((semester) => semester.items), ...others.data.items];
    const payable = items.filter(isPayable);
    // A fee that was paid in the meantime, or is part of a pending payment, is no longer chosen.
    const chosen = payable.filter((item) => wanted.has(toKey(item)));
    const choice: Choice = {
      chosen: new Set(chosen.map(toKey)),
      choose: (item, checked) =>
        setWanted((now) => {
          const next = new Set(now);
          if (checked) next.add(toKey(item));
          else next.delete(toKey(item));
          return next;
        }),
    };
    const all = chosen.length === payable.length;
    return (
      <>
        <Pending items={items} />
        <FeesStanding fees={fees.data} items={items} />
        {items.length === 0 ? (
          <EmptyState icon={IconReceipt2} title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <Stack component="section" gap="0.75rem" aria-labelledby="fees-items">
            <Group gap="0.5rem" justify="space-between">
              <h2 id="fees-items" className="sis-title">
                {payable.length > 0 ? t('items.title') : t('statement.semesters')}
              </h2>
              {payable.length > 0 && (
                <ChooseAll all={all} onClick={() => setWanted(new Set(all ? [] : payable.map(toKey)))} />
              )}
            </Group>
            {fees.data.semesters.map((semester) => (
              <SemesterFees key={semester.semesterId} semester={semester} choice={choice} />
            ))}
          </Stack>
        )}
        <Stack component="section" gap="0.75rem" aria-labelledby="fees-others">
          <div>
            <h2 id="fees-others" className="sis-title">
              {t('other.title')}
            </h2>
            <p className="sis-note">{others.data.items.length > 0 ? t('other.text') : t('other.empty')}</p>
          </div>
          {others.data.items.length > 0 && (
            <div className={`sis-clipped ${classes.others} sis-frame`}>
              <FeeList items={others.data.items} choice={choice} />
            </div>
          )}
        </Stack>
        <PaySummary items={chosen} balance={fees.data.balance} onClear={() => setWanted(new Set())} />
      </>
    );
  };
  return (
    <PageLayout title={t('title.fees')} tabs={feesTabs(t)}>
      <Stack gap="1.5rem">{content()}</Stack>
    </PageLayout>
  );
}

/** Chooses every fee that can be paid; if all are chosen, it clears the choice. */
function ChooseAll({ all, onClick }: { all: boolean; onClick: () => void }) {
  const { t } = useTranslation('fees');
  return (
    <Button
      variant="light"
      size="sm"
      leftSection={
        all ? <IconX size={18} stroke={1.75} aria-hidden /> : <IconChecks size={18} stroke={1.75} aria-hidden />
      }
      onClick={onClick}
    >
      {t(all ? 'items.none' : 'items.all')}
    </Button>
  );
}

/**
 * Payments without an outcome yet; their fees cannot be chosen. If no card was entered, the link back to the payment is
 * a prominent button.
 */
function Pending({ items }: { items: readonly FeeItem[] }) {
  const { t } = useTranslation('fees');
  const payments = [...new Set(items.flatMap(({ pending }) => pending?.paymentId ?? []))];
  return payments.map((paymentId) => {
    const own = items.filter(({ pending }) => pending?.paymentId === paymentId);
    const processing = own[0]?.pending?.processing === true;
    return (
      <section key={paymentId} className={`sis-row ${classes.pending}`} aria-labelledby={`pending-${paymentId}`}>
        <IconClockHour4 size={22} stroke={1.75} aria-hidden className={`sis-icon ${classes.pendingIcon}`} />
        <div className={classes.pendingWords}>
          <h2 id={`pending-${paymentId}`} className="sis-subtitle">
            {t(processing ? 'pending.processing' : 'pending.title', {
              fils: own.reduce((sum, { due }) => sum + due, 0),
            })}
          </h2>
          <p className="sis-note">
            {t(processing ? 'pending.processingText' : 'pending.text', {
              document: own[0]?.pending?.documentNumber ?? '',
            })}
          </p>
        </div>
        <Button component={Link} to={paymentPath(paymentId)} variant={processing ? 'default' : 'filled'}>
          {t(processing ? 'pending.follow' : 'pending.continue')}
        </Button>
      </section>
    );
  });
}
