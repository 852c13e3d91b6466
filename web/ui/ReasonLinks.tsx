import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Refusal } from '../api/operations.ts';
import { preserveForm } from './form-stash.ts';
import classes from './ReasonLinks.module.css';

/**
 * Reasons that end when what is owed is paid: before a withdrawal or restoring the enrolment, a document, and
 * clearance.
 */
const unpaid = new Set<Refusal['Code']>(['MSG-000042', 'MSG-000064', 'MSG-000070']);

export const asksToPay = (reasons: readonly Refusal[]): boolean => reasons.some(({ Code }) => unpaid.has(Code));

/** A certificate waits for clearance; with a context of its own, it waits for something else. */
const asksForClearance = (reasons: readonly Refusal[]): boolean =>
  reasons.some(({ Code, Params }) => Code === 'MSG-000073' && Params.context === undefined);

/**
 * Links to where a reason can be dealt with, shown beside it: the fees, clearance. What was entered is kept meanwhile.
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
