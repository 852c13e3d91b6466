import { Button, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconFolders, IconPlus, IconSearch } from '@tabler/icons-react';
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
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './MyRequestsPage.module.css';
import { RequestOffers } from './RequestOffers.tsx';
import { RequestRow } from './RequestRow.tsx';

type MyRequest = Schema<'MyRequest'>;

/** Page of all the student's requests: first those that require an action from the student, then the newest. */
export default function MyRequestsPage() {
  const { t } = useTranslation(['request', 'common']);
  const { data, error, refresh } = useApi('getMyRequests', undefined, { quiet: true });
  const [offering, setOffering] = useState(false);

  const content = (): ReactNode => {
    if (error && !data) return <ErrorState error={error} retry={refresh} />;
    if (!data) return <Skeleton height={320} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
    if (data.requests.length > 0) return <Requests requests={data.requests} onDeleted={refresh} />;
    return (
      <EmptyState icon={IconFolders} title={t('mine.empty')} text={t('mine.emptyText')}>
        <RequestOffers />
      </EmptyState>
    );
  };

  return (
    <PageLayout
      title={t('mine.title')}
      description={t('mine.description')}
      actions={
        data &&
        data.requests.length > 0 && (
          <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setOffering(true)}>
            {t('mine.new')}
          </Button>
        )
      }
    >
      {content()}
      <Sheet opened={offering} onClose={() => setOffering(false)} title={t('mine.newTitle')}>
        <RequestOffers />
      </Sheet>
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
  return (
    <Stack gap="1.5rem">
      <FoundStatus count={wanted ? found.length : undefined} />
      <TextInput
        type="search"
        className={classes.search}
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
      {waiting.length > 0 && (
        <Group title={t('mine.waiting')}>
          {waiting.map((request) => (
            <RequestRow key={request.referenceNumber} request={request} onDeleted={onDeleted} />
          ))}
        </Group>
      )}
      {others.length > 0 && (
        <Group title={t(waiting.length > 0 ? 'mine.others' : 'mine.all')}>
          {others.map((request) => (
            <RequestRow key={request.referenceNumber} request={request} onDeleted={onDeleted} />
          ))}
        </Group>
      )}
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className="sis-title">
        {title}
      </h2>
      <ResponsiveList label={title}>{children}</ResponsiveList>
    </section>
  );
}
