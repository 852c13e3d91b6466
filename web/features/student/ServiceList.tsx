import { Stack } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconClockPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type agendaTexts from '../../../locales/en/agenda.json';
import { isLiftedBy } from '../../api/code-traits.ts';
import type { Schema } from '../../api/operations.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { DeadlineText } from '../../ui/text/DeadlineText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { OpeningCountdown } from '../../ui/text/OpeningCountdown.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './ServiceList.module.css';
import { servicesShown } from './services-shown.ts';

type Services = Schema<'Services'>;
type Service = Services['services'][number];
type ServiceName = keyof (typeof agendaTexts)['services'];

/** Returns the name of a service; the name of its request kind if several share the service. */
function useServiceName(services: readonly Service[]): (service: Service) => string {
  const { t } = useTranslation(['agenda', 'request']);
  return ({ service, kind }) =>
    kind && services.filter((one) => one.service === service).length > 1
      ? t(`request:kinds.${kind}`)
      : t(`services.${service as ServiceName}`);
}

/** The open services by closing time, or the next ones to open; then the closed ones with reason and opening time. */
export function ServiceList({
  services: { services, now, workingDay },
  blocked,
}: {
  services: Pick<Services, 'services' | 'now' | 'workingDay'>;
  /** True if another panel already shows the reason for closing; the closed services then stay collapsed. */
  blocked: boolean;
}) {
  const { t } = useTranslation('student');
  const nameOf = useServiceName(services);
  const { open, more, next, closed } = servicesShown(services);
  return (
    <div className={`${classes.panel} sis-frame`}>
      {!workingDay && <p className={classes.note}>{t('services.daysOff')}</p>}
      {open.length === 0 && next.length === 0 && (
        <EmptyState icon={IconClockPause} title={t('services.noneOpen')} text={t('services.noneOpenText')} />
      )}
      {next.length > 0 && (
        <>
          <p className={classes.note}>{t('services.noneOpenNext')}</p>
          <ul className={`${classes.list} sis-list`}>
            {next.map((service) => (
              <NextService
                key={`${service.service} ${service.path}`}
                service={service}
                name={nameOf(service)}
                now={now}
              />
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <ul className={`${classes.list} sis-list`}>
          {open.map((service) => (
            <OpenService
              key={`${service.service} ${service.path}`}
              service={service}
              name={nameOf(service)}
              now={now}
            />
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <details className={classes.closed}>
          <summary className={classes.summary}>
            <span>{t('services.moreOpen', { count: more.length })}</span>
            <IconChevronDown size={18} aria-hidden />
          </summary>
          <ul className={`${classes.list} sis-list`}>
            {more.map((service) => (
              <OpenService
                key={`${service.service} ${service.path}`}
                service={service}
                name={nameOf(service)}
                now={now}
              />
            ))}
          </ul>
        </details>
      )}
      {closed.length > 0 && (
        <details className={classes.closed} open={(open.length === 0 && next.length === 0 && !blocked) || undefined}>
          <summary className={classes.summary}>
            <span>{t('services.closedCount', { count: closed.length })}</span>
            <IconChevronDown size={18} aria-hidden />
          </summary>
          <ul className={`${classes.list} sis-list`}>
            {closed.map((service) => (
              <ClosedService
                key={`${service.service} ${service.path}`}
                service={service}
                name={nameOf(service)}
                now={now}
              />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function OpenService({ service: { path, closesAt }, name, now }: { service: Service; name: string; now: string }) {
  const { t } = useTranslation('student');
  return (
    <li>
      <Link to={path} className={classes.open}>
        <span className={classes.words}>
          <span className={`${classes.name} sis-medium`}>{name}</span>
          {closesAt && (
            <span className="sis-note">
              {t('services.closes')} <DeadlineText at={closesAt} now={now} />
            </span>
          )}
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden className={`${classes.arrow} sis-directional`} />
      </Link>
    </li>
  );
}

/** A service that opens later. Its page can already be read, and a basket can be filled. */
function NextService({ service: { path, opensAt }, name, now }: { service: Service; name: string; now: string }) {
  return (
    <li>
      <Link to={path} className={classes.open}>
        <span className={classes.words}>
          <span className={`${classes.name} sis-medium`}>{name}</span>
          {opensAt && <Opening at={opensAt} now={now} />}
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden className={`${classes.arrow} sis-directional`} />
      </Link>
    </li>
  );
}

function Opening({ at, now }: { at: string; now: string }) {
  const { t } = useTranslation('student');
  return (
    <span className="sis-note">
      <OpeningCountdown at={at}>
        {t('services.opens')} <RelativeTime at={at} now={now} />
      </OpeningCountdown>
      <span className={classes.exact}>
        <DateText at={at} format="shortDateTime" />
      </span>
    </span>
  );
}

function ClosedService({ service: { opensAt, reasons }, name, now }: { service: Service; name: string; now: string }) {
  const { messageText } = useLanguage();
  return (
    <Stack component="li" gap="0.125rem" p="0.75rem 1.25rem">
      <span className={`${classes.name} sis-medium`}>{name}</span>
      {/* The opening time is hidden once it has passed; only the student's own reasons then remain. */}
      {opensAt && Date.parse(opensAt) > Date.parse(now) && <Opening at={opensAt} now={now} />}
      {/* The note above the list already says that today is a day off. */}
      {reasons
        .filter((reason) => !isLiftedBy('workingDay')(reason))
        .map(({ Code, Params }) => (
          <span key={Code} className="sis-note">
            {messageText(Code, Params)}
          </span>
        ))}
    </Stack>
  );
}
