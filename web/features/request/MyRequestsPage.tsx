import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../locales/fold.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { FoundStatus } from '../../ui/layout/FoundStatus.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { ResponsiveList } from '../../ui/layout/ResponsiveListItem.tsx';
import { useRequestWords, waitsForStudent } from '../../ui/request/request-words.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { RequestOffers } from './RequestOffers.tsx';
import { RequestRow } from './RequestRow.tsx';

type MyRequest = Schema<'MyRequest'>;

const ended = new Set<MyRequest['status']>(['approved', 'refused', 'canceled', 'expired']);

/**
 * Page of all the student's requests: first those that require an action from the student, then those under way, the
 * forms of new ones, and the ended ones.
 */
export default function MyRequestsPage() {
  const { t } = useTranslation(['request', 'common']);
  const { data, error, refresh } = useApi('getMyRequests', undefined, { quiet: true });
  // The page waits for the menu and the services too, because the forms of new requests must not move its content
  // later.
  const menu = useApi('getMenu', {}, { quiet: true });
  const services = useApi('getServices', undefined, { quiet: true });
  const offering = !menu.isLoading && !services.isLoading;
  const content = (): ReactNode => {
    if (error && !data) return <ErrorState error={error} retry={refresh} />;
    if (!data || !offering)
      return <Skeleton height={320} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
    if (data.requests.length > 0) return <Requests requests={data.requests} onDeleted={refresh} />;
    return (
      <Stack gap="1.5rem">
        <p className="sis-quiet">{t('mine.empty')}</p>
        <RequestOffers />
      </Stack>
    );
  };
  return (
    <PageLayout title={t('mine.title')} description={t('mine.description')}>
      {content()}
    </PageLayout>
  );
}

function Requests({ requests, onDeleted }: { requests: MyRequest[]; onDeleted: () => Promise<void> }) {
  const { t } = useTranslation('request');
  const { pick } = useLanguage();
  const { statusOf, kindOf, turnOf } = useRequestWords();
  const [search, setSearch] = useState('');
  const wanted = fold(search.trim());
  const found = requests.filter((request) =>
    fold(
      [kindOf(request), pick(request.subject), request.referenceNumber, statusOf(request), turnOf(request) ?? ''].join(
        ' ',
      ),
    ).includes(wanted),
  );
  const waiting = found.filter(waitsForStudent);
  const others = found.filter((request) => !waitsForStudent(request));
  const groups = [
    { title: t('mine.waiting'), requests: waiting },
    { title: t('mine.underWay'), requests: others.filter(({ status }) => !ended.has(status)) },
    { title: t('mine.others'), requests: others.filter(({ status }) => ended.has(status)) },
  ].map(
    ({ title, requests: listed }) =>
      listed.length > 0 && (
        <Group key={title} title={title}>
          {listed.map((request) => (
            <RequestRow key={request.referenceNumber} request={request} onDeleted={onDeleted} />
          ))}
        </Group>
      ),
  );
  return (
    <Stack gap="1.5rem">
      <FoundStatus count={wanted ? found.length : undefined} />
      <TextInput
        type="search"
        maw="24rem"
        aria-label={t('mine.search')}
        placeholder={t('mine.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && (
        <EmptyState icon={IconSearch} title={t('mine.nothing')} text={t('mine.nothingText')}>
          <Button variant="light" onClick={() => setSearch('')}>
            {t('mine.showAll')}
          </Button>
        </EmptyState>
      )}
      {groups.slice(0, 2)}
      {!wanted && <RequestOffers />}
      {groups[2]}
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="0.75rem" aria-labelledby={id}>
      <h2 id={id} className="sis-title">
        {title}
      </h2>
      <ResponsiveList label={title}>{children}</ResponsiveList>
    </Stack>
  );
}
