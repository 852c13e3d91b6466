import { useTranslation } from 'react-i18next';

/**
 * What a place on a waiting list means for the student's money: what is charged, when, and until when that can happen.
 */
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
