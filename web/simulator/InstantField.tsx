import '@mantine/dates/styles.layer.css';
import { VisuallyHidden } from '@mantine/core';
import { DatesProvider, DateTimePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getDirection, formatInstant, formatWeekday } from '../../locales/i18n.ts';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { bahrainInstant } from './bahrain-time.ts';
import classes from './InstantField.module.css';

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  size?: 'sm' | 'md';
  onChange: (local: string) => void;
};

/** Bahrain's week begins on Sunday and ends with Friday and Saturday. */
const week = { firstDayOfWeek: 0 as const, weekendDays: [5 as const, 6 as const] };

/** Swaps the arrow keys in Arabic: Mantine moves on with the right arrow, but an Arabic calendar runs to the left. */
function mirrorArrows(event: KeyboardEvent): void {
  const key = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
  if (!key || !event.isTrusted || !(event.target instanceof HTMLElement) || !event.target.closest('table')) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Adds keys that Mantine's calendar lacks: Home and End for the week, Page Up and Page Down for the month. */
function leap(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || !target.dataset.on) return;
  const week = [...(target.closest('tr')?.querySelectorAll<HTMLElement>('[data-on]') ?? [])];
  const atEnd = { Home: week[0], End: week.at(-1) }[key];
  const months = { PageUp: -1, PageDown: 1 }[key];
  if (!atEnd && !months) return;
  event.preventDefault();
  if (atEnd) return atEnd.focus();
  const calendar = target.closest<HTMLElement>('[role="dialog"]');
  const sameDay = dayjs(target.dataset.on)
    .add(months ?? 0, 'month')
    .format('YYYY-MM-DD');
  calendar?.querySelector<HTMLElement>(`[data-direction="${months === 1 ? 'next' : 'previous'}"]`)?.click();
  // The focus is set in a timeout, because the other month is rendered only after the click was handled.
  window.setTimeout(() => calendar?.querySelector<HTMLElement>(`[data-on="${sameDay}"]:not([data-outside])`)?.focus());
}

/**
 * Field for a day and time in Bahrain, in the format of `bahrainLocal` and shown in the page's language. An empty value
 * shows no date.
 */
export function InstantField({ label, value, error, size = 'sm', onChange }: Props) {
  const { t } = useTranslation('simulator');
  const { language } = useLanguage();
  const id = useId();
  const written = value && formatInstant(bahrainInstant(value), language, 'fullDateTime');
  return (
    <div
      className={classes.field}
      onKeyDown={leap}
      onKeyDownCapture={getDirection(language) === 'rtl' ? mirrorArrows : undefined}
    >
      <DatesProvider settings={{ locale: language, ...week }}>
        <DateTimePicker
          id={id}
          size={size}
          label={label}
          // The label alone would hide the value from screen readers.
          aria-label={`${label}: ${written}`}
          value={value ? value.replace('T', ' ') : null}
          error={error}
          onChange={(chosen) => {
            if (chosen) onChange(chosen.slice(0, 16).replace(' ', 'T'));
          }}
          valueFormat={(local) => formatInstant(bahrainInstant(local.replace(' ', 'T')), language, 'fullDateTime')}
          // The popover gets the field's id, so that the dialogue is named after the field.
          popoverProps={{ id, shadow: 'md', returnFocus: true }}
          classNames={{ day: classes.day ?? '' }}
          ariaLabels={{
            nextMonth: t('instant.nextMonth'),
            previousMonth: t('instant.previousMonth'),
            nextYear: t('instant.nextYear'),
            previousYear: t('instant.previousYear'),
            nextDecade: t('instant.nextDecade'),
            previousDecade: t('instant.previousDecade'),
          }}
          weekdayFormat={(day) => (
            <>
              <span aria-hidden>{dayjs(day).locale(language).format('dd')}</span>
              <VisuallyHidden>{formatWeekday(dayjs(day).day(), language, 'long')}</VisuallyHidden>
            </>
          )}
          getDayAriaLabel={(day) => formatInstant(bahrainInstant(`${day}T12:00`), language, 'date')}
          getDayProps={(day) => ({ 'data-on': day, 'data-autofocus': day === value.slice(0, 10) || undefined })}
          timePickerProps={{
            hoursInputLabel: t('instant.hours'),
            minutesInputLabel: t('instant.minutes'),
            classNames: { fieldsGroup: classes.figures ?? '' },
          }}
          submitButtonProps={{ 'aria-label': t('instant.done'), title: t('instant.done') }}
        />
      </DatesProvider>
    </div>
  );
}
