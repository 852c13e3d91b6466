import { Stack } from '@mantine/core';
import type { KeyboardEvent, TouchEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayOf } from '../../../locales/dates.ts';
import { formatInstant, formatWeekday } from '../../../locales/i18n.ts';
import { useMinutes } from '../../api/useBusinessClock.ts';
import { minutesUntil, nowAndNext } from '../../ui/week/class-now.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { courseColour } from '../../ui/week/course-colour.ts';
import { relativeTime } from '../../ui/text/RelativeTime.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { heldText, offText, overlapText } from './change-text.ts';
import classes from './DayPanel.module.css';
import { dayBeside, findFirstDay, toNearness, type Lesson, type StripDay } from './schedule-days.ts';
import { placeOf } from './schedule-view.ts';

const noon = (date: string): string => `${date}T12:00:00+03:00`;
const formatTime = (instant: number): string => formatInstant(instant, 'en', 'time');
/** The sideways distance in pixels that a swipe must exceed to change the day. */
const swipe = 50;

/** Today and the next working days, one at a time. Buttons, arrow keys or a swipe change the day. */
export function DayPanel({ days, said, colours }: { days: StripDay[]; said: string; colours: Map<string, number> }) {
  const { t } = useTranslation('schedule');
  const { language, direction } = useLanguage();
  const id = useId();
  const now = useMinutes(said);
  const nowIso = new Date(now).toISOString();
  const [chosen, setChosen] = useState<string | null>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const day = days.find(({ date }) => date === (chosen ?? findFirstDay(days, now))) ?? days[0];
  if (!day) return null;

  const onward = direction === 'rtl' ? -1 : 1;
  const go = (step: 1 | -1): string => {
    const date = dayBeside(days, day.date, step);
    setChosen(date);
    return date;
  };
  const focus = (date: string): void => {
    window.setTimeout(() => tabs.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus());
  };
  const byKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: onward, ArrowLeft: -onward }[event.key];
    const edge = { Home: days[0], End: days.at(-1) }[event.key];
    if (step === undefined && !edge) return;
    event.preventDefault();
    if (edge) setChosen(edge.date);
    focus(edge?.date ?? go(step === 1 ? 1 : -1));
  };
  const start = ({ touches: { 0: touch } }: TouchEvent): void => {
    from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const end = ({ changedTouches: { 0: touch } }: TouchEvent): void => {
    if (!from.current || !touch) return;
    const [across, down] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
    // A swipe towards the start of the line shows the next day.
    if (Math.abs(across) > swipe && Math.abs(across) > 2 * Math.abs(down)) go(across * onward < 0 ? 1 : -1);
    from.current = null;
  };
  const nameOf = (date: string): string => {
    const near = toNearness(date, nowIso);
    return near ? t(`day.${near}`) : formatWeekday(weekdayOf(date), language, 'short');
  };

  return (
    <section className={`sis-rows sis-clipped ${classes.panel} sis-frame`} aria-label={t('day.label')}>
      <div ref={tabs} role="tablist" aria-label={t('day.label')} className={classes.tabs} onKeyDown={byKey}>
        {days.map(({ date }) => (
          <button
            key={date}
            type="button"
            role="tab"
            data-date={date}
            id={`${id}-${date}`}
            aria-selected={date === day.date}
            aria-controls={`${id}-day`}
            tabIndex={date === day.date ? 0 : -1}
            className={`${classes.tab} sis-bare`}
            onClick={() => setChosen(date)}
          >
            <span className={classes.name}>{nameOf(date)}</span>{' '}
            <span className={classes.date}>{formatInstant(noon(date), language, 'shortDay')}</span>
          </button>
        ))}
      </div>
      <div
        id={`${id}-day`}
        role="tabpanel"
        aria-labelledby={`${id}-${day.date}`}
        className={classes.day}
        onTouchStart={start}
        onTouchEnd={end}
      >
        <Lessons day={day} leads={day.date === findFirstDay(days, now)} now={now} nowIso={nowIso} colours={colours} />
      </div>
    </section>
  );
}

/** The classes of one day. `leads`: true if this is the first day with a class that has not ended. */
function Lessons({
  day: { holiday, lessons },
  leads,
  now,
  nowIso,
  colours,
}: {
  day: StripDay;
  leads: boolean;
  now: number;
  nowIso: string;
  colours: Map<string, number>;
}) {
  const { t } = useTranslation('schedule');
  const { language, pick } = useLanguage();
  if (holiday) return <p className={classes.calm}>{t('day.holiday', { name: pick(holiday) })}</p>;
  if (lessons.length === 0) return <p className={classes.calm}>{t('day.none')}</p>;
  const { running, next } = nowAndNext(
    lessons.filter(({ off }) => !off),
    now,
  );
  const stateOf = (one: Lesson): 'past' | 'running' | 'next' | 'off' | undefined =>
    one.off
      ? 'off'
      : one.endsAt <= now
        ? 'past'
        : one === running
          ? 'running'
          : leads && one === next
            ? 'next'
            : undefined;
  const words = (one: Lesson, state: ReturnType<typeof stateOf>): string | undefined =>
    state === 'off'
      ? one.change
        ? offText(one.change, t)
        : undefined
      : state === 'running'
        ? t('day.running', { count: minutesUntil(one.endsAt, now) })
        : state === 'next'
          ? t('day.next', { when: relativeTime(new Date(one.startsAt).toISOString(), nowIso, language) })
          : state && t('day.past');
  return (
    <ol className="sis-list">
      {lessons.map((one) => {
        const state = stateOf(one);
        return (
          <li
            key={`${one.registrationId} ${one.startsAt} ${one.off}`}
            className={`sis-loose ${classes.lesson}`}
            data-state={state}
            style={courseColour(colours.get(one.code))}
          >
            <span className={`sis-top sis-figures sis-strong ${classes.time}`}>
              <CodeText>{formatTime(one.startsAt)}</CodeText>
              <CodeText>{formatTime(one.endsAt)}</CodeText>
            </span>
            <Stack component="span" gap={0} miw={0}>
              <span>
                <CodeText strong>{one.code}</CodeText> {pick(one.name)}
              </span>
              <span className="sis-note">
                <CodeText strong>{placeOf(one.place)}</CodeText> · {pick(one.place.campus)}
              </span>
              {one.change && !one.off && (
                <span className="sis-note">
                  {[heldText(one.change, t), overlapText(one.change, t, language)].filter(Boolean).join(' · ')}
                </span>
              )}
              {state && <span className={`sis-accent sis-small sis-strong ${classes.state}`}>{words(one, state)}</span>}
            </Stack>
          </li>
        );
      })}
    </ol>
  );
}
