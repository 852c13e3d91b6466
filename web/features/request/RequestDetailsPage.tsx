import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft, IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { RequestActions } from '../../ui/request/RequestActions.tsx';
import { RequestFacts } from '../../ui/request/RequestFacts.tsx';
import { ReturnedNote } from '../../ui/request/RequestNotes.tsx';
import { RequestTimeline, useTimelineSteps } from '../../ui/request/RequestTimeline.tsx';
import { RequestTurn } from '../../ui/request/RequestTurn.tsx';
import { useRequestWords } from '../../ui/request/request-words.ts';
import { requestTones, StatusTag } from '../../ui/text/StatusTag.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './RequestDetailsPage.module.css';

const isReference = (text: string): boolean => /^[A-Z]{3}-\d{4}-\d{6}$/.test(text);

/** One request: its status, history, contents and possible actions. */
export default function RequestDetailsPage() {
  const { t } = useTranslation(['request', 'common']);
  const { messageText } = useLanguage();
  const { kindOf, subjectOf } = useRequestWords();
  const { referenceNumber = '' } = useParams();
  // The page itself reports a missing request or another record's, so the request is quiet.
  const { data, error, refresh } = useApi('getRequest', isReference(referenceNumber) ? { referenceNumber } : null, {
    quiet: true,
  });
  const shown = data?.request.referenceNumber === referenceNumber ? data : undefined;

  const back = (
    <Button
      component={Link}
      to={paths.requests}
      variant="light"
      leftSection={<IconArrowLeft size={18} aria-hidden className="sis-directional" />}
    >
      {t('page.back')}
    </Button>
  );
  const notFound = messageText('request.notFound');
  if (!isReference(referenceNumber))
    return (
      <PageLayout title={t('page.missing')}>
        <EmptyState icon={IconFileOff} title={notFound} text={messageText('request.notFound', {}, 'action')}>
          {back}
        </EmptyState>
      </PageLayout>
    );
  if (error && !shown)
    return (
      <PageLayout title={t('page.missing')} actions={back}>
        <ErrorState error={error} {...(error.status !== 404 && error.status !== 403 && { retry: refresh })} />
      </PageLayout>
    );
  if (!shown)
    return (
      <PageLayout title={t('mine.title')}>
        <Skeleton height={360} radius="lg" aria-busy aria-label={t('common:page.loading')} />
      </PageLayout>
    );
  const { request } = shown;
  return (
    <PageLayout
      title={[kindOf(request), subjectOf(request)].filter((part) => part !== null).join(' · ')}
      name={`${kindOf(request)} ${referenceNumber}`}
      description={<CodeText>{referenceNumber}</CodeText>}
      actions={back}
      aside={
        <Panel title={t('history')}>
          <History request={request} />
        </Panel>
      }
    >
      <Stack gap="lg">
        <Standing request={request} />
        <Panel title={t('mine.details')}>
          <Facts details={shown} />
        </Panel>
        <p className="sis-quiet">
          <Link to={request.page}>{t('page.kindPage')}</Link>
        </p>
      </Stack>
    </PageLayout>
  );
}

/** The current status and the possible actions. */
function Standing({ request }: { request: Schema<'MyRequest'> }) {
  const { t } = useTranslation('request');
  const { statusOf } = useRequestWords();
  const navigate = useNavigate();
  const { status, actions } = request;
  return (
    <Panel label={t('mine.status')}>
      <Group gap="0.5rem 1rem">
        <StatusTag tone={requestTones[status]}>{statusOf(request)}</StatusTag>
        <RequestTurn request={request} />
      </Group>
      <ReturnedNote request={request} />
      {actions.length > 0 ? (
        <RequestActions request={request} onDeleted={async () => navigate(paths.requests, { replace: true })} />
      ) : (
        <p className="sis-quiet">{t('page.nothing')}</p>
      )}
    </Panel>
  );
}

function History({ request }: { request: Schema<'MyRequest'> }) {
  const { stepsOf } = useTimelineSteps();
  return <RequestTimeline steps={stepsOf(request)} />;
}

function Facts({ details: { facts, request } }: { details: Schema<'RequestDetails'> }) {
  const { t } = useTranslation('request');
  const { charge, sentAt, savedAt } = request;
  const feeShown = facts.some(({ name }) => name === 'fee');
  return (
    <dl className={classes.facts}>
      <RequestFacts facts={facts} />
      {charge && !feeShown && (
        <div data-type="money">
          <dt>{t('page.fee')}</dt>
          <dd>
            <Money fils={charge.fils} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t(sentAt ? 'mine.sent' : 'statuses.draft')}</dt>
        <dd>
          <DateText at={sentAt ?? savedAt} format="shortDateTime" />
        </dd>
      </div>
    </dl>
  );
}
