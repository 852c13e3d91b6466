import { Stack } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type agendaTexts from '../../../locales/en/agenda.json';
import { isLiftedBy } from '../../api/code-traits.ts';
import type { Schema } from '../../api/operations.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { DeadlineText } from '../../ui/text/DeadlineText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { OpeningCountdown } from '../../ui/text/OpeningCountdown.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { paths } from '../../paths.ts';
import { CardLink, CardRow, CardRows, DashboardCard, FoldedRows } from './DashboardCard.tsx';
import { servicesShown } from './services-shown.ts';

type Services = Schema<'Services'>;
type Service = Services['services'][number];
type ServiceName = keyof (typeof agendaTexts)['services'];

/**
 * Returns a function that names a service. If several kinds of request share the service, it returns the name of the
 * kind.
 */
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
  requestsLink,
}: {
  services: Pick<Services, 'services' | 'now' | 'workingDay'>;
  /** True if another panel already shows the reason for closing; the closed services then stay collapsed. */
  blocked: boolean;
  /** True if no other card links to the student's requests. */
  requestsLink: boolean;
}) {
  const { t } = useTranslation(['student', 'menu']);
  const nameOf = useServiceName(services);
  const { open, more, next, closed } = servicesShown(services);
  const nothing = open.length === 0 && next.length === 0;
  const rowOf = (Row: typeof OpenService) => (service: Service) => (
    <Row key={`${service.service} ${service.path}`} service={service} name={nameOf(service)} now={now} />
  );
  return (
    <DashboardCard
      title={t('services.title')}
      note={requestsLink && <CardLink to={paths.requests}>{t('menu:forms.requests')}</CardLink>}
    >
      {!workingDay && <p className="sis-note">{t('services.daysOff')}</p>}
      {nothing && <EmptyState icon={IconClockPause} title={t('services.noneOpen')} text={t('services.noneOpenText')} />}
      {next.length > 0 && <p className="sis-note">{t('services.noneOpenNext')}</p>}
      <CardRows>
        {next.map(rowOf(NextService))}
        {open.map(rowOf(OpenService))}
        {more.length > 0 && (
          <FoldedRows title={t('services.moreOpen', { count: more.length })}>{more.map(rowOf(OpenService))}</FoldedRows>
        )}
        {closed.length > 0 && (
          <FoldedRows title={t('services.closedCount', { count: closed.length })} open={nothing && !blocked}>
            {closed.map(rowOf(ClosedService))}
          </FoldedRows>
        )}
      </CardRows>
    </DashboardCard>
  );
}

type RowProps = { service: Service; name: string; now: string };

function OpenService({ service: { path, closesAt }, name, now }: RowProps) {
  const { t } = useTranslation('student');
  return (
    <CardRow path={path}>
      <span className="sis-medium sis-accent">{name}</span>
      {closesAt && (
        <span className="sis-note">
          {t('services.closes')} <DeadlineText at={closesAt} now={now} />
        </span>
      )}
    </CardRow>
  );
}

/** A service that opens later. Its page can already be read; for registration, the basket can already be filled. */
function NextService({ service: { path, opensAt }, name, now }: RowProps) {
  return (
    <CardRow path={path}>
      <span className="sis-medium sis-accent">{name}</span>
      {opensAt && <Opening at={opensAt} now={now} />}
    </CardRow>
  );
}

function Opening({ at, now }: { at: string; now: string }) {
  const { t } = useTranslation('student');
  return (
    <span className="sis-note">
      <OpeningCountdown at={at}>
        {t('services.opens')} <RelativeTime at={at} now={now} />
      </OpeningCountdown>
      {' · '}
      <DateText at={at} format="shortDateTime" />
    </span>
  );
}

function ClosedService({ service: { opensAt, reasons }, name, now }: RowProps) {
  const { messageText } = useLanguage();
  return (
    <CardRow>
      <Stack component="span" gap="0.125rem">
        <span className="sis-medium">{name}</span>
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
    </CardRow>
  );
}
