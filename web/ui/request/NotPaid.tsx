import { useTranslation } from 'react-i18next';
import classes from './NotPaid.module.css';
import type { usePayment } from '../controls/usePayment.ts';

/** Status beside a pay button that reports a payment attempt without a response. It is hidden at the next attempt. */
export function NotPaid({ why }: { why: ReturnType<typeof usePayment>['unanswered'] }) {
  const { t } = useTranslation('common');
  return (
    <p className={`sis-refuse sis-small ${classes.line}`} role="status" hidden={!why}>
      {why && t(`payment.${why}`)}
    </p>
  );
}
