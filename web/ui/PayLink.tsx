import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Refusal } from '../api/operations.ts';
import { leadsAway } from './kept-entries.ts';
import classes from './PayLink.module.css';

/** Reasons that end when what is owed is paid: before a withdrawal or restoring the enrolment, a document, and clearance. */
const unpaid = new Set<Refusal['Code']>(['MSG-000042', 'MSG-000064', 'MSG-000070']);

export const asksToPay = (reasons: readonly Refusal[]): boolean => reasons.some(({ Code }) => unpaid.has(Code));

/** The way to pay, beside a reason that asks for it. What was entered is there on return. */
export function PayLink({ reasons }: { reasons: readonly Refusal[] }) {
  const { t } = useTranslation('common');
  if (!asksToPay(reasons)) return null;
  return (
    <Link to="/studentFees" state={leadsAway} className={classes.pay}>
      {t('service.pay')}
    </Link>
  );
}
