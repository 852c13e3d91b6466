import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isLiftedBy } from '../../api/code-traits.ts';
import type { Refusal } from '../../api/operations.ts';
import { preserveForm } from '../request/form-stash.ts';
import classes from './ReasonLinks.module.css';

/**
 * True if a payment removes one of the reasons, such as unpaid fees that block a withdrawal, an enrolment, a document
 * or clearance.
 */
export const asksToPay = (reasons: readonly Refusal[]): boolean => reasons.some(isLiftedBy('payment'));

/**
 * True if clearance removes one of the reasons, such as for a certificate. The same code with a context has another
 * meaning.
 */
const asksForClearance = (reasons: readonly Refusal[]): boolean =>
  reasons.some((reason) => isLiftedBy('clearance')(reason) && reason.Params.context === undefined);

/**
 * Links to the pages where the student can remove a reason: fees and clearance. Input on the current page is kept
 * meanwhile.
 */
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
