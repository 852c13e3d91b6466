import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { useLoading } from '../../api/loading.ts';
import classes from './LoadingBar.module.css';

/**
 * Progress bar while a request or the next page is loading. During background requests it is faint and not announced.
 */
export function LoadingBar() {
  const { t } = useTranslation('common');
  const calling = useLoading();
  const navigating = useNavigation().state !== 'idle';
  const loading = calling === 'waited' || navigating;

  useEffect(() => {
    document.getElementById('root')?.setAttribute('aria-busy', String(loading));
  }, [loading]);

  return (
    <div
      className={classes.bar}
      data-loading={loading ? 'waited' : (calling ?? undefined)}
      role="progressbar"
      aria-label={t('page.loading')}
      aria-hidden={!loading}
    />
  );
}
