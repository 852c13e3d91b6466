import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconMailOpened, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CallFailure } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import rows from '../../ui/layout/LinkRows.module.css';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './MessageList.module.css';

type Props = {
  data: Schema<'InboxMessages'> | undefined;
  error: CallFailure | undefined;
  retry: () => unknown;
  filtered: boolean;
  onlyUnread: boolean;
  onShowAll: () => void;
};

/** One page of received messages. A dot and bold text mark the unread ones, for screen readers the word for unread. */
export function MessageList({ data, error, retry, filtered, onlyUnread, onShowAll }: Props) {
  const { t } = useTranslation(['inbox', 'common']);
  const { pick } = useLanguage();
  if (error && !data) return <ErrorState error={error} retry={retry} />;
  if (!data) return <Skeleton height={320} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
  const showAll = (
    <Button variant="light" onClick={onShowAll}>
      {t('empty.showAll')}
    </Button>
  );
  if (data.items.length === 0 && onlyUnread)
    return (
      <EmptyState icon={IconMailOpened} title={t('empty.unreadTitle')} text={t('empty.unreadText')}>
        {showAll}
      </EmptyState>
    );
  if (data.items.length === 0 && filtered)
    return (
      <EmptyState icon={IconSearch} title={t('empty.nothingTitle')} text={t('empty.nothingText')}>
        {showAll}
      </EmptyState>
    );
  if (data.items.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <ul className={`${rows.list} ${classes.list}`}>
      {data.items.map(({ id, at, office, subject, excerpt, read }) => (
        <li key={id} className={`${rows.row} ${classes.item}`} data-unread={!read || undefined}>
          <span className={classes.dot} aria-hidden />
          <Stack gap="0.125rem" miw={0}>
            <Link to={`${paths.inboxDetails}?id=${id}`} className={`${rows.link} ${classes.subject}`}>
              {!read && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
              {pick(subject)}
            </Link>
            <span className={`sis-note ${classes.excerpt}`}>{pick(excerpt)}</span>
          </Stack>
          <span className={`sis-note sis-top ${classes.facts}`}>
            <span>{t(`common:offices.${office}`)}</span>
            <DateText at={at} format="shortDateTime" />
          </span>
        </li>
      ))}
    </ul>
  );
}
