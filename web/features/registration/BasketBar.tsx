import { Button, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconBasket, IconCircleCheck, IconClockHour4, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { OpensIn } from '../../ui/OpensIn.tsx';
import classes from './BasketBar.module.css';
import { useBasket } from './useBasket.ts';

const icons = { checking: IconLoader2, failed: IconAlertTriangle, refused: IconAlertTriangle, waits: IconClockHour4, asks: IconAlertCircle, ready: IconCircleCheck };

/** What is in the basket, always in reach while there is something in it. */
export function BasketBar() {
  const { t } = useTranslation('registration');
  const { items, preview, failure, checking, opensAt, setReviewing, clear } = useBasket();
  const count = items.length;
  const state = failure ? 'failed' : !preview || checking ? 'checking' : opensAt !== null ? 'waits' : !preview.allowed ? 'refused' : preview.confirmations.length > 0 ? 'asks' : 'ready';
  const Icon = icons[state];
  const words =
    state === 'refused' ? t('basket.refused', { count: preview?.refusals.length ?? 0 }) : state === 'asks' ? t('basket.asks', { count: preview?.confirmations.length ?? 0 }) : t(`basket.${state}`);
  const hours = preview && t('basket.hours', { before: preview.before.load.creditHours, after: preview.after.load.creditHours });

  const empty = (): void => {
    clear();
    // The button is gone with the bar.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <>
      <VisuallyHidden role="status">{count > 0 && !checking && `${t('basket.count', { count })}. ${hours ?? ''}. ${words}`}</VisuallyHidden>
      {count > 0 && (
        <BottomBar
          label={t('basket.title')}
          className={classes.bar}
          actions={
            <>
              <Button variant="subtle" color="gray" onClick={empty}>
                {t('basket.clear')}
              </Button>
              <Button onClick={() => setReviewing(true)}>{t('basket.review')}</Button>
            </>
          }
        >
          <span className={classes.count}>
            <IconBasket size={22} stroke={1.75} aria-hidden />
            {t('basket.count', { count })}
          </span>
          {hours && <span className={classes.hours}>{hours}</span>}
          <span className={classes.state} data-state={state}>
            <Icon size={18} stroke={1.75} aria-hidden /> {words}
            {opensAt !== null && <OpensIn at={opensAt} className={classes.opens} />}
          </span>
        </BottomBar>
      )}
    </>
  );
}
