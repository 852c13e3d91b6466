import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useReadAgain } from '../../api/useReadAgain.ts';
import { CodeText } from '../text/CodeText.tsx';
import { Fact } from '../layout/FactList.tsx';
import { DateText } from '../text/DateText.tsx';
import { Money } from '../text/Money.tsx';
import { RequestActions } from './RequestActions.tsx';
import { RequestCard } from './RequestCard.tsx';
import { requestPath } from './request-scope.ts';
import { useTimelineSteps } from './RequestTimeline.tsx';
import { RequestTurn } from './RequestTurn.tsx';
import { useRequestWords } from './request-words.ts';
import { requestTones, StatusTag } from '../text/StatusTag.tsx';
import { useLanguage } from '../text/useLanguage.ts';

/** `RequestCard` for a request of any kind, on the page of that kind. */
export function MyRequestCard({ request }: { request: Schema<'MyRequest'> }) {
  const { t } = useTranslation('request');
  const { pick } = useLanguage();
  const { stepsOf } = useTimelineSteps();
  const { statusOf } = useRequestWords();
  const readAgain = useReadAgain();
  const { referenceNumber, subject, status, sentAt, savedAt, charge, actions } = request;
  return (
    <RequestCard
      title={<Link to={requestPath(referenceNumber)}>{pick(subject)}</Link>}
      subtitle={<CodeText>{referenceNumber}</CodeText>}
      tags={<StatusTag tone={requestTones[status]}>{statusOf(request)}</StatusTag>}
      facts={
        <>
          <Fact name={t(sentAt ? 'mine.sent' : 'statuses.draft')}>
            <DateText at={sentAt ?? savedAt} />
          </Fact>
          {charge && (
            <Fact name={t('page.fee')}>
              <Money fils={charge.fils} />
            </Fact>
          )}
          <Fact name={t('mine.turn')} wide>
            <RequestTurn request={request} />
          </Fact>
        </>
      }
      steps={stepsOf(request)}
      actions={
        actions.length > 0 && (
          <RequestActions request={request} onDeleted={() => Promise.resolve(readAgain('getMyRequests'))} />
        )
      }
    />
  );
}
