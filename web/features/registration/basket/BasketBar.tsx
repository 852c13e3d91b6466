import { Button, VisuallyHidden } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBasket,
  IconCircleCheck,
  IconClockHour4,
  IconLoader2,
  IconRotate2,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../../../ui/layout/BottomBar.tsx';
import { OpeningCountdown } from '../../../ui/text/OpeningCountdown.tsx';
import classes from './BasketBar.module.css';
import { sameItems, type BasketItem } from './basket.ts';
import { useBasket } from './useBasket.ts';

const icons = {
  checking: IconLoader2,
  failed: IconAlertTriangle,
  refused: IconAlertTriangle,
  waits: IconClockHour4,
  asks: IconAlertCircle,
  ready: IconCircleCheck,
};

/** The state of the basket as a key, icon and words, and the credit hours before and after its changes. */
function useBasketState() {
  const { t } = useTranslation('registration');
  const { preview, failure, checking, opensAt } = useBasket();
  const state = failure
    ? 'failed'
    : !preview || checking
      ? 'checking'
      : opensAt !== null
        ? 'waits'
        : !preview.allowed
          ? 'refused'
          : preview.confirmations.length > 0
            ? 'asks'
            : 'ready';
  const Icon = icons[state];
  const words =
    state === 'refused'
      ? t('basket.refused', { count: preview?.refusals.length ?? 0 })
      : state === 'asks'
        ? t('basket.asks', { count: preview?.confirmations.length ?? 0 })
        : t(`basket.${state}`);
  const hours =
    preview && t('basket.hours', { before: preview.before.load.creditHours, after: preview.after.load.creditHours });
  return { state, Icon, words, hours };
}

/**
 * The bar with the number of items in the basket, its credit hours and the state of its check, visible while the basket
 * has items. After emptying, it offers to restore them until the student dismisses it or chooses other items.
 */
export function BasketBar() {
  const { t } = useTranslation('registration');
  const { items, checking, opensAt, setReviewing, clear, restore } = useBasket();
  const [emptied, setEmptied] = useState<BasketItem[]>([]);
  const undo = useRef<HTMLButtonElement>(null);
  const count = items.length;
  const { state, Icon, words, hours } = useBasketState();

  const undoable = count === 0 && emptied.length > 0;
  if (count > 0 && emptied.length > 0 && !sameItems(items, emptied)) setEmptied([]);
  // The button that emptied the basket has disappeared, so the focus moves to the undo button.
  useEffect(() => {
    if (undoable) undo.current?.focus({ preventScroll: true });
  }, [undoable]);

  const empty = (): void => {
    setEmptied(items);
    clear();
  };
  const putBack = (): void => {
    restore(emptied);
    setEmptied([]);
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <>
      <VisuallyHidden role="status">
        {undoable && t('basket.emptied')}
        {count > 0 && !checking && `${t('basket.count', { count })}. ${hours ?? ''}. ${words}`}
      </VisuallyHidden>
      {undoable && (
        <BottomBar
          label={t('basket.title')}
          className={classes.bar}
          actions={
            <>
              <Button variant="subtle" color="gray" onClick={() => setEmptied([])}>
                {t('basket.dismiss')}
              </Button>
              <Button
                ref={undo}
                variant="default"
                leftSection={<IconRotate2 size={18} stroke={1.75} aria-hidden />}
                onClick={putBack}
              >
                {t('review.undo')}
              </Button>
            </>
          }
        >
          <span className={`sis-inline ${classes.count}`}>
            <IconBasket size={22} stroke={1.75} aria-hidden />
            {t('basket.emptied')}
          </span>
        </BottomBar>
      )}
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
          <span className={`sis-inline ${classes.count}`}>
            <IconBasket size={22} stroke={1.75} aria-hidden />
            {t('basket.count', { count })}
          </span>
          {hours && <span className="sis-figures">{hours}</span>}
          <span className={`sis-note sis-inline ${classes.state}`} data-state={state}>
            <Icon size={18} stroke={1.75} aria-hidden /> {words}
            {opensAt !== null && <OpeningCountdown at={opensAt} className={classes.opens} />}
          </span>
        </BottomBar>
      )}
    </>
  );
}
