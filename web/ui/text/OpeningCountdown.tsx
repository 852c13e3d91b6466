import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hour } from '../../../locales/durations.ts';
import { useHasPassed, useSecondsUntil } from '../../api/useBusinessClock.ts';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

/** The countdown also shows seconds when fewer than this number of seconds remain. */
const lastSeconds = 300;

/**
 * Countdown in the last hour before an opening: minutes, then minutes and seconds, then a text that it opens now.
 * Before that hour, the children are shown. Screen readers do not announce it, because it changes every second.
 */
export function OpeningCountdown({
  at,
  className,
  children = null,
}: {
  at: string | number;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const instant = typeof at === 'number' ? at : Date.parse(at);
  return useHasPassed(instant - hour) ? <Countdown instant={instant} className={className} /> : children;
}

function Countdown({ instant, className }: { instant: number; className: string | undefined }) {
  const { t } = useTranslation('common');
  const left = useSecondsUntil(instant);
  return (
    <span className={className} role="timer" aria-live="off">
      {left === 0
        ? t('service.opensNow')
        : left < lastSeconds
          ? t('service.opensInTime', { time: minutesAndSeconds(left) })
          : t('service.opensIn', { count: Math.ceil(left / 60) })}
    </span>
  );
}
