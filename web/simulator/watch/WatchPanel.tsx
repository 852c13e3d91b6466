import { Switch } from '@mantine/core';
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
    <div className={classes.panel}>
      <p className={classes.text}>
        {t('watch.summary', { upstream, fitting: totals.fitting, differing: totals.differing })}
      </p>
      <div className={classes.bar}>
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
      </div>
      {calls.length === 0 && <EmptyState icon={IconFileCheck} title={t('watch.empty')} text={t('watch.emptyText')} />}
      <ul className={classes.list} aria-label={t('watch.list')}>
        {calls.map((call) => (
          <Row key={call.id} call={call} />
        ))}
      </ul>
    </div>
  );
}

function Row({ call: { call, method, path, status, differences } }: { call: WatchedCall }) {
  const { t } = useTranslation(['conformance', 'console']);
  const { t: ofConsole } = useTranslation('console');
  return (
    <li className={classes.item}>
      <span className={classes.head}>
        <span className={classes.status} data-differs={differences.length > 0 || undefined}>
          {status === 0 ? t('says.noAnswer') : <CodeText>{status}</CodeText>}
        </span>
        {call === null ? (
          <CodeText strong>{`${method} ${path}`}</CodeText>
        ) : (
          <strong>{callName(ofConsole, call)}</strong>
        )}
      </span>
      {differences.length === 0 ? (
        <span className={classes.text}>{t('watch.fits')}</span>
      ) : (
        <ul className={classes.differences}>
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
    </li>
  );
}
