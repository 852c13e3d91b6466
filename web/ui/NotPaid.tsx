import { useTranslation } from 'react-i18next';
import classes from './NotPaid.module.css';
import type { usePayment } from './usePayment.ts';

/** Beside a button that pays: what became of a try that was not answered, until the next. */
export function NotPaid({ why }: { why: ReturnType<typeof usePayment>['unanswered'] }) {
  const { t } = useTranslation('common');
  return (
    <p className={classes.line} role="status" hidden={!why}>
      {why && t(`payment.${why}`)}
    </p>
  );
}
