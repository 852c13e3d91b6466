import { Group, Stack, Switch } from '@mantine/core';
import { IconExternalLink, IconFileCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWatched, watchAddress, type WatchedCall } from '../../api/watch.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { differenceText, placeText } from '../conformance/differenceText.ts';
import { callName } from '../console/call-name.ts';
import classes from './WatchPanel.module.css';
import { TabLink } from '../controls/TabLink.tsx';

/** The requests that passed through the watching proxy, newest first, with their differences from the contract. */
export function WatchPanel() {
  const { t } = useTranslation('conformance');
  const watched = useWatched();
  const [only, setOnly] = useState(true);

  if (watched === null) return <EmptyState icon={IconFileCheck} title={t('watch.lost')} />;
  if (!watched) return null;
  const { upstream, totals } = watched;
  const calls = watched.calls.filter(({ differences }) => !only || differences.length > 0);
  return (
    <Stack className="sis-breaks">
      <p className="sis-note">
        {t('watch.summary', { upstream, fitting: totals.fitting, differing: totals.differing })}
      </p>
      <Group gap="0.5rem 1rem" justify="space-between">
        <Switch
          label={t('watch.onlyDifferences')}
          checked={only}
          onChange={(event) => setOnly(event.currentTarget.checked)}
        />
        <TabLink
          href={watchAddress('report.html')}
          size="xs"
          variant="default"
          rightSection={<IconExternalLink size={16} aria-hidden className="sis-directional" />}
        >
          {t('watch.report')}
        </TabLink>
      </Group>
      {calls.length === 0 && <EmptyState icon={IconFileCheck} title={t('watch.empty')} text={t('watch.emptyText')} />}
      <Stack component="ul" gap={0} className="sis-list" aria-label={t('watch.list')}>
        {calls.map((call) => (
          <Row key={call.id} call={call} />
        ))}
      </Stack>
    </Stack>
  );
}

function Row({ call: { call, method, path, status, differences } }: { call: WatchedCall }) {
  const { t } = useTranslation(['conformance', 'console']);
  const { t: ofConsole } = useTranslation('console');
  return (
    <Stack component="li" gap="0.375rem" className={classes.item}>
      <Group component="span" gap="0.25rem 0.625rem" align="baseline">
        <span className={`sis-quiet sis-strong ${classes.status}`} data-differs={differences.length > 0 || undefined}>
          {status === 0 ? t('says.noAnswer') : <CodeText>{status}</CodeText>}
        </span>
        {call === null ? (
          <CodeText strong>{`${method} ${path}`}</CodeText>
        ) : (
          <strong>{callName(ofConsole, call)}</strong>
        )}
      </Group>
      {differences.length === 0 ? (
        <span className="sis-note">{t('watch.fits')}</span>
      ) : (
        <ul className={`sis-rows sis-list ${classes.differences}`}>
          {differences.map(({ of, at, says }, index) => (
            <li key={index}>
              {t('watch.difference', {
                of: t(`watch.of.${of}`),
                place: placeText(t, at),
                says: differenceText(t, says),
              })}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
