import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ResponsiveListItem } from '../../ui/layout/ResponsiveListItem.tsx';
import { RequestActions } from '../../ui/request/RequestActions.tsx';
import { requestPath } from '../../ui/request/request-scope.ts';
import { RequestName } from '../../ui/request/RequestName.tsx';
import { RequestTurn } from '../../ui/request/RequestTurn.tsx';
import { useRequestWords, waitsForStudent } from '../../ui/request/request-words.ts';
import { requestTones, StatusTag } from '../../ui/text/StatusTag.tsx';

/** One request in the list: name, status, number, and the actions if the student must act next. */
export function RequestRow({ request, onDeleted }: { request: Schema<'MyRequest'>; onDeleted: () => Promise<void> }) {
  const { t } = useTranslation('request');
  const { statusOf } = useRequestWords();
  const { referenceNumber, status, sentAt, savedAt } = request;
  return (
    <ResponsiveListItem
      to={requestPath(referenceNumber)}
      title={<RequestName request={request} />}
      tag={<StatusTag tone={requestTones[status]}>{statusOf(request)}</StatusTag>}
      about={<RequestTurn request={request} />}
      more={
        <>
          <CodeText>{referenceNumber}</CodeText> · {t(sentAt ? 'mine.sent' : 'statuses.draft')}{' '}
          <DateText at={sentAt ?? savedAt} />
        </>
      }
    >
      {waitsForStudent(request) && <RequestActions request={request} onDeleted={onDeleted} />}
    </ResponsiveListItem>
  );
}
