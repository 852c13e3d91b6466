import { useEffect, useState } from 'react';
import { formatInstant } from '../../locales/i18n.ts';
import { useApi } from '../api/useApi.ts';
import { useLanguage } from '../ui/useLanguage.ts';

const second = 1_000;

/** The business clock now: what the server said last, carried on here while it runs. */
export function BusinessTime() {
  const { language } = useLanguage();
  const { data } = useApi('getClock', {}, { quiet: true });
  const [elapsed, setElapsed] = useState(0);
  const running = data !== undefined && data.mode !== 'frozen';

  useEffect(() => {
    setElapsed(0);
    if (!running) return;
    const from = Date.now();
    const timer = window.setInterval(() => setElapsed(Date.now() - from), 15 * second);
    return () => window.clearInterval(timer);
  }, [data, running]);

  if (!data) return null;
  const now = Date.parse(data.now) + elapsed;
  return <time dateTime={new Date(now).toISOString()}>{formatInstant(now, language, 'shortDateTime')}</time>;
}
