import { Skeleton, Stack, TextInput } from '@mantine/core';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { useApi } from '../../../api/useApi.ts';
import { fold } from '../../../../locales/fold.ts';
import { formatInstant } from '../../../../locales/i18n.ts';
import { minimumSearch } from '../../../ui/week/course-filter.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../../ui/refusals/ErrorState.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import { LogEntry } from './LogEntry.tsx';
import classes from './LogTab.module.css';

type Entry = Schema<'RegistrationLog'>['entries'][number];

/** All registration changes of the semester by day, newest first. */
export function LogTab({ period }: { period: Period }) {
  const { t } = useTranslation(['registration', 'common']);
  const { language, pick } = useLanguage();
  const { data, error, refresh } = useApi('registrationLog', { Period: period });
  const [search, setSearch] = useState('');
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={280} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
  if (data.entries.length === 0)
    return <EmptyState icon={IconHistory} title={t('log.empty')} text={t('log.emptyText')} />;

  const wanted = fold(search.trim());
  const words = ({ action, by, code, fromCode, name, number }: Entry): string =>
    fold([code, fromCode, pick(name), number, t(`log.action.${action}`), t(`log.by.${by}`)].join(' '));
  const found =
    wanted.length < minimumSearch ? data.entries : data.entries.filter((entry) => words(entry).includes(wanted));
  const days = [...new Set(found.map(({ at }) => at.slice(0, 10)))];

  return (
    <Stack>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t('log.search')}
        placeholder={t('log.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p className="sis-note" role="status">
        {t('log.count', { count: found.length })}
      </p>
      {days.length === 0 && (
        <EmptyState
          icon={IconSearch}
          title={t('common:table.nothingFound')}
          text={t('common:table.nothingFoundText')}
        />
      )}
      {days.map((day) => (
        <section key={day}>
          <h2 className={`sis-subtitle ${classes.day}`}>{formatInstant(`${day}T12:00:00+03:00`, language, 'date')}</h2>
          <ol className="sis-list sis-frame">
            {found
              .filter(({ at }) => at.startsWith(day))
              .map((entry) => (
                <LogEntry key={entry.id} entry={entry} />
              ))}
          </ol>
        </section>
      ))}
    </Stack>
  );
}
