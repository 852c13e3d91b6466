import { Button, Chip, Group, Pagination, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPencil, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { NotAvailable } from '../../ui/refusals/NotAvailable.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import classes from './InboxPage.module.css';
import { MessageList } from './MessageList.tsx';
import { SentList } from './SentList.tsx';
import { wasWriting, WriteDialogue } from './WriteDialogue.tsx';

const pageSize = 20;
const typingPause = 300;
const pageIn = (value: string | null): number => (value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1);

/** Page of the messages from offices, the messages the student sent, and the dialogue to write one. */
export default function InboxPage() {
  const { t } = useTranslation(['inbox', 'common']);
  const [params] = useSearchParams();
  const [writing, setWriting] = useState(params.get('write') === '1' || wasWriting());
  const keepsSent = useIsAvailable('getSentMessages');
  const sent = params.get('box') === 'sent';
  const { data: counts } = useApi('getMessages', { pageSize: 1 }, { quiet: true });
  return (
    <PageLayout
      title={t('title')}
      description={counts && t('description', { count: counts.unread })}
      {...(keepsSent && {
        tabs: [
          { label: t('tabs.received'), to: paths.inbox, current: !sent },
          { label: t('tabs.sent'), to: `${paths.inbox}?box=sent`, current: sent },
        ],
      })}
      actions={
        <Button leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />} onClick={() => setWriting(true)}>
          {t('write.open')}
        </Button>
      }
    >
      {!keepsSent && sent ? <NotAvailable /> : sent ? <Sent onWrite={() => setWriting(true)} /> : <Received />}
      <WriteDialogue opened={writing} onClose={() => setWriting(false)} />
    </PageLayout>
  );
}

function Received() {
  const { t } = useTranslation(['inbox', 'common']);
  const [params, setParams] = useSearchParams();
  const query = {
    search: params.get('search') ?? '',
    unread: params.get('unread') === '1',
    page: pageIn(params.get('page')),
  };
  const { data, error, refresh } = useApi('getMessages', {
    search: query.search,
    unread: query.unread,
    page: query.page,
    pageSize,
  });
  const [typed, setTyped] = useState(query.search);

  const change = (patch: Record<string, string | null>): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        for (const [name, value] of Object.entries(patch)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: !('page' in patch), preventScrollReset: true },
    );
  const search = useDebouncedCallback((text: string) => change({ search: text.trim() }), typingPause);
  const showAll = (): void => {
    setTyped('');
    change({ search: null, unread: null });
  };

  return (
    <Stack>
      <Group gap="sm">
        <TextInput
          type="search"
          className={classes.search}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            search(event.currentTarget.value);
          }}
        />
        <Chip
          checked={query.unread}
          onChange={(checked) => change({ unread: checked ? '1' : null })}
          variant="outline"
          size="sm"
        >
          {t('onlyUnread')}
        </Chip>
        <span className={`sis-note ${classes.count}`} role="status">
          {data && t('found', { count: data.total })}
        </span>
      </Group>
      <MessageList
        data={data}
        error={error}
        retry={refresh}
        filtered={query.search !== '' || query.unread}
        onlyUnread={query.unread && query.search === ''}
        onShowAll={showAll}
      />
      {data && (
        <Pages
          total={data.total}
          page={query.page}
          onPage={(page) => change({ page: page > 1 ? String(page) : null })}
        />
      )}
    </Stack>
  );
}

function Sent({ onWrite }: { onWrite: () => void }) {
  const [params, setParams] = useSearchParams();
  const page = pageIn(params.get('page'));
  const { data, error, refresh } = useApi('getSentMessages', { page, pageSize });
  return (
    <Stack>
      <SentList data={data} error={error} retry={refresh} onWrite={onWrite} />
      {data && (
        <Pages
          total={data.total}
          page={page}
          onPage={(next) => setParams({ box: 'sent', ...(next > 1 && { page: String(next) }) })}
        />
      )}
    </Stack>
  );
}

function Pages({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation(['inbox', 'common']);
  const last = Math.ceil(total / pageSize);
  if (last < 2) return null;
  return (
    <Group aria-label={t('pages')} component="nav" gap={0} align="stretch" justify="center" wrap="nowrap">
      <Pagination
        total={last}
        value={page}
        onChange={onPage}
        getControlProps={(control) => ({
          'aria-label': t(control === 'previous' ? 'common:actions.previous' : 'common:actions.next'),
        })}
      />
    </Group>
  );
}
