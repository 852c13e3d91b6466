import { useEffect, useState } from 'react';
import { second } from '../../locales/durations.ts';
import { formatInstant } from '../../locales/i18n.ts';
import { useApi } from '../api/useApi.ts';
import { useBusinessClock } from '../api/useBusinessClock.ts';
import { useLanguage } from '../ui/text/useLanguage.ts';

/** The current time of the business clock. */
export function BusinessTime() {
  const { language } = useLanguage();
  const { data } = useApi('getSimulator', {}, { quiet: true });
  const clock = useBusinessClock();
  const [, setTicks] = useState(0);

  useEffect(() => {
    if (!clock.running) return;
    const timer = window.setInterval(() => setTicks((ticks) => ticks + 1), 15 * second);
    return () => window.clearInterval(timer);
  }, [clock]);

  if (!data) return null;
  const now = clock.now();
  return <time dateTime={new Date(now).toISOString()}>{formatInstant(now, language, 'shortDateTime')}</time>;
}
