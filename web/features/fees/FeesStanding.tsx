import { Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { Callout } from '../../ui/layout/Callout.tsx';
import { FigureCard } from '../../ui/layout/FigureCard.tsx';
import { amountToPay } from '../../api/amount-to-pay.ts';
import { Money } from '../../ui/text/Money.tsx';
import { RefundToBalanceNote } from '../../ui/text/RefundToBalanceNote.tsx';
import { ShareBar } from '../../ui/layout/ShareBar.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { isPayable, type FeeItem } from './chosen-fees.ts';
import { PayNow } from './PayNow.tsx';

type Fees = Schema<'FeesOwed'>;

/**
 * Summary of the fees: the amount to pay with its deadline, payment buttons, balance, sponsor, the semester's total
 * divided by payer, and notices. `items` contains all fees.
 */
export function FeesStanding({
  fees: { owed, balance, toBalance, sponsor, semesters, notices },
  items,
}: {
  fees: Fees;
  items: readonly FeeItem[];
}) {
  const { t } = useTranslation('fees');
  const { pick, messageText } = useLanguage();
  const shown = semesters.find(({ time }) => time === 'current') ?? semesters[0];
  return (
    <>
      <FigureCard
        label={t('title.fees')}
        figures={
          <>
            <StatCard
              label={t('figures.due')}
              {...(amountToPay(owed) > 0
                ? { value: <Money fils={amountToPay(owed)} /> }
                : { value: t('figures.nothing'), tone: 'calm' })}
              note={<Deadline owed={owed} />}
            />
            {owed.onItsWay !== undefined && owed.onItsWay > 0 && (
              <StatCard
                label={t('figures.onItsWay')}
                value={<Money fils={owed.onItsWay} />}
                note={t('figures.onItsWayText')}
              />
            )}
            {balance > 0 && (
              <StatCard label={t('figures.balance')} value={<Money fils={balance} />} note={t('figures.balanceText')} />
            )}
          </>
        }
      >
        <PayNow items={items.filter(isPayable)} balance={balance} />
        <RefundToBalanceNote credits={toBalance} />
        {shown && shown.totals.amount > 0 && (
          <Stack gap="sm">
            <h2 className="sis-small sis-medium">{t('bar.title', { semester: pick(shown.name) })}</h2>
            <SemesterBar semester={shown} />
            {sponsor && (
              <p className="sis-note">
                {t('figures.sponsor')}: {pick(sponsor)}
              </p>
            )}
          </Stack>
        )}
      </FigureCard>
      {notices.length > 0 && (
        <Callout icon={IconLock} tone="ask" labelledBy="fees-blocks">
          <h2 id="fees-blocks" className="sis-subtitle">
            {t('blocks.title')}
          </h2>
          <Stack component="ul" gap="0.25rem" m="0.375rem 0" ps="1.125rem" fz="sm">
            {notices.map(({ Code, Params }) => (
              <li key={Code}>{messageText(Code, Params)}</li>
            ))}
            {shown?.time === 'current' && shown.dueBy && <li>{t('blocks.deadline', { at: shown.dueBy })}</li>}
          </Stack>
          <p className="sis-note">{t('blocks.open')}</p>
        </Callout>
      )}
    </>
  );
}

/** The payment deadline, or the amount that is already overdue. */
function Deadline({ owed }: { owed: Fees['owed'] }) {
  const { t } = useTranslation('fees');
  const { dueBy, overdue, onItsWay } = owed;
  if (amountToPay(owed) === 0) return onItsWay ? null : t('figures.nothingText');
  if (overdue > 0) return <span className="sis-medium sis-refuse">{t('figures.overdue', { fils: overdue })}</span>;
  return dueBy ? t('figures.dueBy', { at: dueBy }) : t('figures.atOnce');
}

function SemesterBar({
  semester: { totals, toPay = totals.privateRemain, onItsWay = 0 },
}: {
  semester: Schema<'SemesterFees'>;
}) {
  const { t } = useTranslation('fees');
  const shares = [
    { key: 'remaining', fils: toPay },
    { key: 'onItsWay', fils: onItsWay },
    { key: 'paid', fils: totals.paid },
    { key: 'balance', fils: totals.usedFromBalance },
    { key: 'sponsorPaid', fils: totals.sponsorPaid },
    { key: 'sponsorRemaining', fils: totals.sponsorRemain },
  ] as const;
  return <ShareBar shares={shares.map((share) => ({ ...share, label: t(`bar.${share.key}`) }))} />;
}
