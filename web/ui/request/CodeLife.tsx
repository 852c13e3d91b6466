import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from '../../api/useBusinessClock.ts';
import { minutesAndSeconds } from '../text/minutes-and-seconds.ts';

/** Countdown to the expiry of a sent code. `expiresAt`: an instant of the server's clock (ISO 8601). */
export function CodeLife({ expiresAt, className }: { expiresAt: string; className?: string | undefined }) {
  const { t } = useTranslation('common');
  const left = useSecondsUntil(Date.parse(expiresAt));
  return (
    <p className={className} role={left > 0 ? 'timer' : 'status'}>
      {left > 0 ? t('code.validFor', { time: minutesAndSeconds(left) }) : t('code.expired')}
    </p>
  );
}
