import { useTranslation } from 'react-i18next';
import { formatList } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { useTimelineSteps } from './RequestTimeline.tsx';
import { useLanguage } from '../text/useLanguage.ts';

type MyRequest = Schema<'MyRequest'>;

/** Functions that return the texts of a request. A kind may have texts of its own. */
export function useRequestWords() {
  const { t } = useTranslation('request');
  const { language, pick } = useLanguage();
  const { nameOf, rulesTurn } = useTimelineSteps();
  /** The text of a status. A kind may have its own words for it and for each step. */
  const statusOf = ({ kind, status, step }: Pick<MyRequest, 'kind' | 'status' | 'step'>): string => {
    const own = `words.${kind}.${status}`;
    const said =
      (step !== null && t(`${own}_${step}` as 'words.refund.approved', { defaultValue: '' })) ||
      t(own as 'words.refund.approved', { defaultValue: '' });
    return said || t(`statuses.${status}`);
  };
  const turnOf = (request: Pick<MyRequest, 'turn' | 'holder' | 'status' | 'executeAt'>): string | null => {
    const { turn, holder } = request;
    if (turn.length === 0) return null;
    if (turn.includes('student')) return t('mine.turnStudent');
    if (turn.includes('rules')) return rulesTurn(request);
    if (holder) return t('mine.turnHolder', { name: pick(holder), office: formatList(turn.map(nameOf), language) });
    return t('mine.turnOffice', { offices: formatList(turn.map(nameOf), language) });
  };
  const kindOf = ({ kind }: Pick<MyRequest, 'kind'>): string => t(`kinds.${kind}`);
  /** The subject of a request; null if it only repeats the kind. */
  const subjectOf = (request: Pick<MyRequest, 'kind' | 'subject'>): string | null =>
    pick(request.subject) === kindOf(request) ? null : pick(request.subject);
  return { statusOf, turnOf, kindOf, subjectOf };
}

/** True if the next step is the student's. */
export const waitsForStudent = ({ turn }: Pick<MyRequest, 'turn'>): boolean => turn.includes('student');
