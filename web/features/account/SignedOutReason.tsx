import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { takeSignOutReason } from '../../api/session.ts';
import { FailureBox } from '../../ui/FailureBox.tsx';
import { loadTexts } from '../../ui/language.ts';
import classes from './AccountForm.module.css';

/** Why the page signed the student out by itself just now. A page that has just been loaded says nothing unasked, so the focus goes to it. */
export function SignedOutReason() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const returns = search.has('from');
  const [error] = useState(takeSignOutReason);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error) return;
    void loadTexts('messages');
    box.current?.focus();
  }, [error]);
  return (
    error && (
      <div ref={box} tabIndex={-1} className={classes.reason}>
        <FailureBox failure={{ status: 422, error }} />
        {returns && <p className={classes.kept}>{t('keptPlace')}</p>}
      </div>
    )
  );
}
