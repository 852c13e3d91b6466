import { Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useReadAgain } from '../../api/useReadAgain.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Fact } from '../../ui/layout/FactList.tsx';
import { RequestActions } from '../../ui/request/RequestActions.tsx';
import { RequestCard } from '../../ui/request/RequestCard.tsx';
import { RequestTurn } from '../../ui/request/RequestTurn.tsx';
import { requestPath } from '../../ui/request/request-scope.ts';
import { useTimelineSteps } from '../../ui/request/RequestTimeline.tsx';
import { useRequestWords } from '../../ui/request/request-words.ts';
import { requestTones, StatusTag, type StatusTone } from '../../ui/text/StatusTag.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { SeatOffer } from './SeatOffer.tsx';
import classes from './TransferPage.module.css';

type Request = Schema<'TransferRequest'>;
type Preference = Schema<'TransferPreference'>;

const tones: Record<Preference['outcome'], StatusTone> = {
  waiting: 'waiting',
  given: 'done',
  full: 'refused',
  notNeeded: 'canceled',
  ended: 'canceled',
  unqualified: 'refused',
};

/** One transfer request: its ranking with the outcome of each preference, and the seat to be confirmed. */
export function TransferCard({ transfer }: { transfer: Request }) {
  const { t } = useTranslation(['transfer', 'request']);
  const { stepsOf } = useTimelineSteps();
  const { statusOf } = useRequestWords();
  const readAgain = useReadAgain();
  const { kind, preferences, request } = transfer;
  const { referenceNumber, status, sentAt, savedAt, actions } = request;
  const offered = actions.some(({ name }) => name === 'accept');
  return (
    <RequestCard
      title={<Link to={requestPath(referenceNumber)}>{kind ? t(`kinds.${kind}`) : t('title')}</Link>}
      subtitle={<CodeText>{referenceNumber}</CodeText>}
      tags={<StatusTag tone={requestTones[status]}>{statusOf(request)}</StatusTag>}
      facts={
        <>
          <Fact name={t('request:mine.sent')}>
            <DateText at={sentAt ?? savedAt} />
          </Fact>
          <Fact name={t('request:mine.turn')} wide>
            <RequestTurn request={request} />
          </Fact>
        </>
      }
      steps={stepsOf(request)}
      actions={
        actions.length > 0 &&
        !offered && <RequestActions request={request} onDeleted={() => Promise.resolve(readAgain('getMyRequests'))} />
      }
    >
      {offered && <SeatOffer transfer={transfer} />}
      <Waiting transfer={transfer} />
      {preferences.length > 0 && (
        <Stack component="section" gap="0.75rem" aria-label={t('results.title')}>
          <h4 className="sis-subtitle">{t('results.title')}</h4>
          <Stack component="ol" gap="0.5rem" className="sis-list">
            {preferences.map((preference) => (
              <Result key={preference.order} preference={preference} />
            ))}
          </Stack>
        </Stack>
      )}
    </RequestCard>
  );
}

/** Explains which part of the request the second round still decides. */
function Waiting({ transfer: { upgrade, preferences, request } }: { transfer: Request }) {
  const { t } = useTranslation('transfer');
  const { step, executeAt } = request;
  if (step !== 'secondRound' || executeAt === null) return null;
  const given = preferences.find(({ outcome }) => outcome === 'given');
  const higher = given && upgrade && given.order > 1;
  return (
    <p className={classes.note}>
      {t(!given ? 'seat.waits' : higher ? 'seat.confirmed' : 'seat.confirmedOnly', { at: executeAt })}
    </p>
  );
}

function Result({
  preference: { order, name, college, outcome, place, seats, cutoff, pass },
}: {
  preference: Preference;
}) {
  const { t } = useTranslation('transfer');
  const { pick } = useLanguage();
  return (
    <Group component="li" gap="0.5rem 0.75rem" className={`sis-box ${classes.result}`} data-outcome={outcome}>
      <span className={`${classes.order} sis-disc`} aria-hidden>
        {order}
      </span>
      <span className={classes.words}>
        <span className="sis-block sis-medium">{pick(name)}</span>
        <span className="sis-block sis-note">{pick(college)}</span>
        {place !== null && seats !== null && pass !== null && (
          <span className="sis-block sis-note">
            {[
              t('results.place', { place }),
              t('results.seats', { count: seats }),
              cutoff === null ? t('results.nobody') : t('results.cutoff', { points: cutoff.toFixed(2) }),
              t(pass === 1 ? 'results.pass1' : 'results.pass2'),
            ].join(' · ')}
          </span>
        )}
      </span>
      <StatusTag tone={tones[outcome]}>{t(`results.${outcome}`)}</StatusTag>
    </Group>
  );
}
