import { IconCheck, IconPointFilled, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../api/operations.ts';
import { DateText } from './DateText.tsx';
import classes from './RequestTimeline.module.css';

/** One step of a request's life. `next` is what is waited for. */
export type TimelineStep = { tone: 'done' | 'refused' | 'next'; title: ReactNode; at?: string | null; by?: ReactNode; note?: string };

const icons = { done: IconCheck, refused: IconX, next: IconPointFilled };

/** Who did what with a request, when, and what comes next. */
export function RequestTimeline({ steps }: { steps: TimelineStep[] }) {
  const { t } = useTranslation('request');
  return (
    <ol className={classes.steps} aria-label={t('history')}>
      {steps.map(({ tone, title, at, by, note }, index) => {
        const Icon = icons[tone];
        return (
          <li key={index} className={classes.step} data-tone={tone}>
            <span className={classes.mark} aria-hidden>
              <Icon size={14} stroke={2.5} />
            </span>
            <span className={classes.words}>
              <span className={classes.title}>{title}</span>
              {(by || at) && (
                <span className={classes.about}>
                  {by}
                  {by && at && ' · '}
                  {at && <DateText at={at} format="shortDateTime" />}
                </span>
              )}
              {note && (
                <span className={classes.note} dir="auto">
                  {note}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A history as steps; while it is undecided, the office that decides comes last. */
export function useTimelineSteps() {
  const { t } = useTranslation(['request', 'common']);
  const nameOf = (by: Schema<'RequestEvent'>['office']): string => (by === 'student' || by === 'rules' ? t(by) : t(`common:offices.${by}`));
  const stepOf = ({ at, office, decision, note }: Schema<'RequestEvent'>): TimelineStep => ({
    tone: decision === 'refused' || decision === 'canceled' ? 'refused' : 'done', title: t(`events.${decision}`), at, by: nameOf(office), note,
  });
  const next = (office: Schema<'RequestEvent'>['office']): TimelineStep => ({ tone: 'next', title: t('next', { office: nameOf(office) }) });
  return { nameOf, stepOf, next };
}
