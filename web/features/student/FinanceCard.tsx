import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { Meter } from '../../ui/controls/Meter.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { RefundToBalanceNote } from '../../ui/text/RefundToBalanceNote.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Dashboard.module.css';
import { DashboardCard } from './DashboardCard.tsx';

/**
 * The fees paid, payments that are not confirmed yet, the sponsor's fees and the balance. The list of due items tells
 * what is to be paid.
 */
export function FinanceCard({
  finance: { fees, paid, due, toPay = due, onItsWay = 0, toBalance, sponsor, sponsorFees, balance, path },
}: {
  finance: Schema<'Dashboard'>['finance'];
}) {
  const { t } = useTranslation('student');
  const { language, pick } = useLanguage();
  const settled = toPay === 0 && onItsWay === 0;
  return (
    <DashboardCard
      title={t('cards.finance')}
      path={path}
      note={settled && t(fees + sponsorFees > 0 ? 'finance.settled' : 'finance.nothing')}
    >
      {!settled && fees > 0 && (
        <div>
          <Amount label={t('finance.paid')} fils={paid} whole={fees} />
          <Meter
            label={t('finance.bar')}
            value={paid}
            maximum={fees}
            text={t('figures.of', { part: formatMoney(paid, language), whole: formatMoney(fees, language) })}
          />
        </div>
      )}
      {onItsWay > 0 && <Amount label={t('finance.onItsWay')} fils={onItsWay} />}
      {sponsor && <Amount label={t('finance.sponsor', { name: pick(sponsor) })} fils={sponsorFees} />}
      {balance > 0 && <Amount label={t('finance.balance')} fils={balance} />}
      <RefundToBalanceNote credits={toBalance} />
    </DashboardCard>
  );
}

function Amount({ label, fils, whole }: { label: string; fils: number; whole?: number }) {
  const { t } = useTranslation('student');
  return (
    <p className={`sis-wrap ${classes.words}`}>
      <span className="sis-note">{label}</span>
      <span>
        <Money fils={fils} strong />
        {whole !== undefined && (
          <span className="sis-note">
            {' '}
            {t('finance.of')} <Money fils={whole} />
          </span>
        )}
      </span>
    </p>
  );
}
