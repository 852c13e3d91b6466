import { useTranslation } from 'react-i18next';

/** The conditions of a place on a waiting list: the amount, the time of the charge, and the last date for a seat. */
export function WaitingTerms({
  fees,
  until,
  className,
}: {
  fees: number;
  until: string | null;
  className?: string | undefined;
}) {
  const { t } = useTranslation('registration');
  const context = fees === 0 ? 'free' : undefined;
  return (
    <p className={className}>
      {until === null
        ? t('waiting.terms', { fils: fees, context })
        : t('waiting.termsUntil', { fils: fees, until, context })}
    </p>
  );
}
