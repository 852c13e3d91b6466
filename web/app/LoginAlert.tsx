import { CloseButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { CallFailure } from '../api/failure.ts';
import { readNote, removeNote, subscribe } from '../api/session.ts';
import { Callout } from '../ui/layout/Callout.tsx';
import { useFailureText } from '../ui/refusals/useFailureText.ts';
import classes from './LoginAlert.module.css';
import { paths } from '../paths.ts';

type Failed = Pick<CallFailure, 'status' | 'error'>;

const stored = (): string | null => (readNote('loginAlert') === null ? null : readNote('coursesToRegisterError'));

function failureIn(text: string | null): Failed | null {
  try {
    return text === null ? null : (JSON.parse(text) as Failed);
  } catch {
    return null;
  }
}

/**
 * The alert that the offered courses could not be read, with the reason. It stays on all pages until the courses are
 * read or the student closes it. The tab of the offered courses shows the failure itself.
 */
export function LoginAlert() {
  const { t } = useTranslation(['menu', 'common']);
  const failureText = useFailureText();
  const { search } = useLocation();
  const failure = failureIn(useSyncExternalStore(subscribe, stored));
  if (!failure || new URLSearchParams(search).get('tab') === 'offered') return null;
  const { text, action } = failureText(failure);
  return (
    <div className={classes.alert}>
      <Callout
        icon={IconAlertTriangle}
        tone="refuse"
        role="alert"
        actions={<CloseButton aria-label={t('common:actions.dismiss')} onClick={() => removeNote('loginAlert')} />}
      >
        <p className="sis-strong">{t('courseList.title')}</p>
        <p>{text}</p>
        {action && <p>{action}</p>}
        <Link to={`${paths.registeredCourses}?tab=offered`} className={classes.link}>
          {t('courseList.again')}
        </Link>
      </Callout>
    </div>
  );
}
