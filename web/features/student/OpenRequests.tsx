import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { requestPath } from '../../ui/request/request-scope.ts';
import { useRequestWords } from '../../ui/request/request-words.ts';
import { RequestName } from '../../ui/request/RequestName.tsx';
import { requestTones, StatusTag } from '../../ui/text/StatusTag.tsx';
import { CardLink, CardRow, CardRows, DashboardCard } from './DashboardCard.tsx';

const most = 4;

/** Up to four open requests, each with the person or office that must act next. */
export function OpenRequests({ requests }: { requests: Schema<'OpenRequest'>[] }) {
  const { t } = useTranslation(['student', 'request', 'menu']);
  const { statusOf, turnOf } = useRequestWords();
  return (
    <DashboardCard title={t('requests.title')} note={<CardLink to={paths.requests}>{t('requests.all')}</CardLink>}>
      <CardRows label={t('requests.title')}>
        {requests.slice(0, most).map((request) => (
          <CardRow key={request.referenceNumber} path={requestPath(request.referenceNumber)}>
            <Stack component="span" gap={0} miw={0}>
              <span className="sis-medium">
                <RequestName request={request} />
              </span>
              <span className="sis-note">
                {turnOf(request) !== null && `${turnOf(request)} · `}
                <CodeText>{request.referenceNumber}</CodeText>
                {request.dueAt && (
                  <>
                    {' · '}
                    {t(request.overdue ? 'request:mine.overdue' : 'request:mine.due')} <DateText at={request.dueAt} />
                  </>
                )}
              </span>
            </Stack>
            <StatusTag tone={requestTones[request.status]}>{statusOf(request)}</StatusTag>
          </CardRow>
        ))}
      </CardRows>
    </DashboardCard>
  );
}
