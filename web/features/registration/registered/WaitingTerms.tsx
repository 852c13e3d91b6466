import { useTranslation } from 'react-i18next';

/** The terms of a waiting list: the fees (fils) charged once a seat is given, and the latest time for one, if any. */
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
