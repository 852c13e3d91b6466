import { IconClockPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../layout/Callout.tsx';
import { OpeningCountdown } from '../text/OpeningCountdown.tsx';
import { ReasonLinks } from './ReasonLinks.tsx';
import { mayPrepare, type ServiceState } from './service-state.ts';
import classes from './ServiceBanner.module.css';
import { useLanguage } from '../text/useLanguage.ts';

/**
 * Banner for a service that is closed for this student. It shows every reason, including the opening or closing date.
 * On a day off it only says that requests cannot be sent today.
 */
export function ServiceBanner({ service }: { service: ServiceState }) {
  const { t } = useTranslation('common');
  const { messageText } = useLanguage();
  if (service.open) return null;
  const dayOff = mayPrepare(service);
  const opensAt = service.reasons.find(({ Params }) => Params.context === 'upcoming')?.Params.opensAt;
  return (
    <Callout icon={IconClockPause} tone="ask">
      <div role="status">
        <p className="sis-strong">{t(dayOff ? 'service.daysOff' : 'service.closed')}</p>
        {dayOff && <p className="sis-under sis-quiet">{t('service.daysOffText')}</p>}
        {!dayOff &&
          service.reasons.map(({ Code, Params }) => (
            <p key={Code} className="sis-under sis-quiet">
              {messageText(Code, Params)} {messageText(Code, Params, 'action')}
            </p>
          ))}
      </div>
      <ReasonLinks reasons={service.reasons} />
      {typeof opensAt === 'string' && <OpeningCountdown at={opensAt} className={classes.countdown} />}
    </Callout>
  );
}
