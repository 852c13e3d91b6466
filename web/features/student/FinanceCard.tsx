import { IconReceipt2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { DeadlineText } from '../../ui/text/DeadlineText.tsx';
import { Meter } from '../../ui/controls/Meter.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { RefundToBalanceNote } from '../../ui/text/RefundToBalanceNote.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './cards.module.css';
import { DashboardCard } from './DashboardCard.tsx';

/** The amount to pay, the amount paid, and the payers of the fees. */
export function FinanceCard({
  finance: { fees, paid, due, toPay = due, onItsWay = 0, toBalance, by, sponsor, sponsorFees, balance, path },
  now,
}: {
  finance: Schema<'Dashboard'>['finance'];
  now: string;
}) {
  const { t } = useTranslation('student');
  const { language, pick } = useLanguage();
  const late = by !== null && Date.parse(by) <= Date.parse(now);
  return (
    <DashboardCard title={t('cards.finance')} icon={IconReceipt2} path={path}>
      {toPay > 0 ? (
        <div>
          <p className={classes.label}>{t('finance.due')}</p>
          <p className={classes.figure}>
            <Money fils={toPay} />
          </p>
          {by !== null && (
            <p className={classes.quiet} data-late={late || undefined}>
              {t(late ? 'due.ended' : 'due.until')} <DeadlineText at={by} now={now} />
            </p>
          )}
        </div>
      ) : (
        onItsWay === 0 && (
          <p className={classes.calm}>{t(fees + sponsorFees > 0 ? 'finance.settled' : 'finance.nothing')}</p>
        )
      )}
      {onItsWay > 0 && (
        <p className={classes.quiet}>
          {t('finance.onItsWay')} <Money fils={onItsWay} strong />
        </p>
      )}
      <RefundToBalanceNote credits={toBalance} />
      {fees > 0 && (
        <Meter
          label={t('finance.bar')}
          value={paid}
          maximum={fees}
          text={t('figures.of', { part: formatMoney(paid, language), whole: formatMoney(fees, language) })}
        />
      )}
      {fees + sponsorFees + balance > 0 && (
        <dl className={classes.amounts}>
          <Amount label={t('finance.fees')} fils={fees} />
          <Amount label={t('finance.paid')} fils={paid} />
          {sponsor && <Amount label={t('finance.sponsor', { name: pick(sponsor) })} fils={sponsorFees} />}
          {balance > 0 && <Amount label={t('finance.balance')} fils={balance} />}
        </dl>
      )}
    </DashboardCard>
  );
}

function Amount({ label, fils }: { label: string; fils: number }) {
  return (
    <div className={classes.pair}>
      <dt className={classes.quiet}>{label}</dt>
      <dd>
        <Money fils={fils} />
      </dd>
    </div>
  );
}
