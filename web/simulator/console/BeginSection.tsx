import { Group, Stack } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFlask, IconPresentation, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type consoleTexts from '../../../locales/en/console.json';
import { paths } from '../../paths.ts';
import { pageAddress } from '../sandbox-address.ts';
import classes from './BeginSection.module.css';

type Action = {
  name: keyof (typeof consoleTexts)['begin']['actions'];
  to: string;
  newTab?: boolean;
  download?: boolean;
};

/** The purposes of a trainer, with the first actions for each. */
const purposes = [
  {
    key: 'demonstrate',
    icon: IconPresentation,
    actions: [
      { name: 'choose', to: `${paths.simulator}/gallery` },
      { name: 'moment', to: `${paths.simulator}/now` },
      { name: 'asStudent', to: `${paths.simulator}/as/eligible?tab=own`, newTab: true },
    ],
  },
  {
    key: 'teach',
    icon: IconUsersGroup,
    actions: [
      { name: 'open', to: `${paths.simulator}/classroom` },
      { name: 'prepare', to: `${paths.simulator}/snapshots` },
      { name: 'hand', to: `${paths.simulator}/sandboxes` },
    ],
  },
  {
    key: 'test',
    icon: IconFlask,
    actions: [
      { name: 'code', to: `${paths.simulator}/codes` },
      { name: 'why', to: `${paths.simulator}/traffic` },
      { name: 'fail', to: `${paths.simulator}/faults` },
      { name: 'contract', to: '/docs', newTab: true },
      { name: 'conformance', to: `${paths.simulator}/conformance` },
      { name: 'arazzo', to: '/docs/scenarios.zip', download: true },
      { name: 'collection', to: '/docs/scenarios.postman_collection.json', download: true },
    ],
  },
] as const satisfies { key: string; icon: unknown; actions: Action[] }[];

/** First page of the console: the purposes, each with its next actions. */
export default function BeginSection() {
  const { t } = useTranslation('console');
  return (
    <div className={`sis-airy ${classes.purposes}`}>
      {purposes.map(({ key, icon: Icon, actions }) => (
        <section key={key} className={`${classes.purpose} sis-frame`} aria-labelledby={`to-${key}`}>
          <Group id={`to-${key}`} component="h2" gap="sm" wrap="nowrap" className={classes.lead}>
            <Icon size={30} stroke={1.5} aria-hidden />
            <span>{t(`begin.lead.${key}`)}</span>
          </Group>
          <p className="sis-quiet">{t(`begin.says.${key}`)}</p>
          <Stack component="ul" gap="0.25rem" className="sis-list">
            {actions.map((action) => (
              <li key={action.name}>
                <ActionLink {...action} />
              </li>
            ))}
          </Stack>
        </section>
      ))}
    </div>
  );
}

function ActionLink({ name, to, newTab = false, download = false }: Action) {
  const { t } = useTranslation('console');
  const words = (
    <>
      <Group component="span" gap="0.375rem" wrap="nowrap" c="var(--sis-accent)" className="sis-title">
        {t(`begin.actions.${name}.name`)}
        {newTab && <IconExternalLink size={18} aria-hidden className="sis-directional" />}
        {download && <IconDownload size={18} aria-hidden />}
      </Group>
      <span className="sis-note">{t(`begin.actions.${name}.about`)}</span>
    </>
  );
  if (download)
    return (
      <a href={pageAddress(to)} download className={`sis-snug ${classes.action}`}>
        {words}
      </a>
    );
  return newTab ? (
    <a href={pageAddress(to)} target="_blank" rel="opener" className={`sis-snug ${classes.action}`}>
      {words}
    </a>
  ) : (
    <Link to={to} className={`sis-snug ${classes.action}`}>
      {words}
    </Link>
  );
}
