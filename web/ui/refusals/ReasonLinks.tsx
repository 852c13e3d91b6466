import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isLiftedBy } from '../../api/code-traits.ts';
import type { Refusal } from '../../api/operations.ts';
import { preserveForm } from '../request/form-stash.ts';
import classes from './ReasonLinks.module.css';

/** True where a payment lifts a reason: the fees that keep from a withdrawal, an enrolment, a document, clearance. */
export const asksToPay = (reasons: readonly Refusal[]): boolean => reasons.some(isLiftedBy('payment'));

/** True if a certificate waits for clearance. The same code with a context has another meaning. */
const asksForClearance = (reasons: readonly Refusal[]): boolean =>
  reasons.some((reason) => isLiftedBy('clearance')(reason) && reason.Params.context === undefined);

/** Links to the pages that remove a reason: the fees and the clearance. Input on the current page is kept meanwhile. */
export function ReasonLinks({ reasons }: { reasons: readonly Refusal[] }) {
  const { t } = useTranslation('common');
  return (
    <>
      {asksToPay(reasons) && (
        <Link to="/studentFees" state={preserveForm} className={classes.link}>
          {t('service.pay')}
        </Link>
      )}
      {asksForClearance(reasons) && (
        <Link to="/clearance#clearance" state={preserveForm} className={classes.link}>
          {t('failure.clearanceLink')}
        </Link>
      )}
    </>
  );
}
