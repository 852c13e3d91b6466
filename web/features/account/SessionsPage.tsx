import { Button, Group, Stack } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconTerminal2, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { minute } from '../../../locales/durations.ts';
import { notifyMessages } from '../../api/notices.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { NotAvailable } from '../../ui/refusals/NotAvailable.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { OfflinePanel } from './OfflinePanel.tsx';
import classes from './SessionsPage.module.css';

type Session = Schema<'SessionInfo'>;

const icons = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  program: IconTerminal2,
  unknown: IconWorld,
};

/** The sessions of the account. Each session except the current one can be ended here. */
export default function SessionsPage() {
  const { t } = useTranslation(['account', 'common']);
  const { data, error, refresh } = useApi('getSessions', {});
  const offered = useIsAvailable('getSessions');
  const endOthers = useAction('endOtherSessions');
  const others = data?.sessions.some(({ current }) => !current) ?? false;

  const signOutOthers = async (): Promise<void> => {
    const outcome = await endOthers.run();
    if (outcome.ok) notifyMessages(outcome.data.messages);
  };

  return (
    <PageLayout
      title={t('sessions.title')}
      description={t('sessions.description')}
      reading={offered && !data && !error}
      actions={
        others && (
          <Button variant="default" loading={endOthers.running} onClick={() => void signOutOthers()}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {!offered ? (
        <NotAvailable />
      ) : error ? (
        <ErrorState error={error} retry={refresh} />
      ) : (
        data && (
          <>
            <Stack component="ul" gap="sm" className="sis-list" aria-label={t('sessions.title')}>
              {data.sessions.map((session) => (
                <SessionRow key={session.id} session={session} now={data.now} />
              ))}
            </Stack>
            {!others && <p className={`sis-note ${classes.alone}`}>{t('sessions.alone')}</p>}
          </>
        )
      )}
      <OfflinePanel />
    </PageLayout>
  );
}

function SessionRow({ session, now }: { session: Session; now: string }) {
  const { t } = useTranslation(['account', 'common']);
  const { run, running } = useAction('endSession');
  const { id, device, browser, system, address, via, remember, startedAt, lastSeenAt, current } = session;
  const Icon = icons[device];
  const name = browser && system ? t('sessions.browserOn', { browser, system }) : t(`sessions.devices.${device}`);

  const signOutThere = async (): Promise<void> => {
    const outcome = await run({ path: { id } });
    if (outcome.ok) notifyMessages(outcome.data.messages);
  };

  return (
    <li className={`sis-row ${classes.session} sis-frame`} data-current={current || undefined}>
      <span className={`sis-tinted ${classes.icon}`} aria-hidden>
        <Icon size={24} stroke={1.5} />
      </span>
      <div className={classes.words}>
        <Group component="p" gap="0.25rem 0.625rem" m="0 0 0.125rem" className="sis-strong">
          {name}
          {current && <Tag tone="done">{t('sessions.here')}</Tag>}
        </Group>
        <p className="sis-note">
          {current ? (
            t('sessions.seenNow')
          ) : Date.parse(now) - Date.parse(lastSeenAt) < minute ? (
            t('sessions.seenJustNow')
          ) : (
            <>
              {t('sessions.seen')} <RelativeTime at={lastSeenAt} now={now} />
            </>
          )}
          {address && (
            <>
              {' · '}
              <CodeText>{address}</CodeText>
            </>
          )}
        </p>
        <p className="sis-note">
          {t(`sessions.via.${via}`)} · <DateText at={startedAt} format="shortDateTime" />
          {remember && ` · ${t('sessions.remembered')}`}
        </p>
      </div>
      {!current && (
        <Button
          variant="light"
          size="sm"
          loading={running}
          className={classes.end}
          aria-label={t('sessions.endLabel', { device: name })}
          onClick={() => void signOutThere()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
