import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SignOutReason } from '../../api/session.ts';
import { hasFormDraft, takeBasketKept, takeSignOutReason } from '../../api/session.ts';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { loadTexts } from '../../ui/language.ts';
import classes from './AccountForm.module.css';

/** True for the normal end of a session: it has expired or was ended elsewhere. */
const isPlainEnd = ({ status, error }: SignOutReason): boolean =>
  status === 401 && /^(account\.(signInRequired|sessionEnded))?$/.test(error.Refusals[0]?.Code ?? error.Message);

/**
 * The reason why the page signed the student out, and a note about unsent input or a basket that is kept. The element
 * gets the focus, because screen readers do not announce the content of a newly loaded page.
 */
export function SignedOutReason() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const returns = search.has('from');
  const [reason] = useState(takeSignOutReason);
  const [kept] = useState(() => {
    const isBasketKept = takeBasketKept();
    if (hasFormDraft()) return 'signIn.entriesKept' as const;
    return isBasketKept ? ('signIn.basketKept' as const) : null;
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!reason && !kept) return;
    if (reason) void loadTexts('messages');
    box.current?.focus();
  }, [reason, kept]);
  if (!reason && !kept) return null;
  const place = returns && t('keptPlace');
  const alarm = reason && !isPlainEnd(reason) ? reason : null;
  return (
    <div ref={box} tabIndex={-1} className={classes.reason}>
      {alarm && <FailureBox failure={alarm} />}
      {alarm && !kept ? (
        place && <p className={classes.kept}>{place}</p>
      ) : (
        <p role="status" className={classes.kept} data-notice={!alarm || undefined}>
          {kept ? t(kept) : [t('signIn.signedOut'), place].filter(Boolean).join(' ')}
        </p>
      )}
    </div>
  );
}
