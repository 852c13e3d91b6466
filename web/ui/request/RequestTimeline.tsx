import { Stack } from '@mantine/core';
import { IconCheck, IconPointFilled, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type requestTexts from '../../../locales/en/request.json';
import { formatList } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { DateText } from '../text/DateText.tsx';
import classes from './RequestTimeline.module.css';
import { useLanguage } from '../text/useLanguage.ts';

/** One step in the history of a request. `next` marks the expected step. */
export type TimelineStep = {
  tone: 'done' | 'refused' | 'next';
  title: ReactNode;
  at?: string | null;
  by?: ReactNode;
  note?: string;
  /** The names of the affected fields. */
  fields?: readonly string[];
};

type Actor = Schema<'RequestEvent'>['office'];

const icons = { done: IconCheck, refused: IconX, next: IconPointFilled };

type FieldName = keyof (typeof requestTexts)['facts'];

/** Returns a function that joins the labels of fields and files into a list. */
export function useFieldNames(): (fields: readonly string[]) => string {
  const { t } = useTranslation('request');
  const { language } = useLanguage();
  return (fields) =>
    formatList(
      fields.map((name) => t(`facts.${name as FieldName}`)),
      language,
    );
}

/** History of a request: each step with its actor and time, and the expected next step. */
export function RequestTimeline({ steps }: { steps: TimelineStep[] }) {
  const { t } = useTranslation('request');
  const namesOf = useFieldNames();
  return (
    <Stack component="ol" gap={0} className="sis-list" aria-label={t('history')}>
      {steps.map(({ tone, title, at, by, note, fields = [] }, index) => {
        const Icon = icons[tone];
        return (
          <li key={index} className={classes.step} data-tone={tone}>
            <span className={`${classes.mark} sis-disc`} aria-hidden>
              <Icon size={14} stroke={2.5} />
            </span>
            <Stack component="span" gap={0} justify="flex-start" miw={0}>
              <span className={`${classes.title} sis-medium`}>{title}</span>
              {(by || at) && (
                <span className="sis-note">
                  {by}
                  {by && at && ' · '}
                  {at && <DateText at={at} format="shortDateTime" />}
                </span>
              )}
              {fields.length > 0 && (
                <span className="sis-note">
                  {t('page.fields')} {namesOf(fields)}
                </span>
              )}
              {note && (
                <span className={classes.note} dir="auto">
                  {note}
                </span>
              )}
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}

const inVain = new Set<Schema<'RequestEvent'>['decision']>(['refused', 'canceled', 'expired', 'declined']);

/**
 * Functions that turn a request's history into timeline steps. While the request is undecided, the expected next step
 * is added.
 */
export function useTimelineSteps() {
  const { t } = useTranslation(['request', 'common']);
  const { pick } = useLanguage();
  const nameOf = (by: Schema<'RequestEvent'>['office']): string =>
    by === 'student' || by === 'rules' ? t(by) : t(`common:offices.${by}`);
  const toStep = ({ at, office, decision, item, words, fields }: Schema<'RequestEvent'>): TimelineStep => ({
    tone: inVain.has(decision) ? 'refused' : 'done',
    title: item === null ? t(`events.${decision}`) : `${t(`events.${decision}`)}: ${t(`facts.${item as FieldName}`)}`,
    at,
    by: nameOf(office),
    note: pick(words),
    fields,
  });
  const next = (actor: Exclude<Actor, 'rules'>): TimelineStep => ({
    tone: 'next',
    title: actor === 'student' ? t('mine.turnStudent') : t('next', { office: nameOf(actor) }),
  });
  /** The title of a next step without an actor: a decision round, or a decision that takes effect later. */
  const rulesTurn = ({ status, executeAt }: Pick<Schema<'MyRequest'>, 'status' | 'executeAt'>): string =>
    t(status !== 'sent' ? 'mine.turnEffect' : executeAt === null ? 'mine.turnRoundUnset' : 'mine.turnRound');
  /** All steps of a request, including the next one. */
  const toSteps = (request: Schema<'MyRequest'>): TimelineStep[] => [
    ...request.history.map(toStep),
    ...request.turn.map((actor): TimelineStep =>
      actor === 'rules' ? { tone: 'next', title: rulesTurn(request), at: request.executeAt } : next(actor),
    ),
  ];
  return { nameOf, stepOf: toStep, stepsOf: toSteps, next, rulesTurn };
}
