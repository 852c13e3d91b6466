import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { placeOf, type Schedule } from './schedule-view.ts';
import classes from './TodayPanel.module.css';

type Class = Schema<'ScheduledClass'>;

const timeOf = (instant: string): string => formatInstant(instant, 'en', 'time');
const isOver = ({ endsAt }: Class, now: string): boolean => Date.parse(endsAt) <= Date.parse(now);

const stateOf = (one: Class, { now, running, next }: Pick<Schedule, 'now' | 'running' | 'next'>) => {
  if (isOver(one, now)) return 'past';
  if (one.startsAt === running?.startsAt) return 'running';
  return one.startsAt === next?.startsAt ? 'next' : null;
};

/** Now and next in one glance, then the rest of today. By the business clock. */
export function TodayPanel({ schedule: { now, today, running, next, holidayToday } }: { schedule: Schedule }) {
  const { t } = useTranslation('schedule');
  const { pick } = useLanguage();
  const calm = holidayToday ? t('now.holiday', { name: pick(holidayToday.name) }) : today.length === 0 ? t('now.noneToday') : today.every((one) => isOver(one, now)) ? t('now.over') : null;
  return (
    <Panel
      className={classes.today}
      title={t('now.title')}
      aside={
        <span className={classes.date}>
          <DateText at={now} format="date" />
        </span>
      }
    >
      <div className={classes.lead}>
        {running && <Lead tone="running" label={t('now.running')} one={running} aside={t('now.until', { time: timeOf(running.endsAt) })} />}
        {calm && <p className={classes.calm}>{calm}</p>}
        {next ? (
          <Lead
            tone="next"
            label={t('now.next')}
            one={next}
            aside={
              <>
                {!today.some(({ startsAt }) => startsAt === next.startsAt) && (
                  <>
                    <DateText at={next.startsAt} format="dayMonth" /> ·{' '}
                  </>
                )}
                <CodeText>{timeOf(next.startsAt)}</CodeText> · <RelativeTime at={next.startsAt} now={now} />
              </>
            }
          />
        ) : (
          !running && <p className={classes.calm}>{t('now.after')}</p>
        )}
      </div>
      {today.length > 0 && (
        <ol className={classes.list} aria-label={t('now.list')}>
          {today.map((one) => {
            const state = stateOf(one, { now, running, next });
            return (
              <li key={`${one.registrationId} ${one.startsAt}`} className={classes.row} data-state={state ?? undefined}>
                <CodeText>{`${timeOf(one.startsAt)}–${timeOf(one.endsAt)}`}</CodeText>
                <span className={classes.course}>
                  <CodeText strong>{one.code}</CodeText> <span>{pick(one.name)}</span>
                </span>
                <CodeText>{placeOf(one.place)}</CodeText>
                <span className={classes.state}>{state && t(`now.state.${state}`)}</span>
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}

function Lead({ tone, label, one, aside }: { tone: 'running' | 'next'; label: string; one: Class; aside: ReactNode }) {
  const { pick } = useLanguage();
  return (
    <div className={classes.one} data-tone={tone}>
      <p className={classes.label}>{label}</p>
      <p className={classes.name}>
        <CodeText strong>{one.code}</CodeText> {pick(one.name)}
      </p>
      <p className={classes.where}>
        <CodeText strong>{placeOf(one.place)}</CodeText> · {pick(one.place.campus)}
      </p>
      <p className={classes.when}>{aside}</p>
    </div>
  );
}
