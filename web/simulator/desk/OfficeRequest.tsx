import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../ui/CodeText.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { RefusalList } from '../../ui/RefusalList.tsx';
import { RequestFacts } from '../../ui/RequestFacts.tsx';
import { RequestTimeline, useTimelineSteps } from '../../ui/RequestTimeline.tsx';
import { requestTones, StatusTag } from '../../ui/StatusTag.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import sectionClasses from '../Section.module.css';
import type { DeskRequest } from './desk-request.ts';
import classes from './OfficeRequest.module.css';
import { RequestDecision } from './RequestDecision.tsx';

type Props = {
  request: DeskRequest;
  /** It was decided here a moment ago. */
  fresh: boolean;
  onDecided: (request: DeskRequest) => void;
};

/** One request of whatever kind as its office sees it: the facts, its history, what the rules say, and the decision with what it asks for. */
export function OfficeRequest({ request, fresh, onDecided }: Props) {
  const { referenceNumber, kind, status, sentAt, office, student, facts, reasons, decisions } = request;
  const { t } = useTranslation(['classroom', 'request']);
  const { pick } = useLanguage();
  const { stepOf, next } = useTimelineSteps();
  const name = useRef<HTMLHeadingElement>(null);
  // The buttons have gone; what came of it is here.
  useEffect(() => {
    if (fresh) name.current?.focus();
  }, [fresh]);

  return (
    <li className={sectionClasses.card}>
      <div className={classes.head}>
        <div>
          <h2 ref={name} tabIndex={-1} className={sectionClasses.name}>
            {t(`request:kinds.${kind}`)} · <bdi>{pick(student.name)}</bdi>
          </h2>
          <p className={classes.about}>
            <CodeText>{referenceNumber}</CodeText> · {t('offices.student')} <CodeText>{student.code}</CodeText> · {t('offices.sentAt')} <DateText at={sentAt} format="shortDateTime" />
          </p>
        </div>
        <StatusTag tone={requestTones[status]}>{t(`request:statuses.${status}`)}</StatusTag>
      </div>
      <div className={classes.body}>
        <dl className={classes.facts}>
          <RequestFacts facts={facts} referenceNumber={referenceNumber} />
        </dl>
        <RequestTimeline steps={[...decisions.map(stepOf), ...(status === 'sent' ? [next(office)] : [])]} />
      </div>
      <p role="status" className={classes.told}>
        {fresh && t('offices.told')}
      </p>
      {status === 'sent' && (
        <div className={classes.decision}>
          {reasons.length === 0 ? <p className={sectionClasses.quiet}>{t('offices.free')}</p> : <RefusalList refusals={reasons} tone="warn" title={t('offices.reasons')} />}
          <RequestDecision request={request} onDecided={onDecided} />
        </div>
      )}
    </li>
  );
}
