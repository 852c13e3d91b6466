import { Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { storeSelectedForms } from '../api/session.ts';
import { usePageBeginnings } from '../api/simulator.ts';
import { useApi } from '../api/useApi.ts';
import { useRecord, useSession } from '../api/useRecord.ts';
import { UniversityLogo } from '../ui/layout/UniversityLogo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { InboxButton } from './InboxButton.tsx';
import { LanguageSwitch } from '../ui/layout/LanguageSwitch.tsx';
import { noteEarlierVisit } from './audit.ts';
import { LoginAlert } from './LoginAlert.tsx';
import { MenuButton, MenuDrawer } from './MenuDrawer.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { FeatureGatePage } from './FeatureGatePage.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { QueueNotice } from './QueueNotice.tsx';
import { paths } from '../paths.ts';
import { SchemeToggle } from '../ui/layout/SchemeToggle.tsx';
import { SkipLink } from '../ui/layout/SkipLink.tsx';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu.tsx';
import { useAgendaReads } from './useAgendaReads.ts';

/**
 * Reads the menu and reports a failure. Stores the menu's forms for the audit log, also on a phone, where the closed
 * menu is not rendered.
 */
function MenuForms() {
  const { data } = useApi('getMenu', {}, { note: true });
  useEffect(() => {
    if (!data) return;
    storeSelectedForms(data.groups.flatMap(({ forms }) => forms));
    noteEarlierVisit();
  }, [data]);
  return null;
}

/**
 * Requests data again when a service opens or closes, on every page of the shell. It is a separate component, so that
 * its changes do not render the shell.
 */
function AgendaReads() {
  useAgendaReads();
  return null;
}

/** A constant element, so that rendering the shell again does not render the page again. */
const page = <Outlet />;

/** The shell of the portal's pages: name, menu and account. */
export default function Shell() {
  const { t } = useTranslation('common');
  const session = useSession();
  const { record } = useRecord();
  const beginnings = usePageBeginnings();
  const wide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  return (
    <div className={`sis-rows ${classes.shell}`}>
      {session && <MenuForms />}
      <AgendaReads />
      <SkipLink />
      <header className={`sis-row ${classes.header}`} data-stays>
        <Group gap={0} wrap="nowrap" miw={0}>
          {session && <MenuButton />}
          <Link to={session ? paths.home : paths.signIn} className={`sis-row sis-link ${classes.name}`}>
            <UniversityLogo />
            <span className={classes.names}>
              <span className={`${classes.university} sis-ellipsis`}>{t('university')}</span>
              <span className={`${classes.product} sis-tiny`}>{t('product')}</span>
            </span>
          </Link>
        </Group>
        <div className={`sis-row sis-narrow ${classes.end}`}>
          {session && <InboxButton />}
          <LanguageSwitch />
          <span className={classes.wide}>
            <SchemeToggle />
          </span>
          {session ? (
            <AccountMenu session={session} />
          ) : (
            <Link to={paths.signIn} className={`sis-inline sis-link ${classes.signIn}`}>
              {t('actions.signIn')}
            </Link>
          )}
        </div>
      </header>
      {session && (
        <>
          <div className={classes.side} data-stays>
            {wide && <SideMenu />}
          </div>
          <MenuDrawer />
          <NavigationBar />
        </>
      )}
      <main id="content" tabIndex={-1} className={classes.main} data-alone={!session || undefined}>
        {session && <OfflineBar />}
        {session && <LoginAlert />}
        {session && <QueueNotice />}
        {/* If another record is selected or a trainee's progress is reset, a new instance of the page is rendered, so
           that no state of the previous one remains. */}
        <FeatureGatePage key={`${record?.studFacultyCode ?? ''} ${beginnings}`}>{page}</FeatureGatePage>
      </main>
    </div>
  );
}
