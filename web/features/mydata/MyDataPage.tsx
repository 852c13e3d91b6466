import { Button, Loader, Stack } from '@mantine/core';
import {
  IconClipboardList,
  IconCoins,
  IconDevices,
  IconDownload,
  IconFiles,
  IconMail,
  IconSchool,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import classes from './MyDataPage.module.css';
import { useMyData } from './useMyData.ts';

const groups = {
  person: IconUser,
  access: IconDevices,
  study: IconSchool,
  registration: IconClipboardList,
  money: IconCoins,
  requests: IconFiles,
  messages: IconMail,
};
const leftOut = ['secrets', 'guards', 'notes', 'anonymous', 'copies', 'outside'] as const;

/**
 * The page with the download of all data about the student, and lists of the data in the file and left out of it. Every
 * student can use it at any time.
 */
export default function MyDataPage() {
  const { t } = useTranslation('mydata');
  return (
    <PageLayout title={t('title')} description={t('description')}>
      <Stack gap="1rem">
        <DownloadCard />
        <Panel title={t('contents.title')}>
          <ul className={`${classes.groups} sis-list`}>
            {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => {
              const Icon = groups[group];
              return (
                <li key={group} className={`sis-row ${classes.group}`}>
                  <Icon size={20} stroke={1.5} aria-hidden />
                  {t(`groups.${group}`)}
                </li>
              );
            })}
          </ul>
        </Panel>
        <Panel title={t('contents.left')}>
          <ul className={`sis-tight ${classes.left}`}>
            {leftOut.map((reason) => (
              <li key={reason}>{t(`leftOut.${reason}`)}</li>
            ))}
          </ul>
        </Panel>
      </Stack>
    </PageLayout>
  );
}

function DownloadCard() {
  const { t } = useTranslation('mydata');
  const { running = false, done = false, failure, save } = useMyData();
  return (
    <Panel title={t('card.title')} text={t('card.text')}>
      <div>
        {/* The property `loading` is not used: it disables the button, which would then lose the focus. */}
        <Button
          className={classes.button}
          aria-busy={running}
          leftSection={
            running ? <Loader size={18} color="currentColor" aria-hidden /> : <IconDownload size={18} aria-hidden />
          }
          onClick={() => !running && void save()}
        >
          {t(done ? 'card.again' : 'card.download')}
        </Button>
        <p role="status" className={`${classes.state} sis-note`}>
          {running ? t('card.running') : done && t('card.done')}
        </p>
      </div>
      {failure && <FailureBox failure={failure} />}
    </Panel>
  );
}
