import { IconClockPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../api/operations.ts';
import { OpensIn } from './OpensIn.tsx';
import classes from './ServiceBanner.module.css';
import { useLanguage } from './useLanguage.ts';

export type ServiceState = Schema<'Services'>['services'][number];

/** Shown while a service is closed for this student: every reason; the agenda's says when it opens, or that it is over. Open on a day off, that nothing is sent today. */
export function ServiceBanner({ service, daysOff }: { service: ServiceState; daysOff: boolean }) {
  const { t } = useTranslation('common');
  const { messageText } = useLanguage();
  if (service.open && !daysOff) return null;
  const opensAt = service.reasons.find(({ Params }) => Params.context === 'upcoming')?.Params.opensAt;
  return (
    <div className={classes.banner}>
      <IconClockPause size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <div role="status">
          <p className={classes.title}>{t(service.open ? 'service.daysOff' : 'service.closed')}</p>
          {service.open && <p className={classes.reason}>{t('service.daysOffText')}</p>}
          {service.reasons.map(({ Code, Params }) => (
            <p key={Code} className={classes.reason}>
              {messageText(Code, Params)} {messageText(Code, Params, 'action')}
            </p>
          ))}
        </div>
        {typeof opensAt === 'string' && <OpensIn at={opensAt} className={classes.countdown} />}
      </div>
    </div>
  );
}
