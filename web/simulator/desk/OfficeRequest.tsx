import { Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { RefusalList } from '../../ui/refusals/RefusalList.tsx';
import { RequestFacts } from '../../ui/request/RequestFacts.tsx';
import { RequestTimeline, useTimelineSteps } from '../../ui/request/RequestTimeline.tsx';
import { requestTones, StatusTag } from '../../ui/text/StatusTag.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import sectionClasses from '../Section.module.css';
import { DeskDocument } from './DeskDocument.tsx';
import type { DeskRequest } from './desk-request.ts';
import { DeskRound } from './DeskRound.tsx';
import { DeskTask } from './DeskTask.tsx';
import classes from './OfficeRequest.module.css';

type Props = {
  request: DeskRequest;
  /** The number of decisions and revocations on this request since the filter was last changed. */
  decided: number;
  onDecided: (request: DeskRequest) => void;
};

/** One request as its office sees it: facts, history, reasons against it, and the decision. */
export function OfficeRequest({ request, decided, onDecided }: Props) {
  const { referenceNumber, kind, status, sentAt, student, tasks, round, facts, reasons, decisions, document } = request;
  const { t } = useTranslation(['classroom', 'request']);
  const { pick } = useLanguage();
  const { stepOf, next } = useTimelineSteps();
  // True if no reason is against an approval, neither of the request nor of a single office.
  const free = reasons.length === 0 && tasks.every((task) => task.reasons.length === 0);
  const name = useRef<HTMLHeadingElement>(null);
  // After a decision the buttons are gone, so the focus moves to the heading.
  useEffect(() => {
    if (decided > 0) name.current?.focus();
  }, [decided]);

  return (
    <li className={`${sectionClasses.card} sis-frame`}>
      <Group gap="0.5rem 1rem" align="flex-start" justify="space-between" className={classes.head}>
        <div>
          <h2 ref={name} tabIndex={-1} className={sectionClasses.name}>
            {t(`request:kinds.${kind}`)} · <bdi>{pick(student.name)}</bdi>
          </h2>
          <p className="sis-note">
            <CodeText>{referenceNumber}</CodeText> · {t('offices.student')} <CodeText>{student.code}</CodeText> ·{' '}
            {t('offices.sentAt')} <DateText at={sentAt} format="shortDateTime" />
          </p>
        </div>
        <StatusTag tone={requestTones[status]}>{t(`request:statuses.${status}`)}</StatusTag>
      </Group>
      <div className={`sis-rows ${classes.body}`}>
        <Group component="dl" gap="0.75rem 2rem" align="stretch" className={classes.facts}>
          <RequestFacts facts={facts} referenceNumber={referenceNumber} />
        </Group>
        <RequestTimeline
          steps={[...decisions.map(stepOf), ...[...new Set(tasks.map(({ office }) => office))].map(next)]}
        />
      </div>
      <p role="status" className={`sis-done sis-medium ${classes.told}`}>
        {decided > 0 && t(tasks.length > 0 ? 'offices.movedOn' : 'offices.told')}
      </p>
      {document && <DeskDocument document={document} referenceNumber={referenceNumber} onRevoked={onDecided} />}
      {round && <DeskRound round={round} reference={referenceNumber} />}
      {tasks.length > 0 && (
        <div className={`sis-rows ${classes.decision}`}>
          {reasons.length > 0 && <RefusalList refusals={reasons} tone="warn" title={t('offices.reasons')} />}
          {free && <p className="sis-quiet">{t('offices.free')}</p>}
          {tasks.map((task) => (
            <DeskTask key={`${task.item} ${task.version}`} request={request} task={task} onDecided={onDecided} />
          ))}
        </div>
      )}
    </li>
  );
}
