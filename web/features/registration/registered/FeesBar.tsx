import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { ShareBar } from '../../../ui/layout/ShareBar.tsx';

/** The total fees of the registration as a bar: the shares of student and sponsor, paid and unpaid. */
export function FeesBar({ fees }: { fees: Schema<'StudentFees'> }) {
  const { t } = useTranslation('registration');
  const shares = [
    { key: 'remaining', fils: fees.privateRemain - (fees.onItsWay ?? 0) },
    { key: 'onItsWay', fils: fees.onItsWay ?? 0 },
    { key: 'paid', fils: fees.privateFees - fees.privateRemain - fees.usedFromBalance },
    { key: 'balance', fils: fees.usedFromBalance },
    { key: 'sponsorPaid', fils: fees.sponsorFees - fees.sponsorRemain },
    { key: 'sponsorRemaining', fils: fees.sponsorRemain },
  ] as const;
  return <ShareBar shares={shares.map((share) => ({ ...share, label: t(`fees.parts.${share.key}`) }))} />;
}
