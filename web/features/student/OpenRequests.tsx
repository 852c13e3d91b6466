import { Group, Stack } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ResponsiveListItem, ResponsiveList } from '../../ui/layout/ResponsiveListItem.tsx';
import { requestPath } from '../../ui/request/request-scope.ts';
import { useRequestWords } from '../../ui/request/request-words.ts';
import { RequestName } from '../../ui/request/RequestName.tsx';
import { requestTones, StatusTag } from '../../ui/text/StatusTag.tsx';
import classes from './DashboardPage.module.css';

const most = 4;

/** The open requests, each with the person or office that must act next. */
export function OpenRequests({ requests }: { requests: Schema<'OpenRequest'>[] }) {
  const { t } = useTranslation(['student', 'request', 'menu']);
  const { statusOf, turnOf } = useRequestWords();
  return (
    <Stack component="section" gap="sm" aria-labelledby="requests-title">
      <Group gap="0 1rem" justify="space-between">
        <h2 id="requests-title" className="sis-title">
          {t('requests.title')}
        </h2>
        <Link to={paths.requests} className={classes.requests}>
          {t('requests.all')} <IconChevronRight size={18} stroke={1.75} aria-hidden className="sis-directional" />
        </Link>
      </Group>
      <ResponsiveList label={t('requests.title')}>
        {requests.slice(0, most).map((request) => (
          <ResponsiveListItem
            key={request.referenceNumber}
            to={requestPath(request.referenceNumber)}
            title={<RequestName request={request} />}
            tag={<StatusTag tone={requestTones[request.status]}>{statusOf(request)}</StatusTag>}
            about={turnOf(request)}
            more={
              <>
                <CodeText>{request.referenceNumber}</CodeText>
                {request.dueAt && (
                  <>
                    {' · '}
                    {t(request.overdue ? 'request:mine.overdue' : 'request:mine.due')} <DateText at={request.dueAt} />
                  </>
                )}
              </>
            }
          />
        ))}
      </ResponsiveList>
    </Stack>
  );
}
