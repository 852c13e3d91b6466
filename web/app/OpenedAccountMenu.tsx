import { Menu, Stack, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconAccessible,
  IconAddressBook,
  IconBell,
  IconDevices,
  IconFileZip,
  IconKey,
  IconLogout,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { canInstallPage } from '../api/installation.ts';
import { useIsAvailable } from '../api/feature-availability.ts';
import { openNoticeHistory, useNotices } from '../api/notices.ts';
import type { Session } from '../api/session.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import { useRecord } from '../api/useRecord.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { useBackCloses } from '../ui/overlays/useBackCloses.ts';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { AccountButton } from './AccountButton.tsx';
import classes from './AccountMenu.module.css';
import { paths } from '../paths.ts';
import { signOut } from './signOut.ts';

/**
 * The menu with the academic records and the sign-out. It opens when it is mounted and keeps the focus on its button.
 */
export default function OpenedAccountMenu({ session }: { session: Session }) {
  const { user } = session;
  const { t } = useTranslation(['common', 'menu']);
  const { pick } = useLanguage();
  const { record, records, select } = useRecord();
  const { run } = useAction('selectRecord');
  const { data: menu } = useApi('getMenu', {}, { quiet: true });
  const contact = menu?.groups.some(({ forms }) => forms.some(({ path }) => path === paths.contactDetails));
  const change = async (studFacultyCode: string): Promise<void> => {
    const outcome = await run({ body: { StudFacultyCode: studFacultyCode } });
    if (outcome.ok) select(studFacultyCode);
  };
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const name = pick(user.name);
  const { history: said } = useNotices();
  // The menu links to the sessions page also for its settings of offline use.
  const sessions = useIsAvailable('getSessions') || canInstallPage();
  const myData = useIsAvailable('downloadMyData');
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useBackCloses(opened, () => setOpened(false));
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);

  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={300}
      radius="lg"
      shadow="md"
      loop
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <AccountButton ref={target} session={session} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.card}>
          <p className="sis-strong">{name}</p>
          {record && (
            <p className={`sis-note ${classes.cardText}`}>
              {pick(record.programme)}
              <br />
              <CodeText>{record.studentCode}</CodeText>
            </p>
          )}
        </div>
        {records.length > 1 && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('shell.records')}</Menu.Label>
            <Menu.RadioGroup value={record?.studFacultyCode ?? null} onChange={(code) => void change(code)}>
              {records.map(({ studFacultyCode, studentCode, programme }) => (
                <Menu.RadioItem key={studFacultyCode} value={studFacultyCode} closeMenuOnClick>
                  <Stack component="span" gap={0} className={classes.record}>
                    {pick(programme)}
                    <CodeText>{studentCode}</CodeText>
                  </Stack>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        )}
        <Menu.Divider />
        {said.length > 0 && (
          <Menu.Item
            leftSection={<IconBell size={18} aria-hidden />}
            onClick={() => {
              // The focus returns to the button after the dialogue, because the menu entry no longer exists.
              target.current?.focus();
              openNoticeHistory(true);
            }}
          >
            {t('page.said')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={dark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
          onClick={() => setColorScheme(dark ? 'light' : 'dark')}
        >
          {t(dark ? 'shell.light' : 'shell.dark')}
        </Menu.Item>
        {contact && (
          <Menu.Item component={Link} to={paths.contactDetails} leftSection={<IconAddressBook size={18} aria-hidden />}>
            {t('menu:forms.contactDetails')}
          </Menu.Item>
        )}
        {sessions && (
          <Menu.Item component={Link} to={paths.sessions} leftSection={<IconDevices size={18} aria-hidden />}>
            {t('shell.sessions')}
          </Menu.Item>
        )}
        {myData && (
          <Menu.Item component={Link} to={paths.myData} leftSection={<IconFileZip size={18} aria-hidden />}>
            {t('shell.myData')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={paths.passwordChange} leftSection={<IconKey size={18} aria-hidden />}>
          {t('shell.changePassword')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.accessibility} leftSection={<IconAccessible size={18} aria-hidden />}>
          {t('help.accessibility')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={18} aria-hidden className="sis-directional" />}
          onClick={() => void signOut()}
        >
          {t('actions.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
