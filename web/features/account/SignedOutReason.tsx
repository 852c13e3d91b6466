import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { takeBasketKept, takeSignOutReason } from '../../api/session.ts';
import { FailureBox } from '../../ui/FailureBox.tsx';
import { loadTexts } from '../../ui/language.ts';
import classes from './AccountForm.module.css';

/** Why the page signed the student out by itself just now. A page that has just been loaded says nothing unasked, so the focus goes to it. */
export function SignedOutReason() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const returns = search.has('from');
  const [error] = useState(takeSignOutReason);
  const [basketKept] = useState(takeBasketKept);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error && !basketKept) return;
    if (error) void loadTexts('messages');
    box.current?.focus();
  }, [error, basketKept]);
  return (
    (error || basketKept) && (
      <div ref={box} tabIndex={-1} className={classes.reason}>
        {error && <FailureBox failure={{ status: 422, error }} />}
        {basketKept ? <p role="status" className={classes.kept}>{t('signIn.basketKept')}</p> : returns && <p className={classes.kept}>{t('keptPlace')}</p>}
      </div>
    )
  );
}
