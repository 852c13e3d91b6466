import { Input, Select, TextInput } from '@mantine/core';
import type { FocusEventHandler, ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocale } from '../../../locales/i18n.ts';
import classes from './DayField.module.css';
import { useLanguage } from '../text/useLanguage.ts';

type Props = {
  name: string;
  label: string;
  description?: ReactNode;
  /** The date as YYYY-MM-DD; while it is incomplete, the entered parts with their dashes. */
  value?: string;
  /** The years to choose from, the latest first. */
  years: number[];
  error?: ReactNode;
  readOnly?: boolean;
  onChange: (value: string) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
};

/** Parses a date; null if it is incomplete or does not exist. */
export function parseDay(value: string): string | null {
  const [year = '', month = '', day = ''] = value.split('-');
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return exists && /^\d{4}-\d\d-\d\d$/.test(date) ? date : null;
}

/** Date field without a calendar, for dates that are known by heart or copied from a document. */
export function DayField({
  name,
  label,
  description,
  value = '',
  years,
  error,
  readOnly = false,
  onChange,
  onFocus,
  onBlur,
  ...marks
}: Props) {
  const { t } = useTranslation('request');
  const { language } = useLanguage();
  const id = useId();
  const [year = '', month = '', day = ''] = value.split('-');
  const put = (change: { year?: string; month?: string; day?: string }): void =>
    onChange([change.year ?? year, change.month ?? month, change.day ?? day].join('-'));
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: new Intl.DateTimeFormat(toLocale(language), { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2000, index, 1),
    ),
  }));
  const part = {
    readOnly,
    error: Boolean(error),
    onFocus,
    onBlur,
    'aria-describedby': error ? `${id}-error` : undefined,
    'data-field': name,
    ...marks,
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      error={error}
      errorProps={{ id: `${id}-error` }}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    >
      <div role="group" aria-labelledby={`${id}-label`} className={`sis-close ${classes.parts}`}>
        <TextInput
          {...part}
          aria-label={t('day.day')}
          placeholder={t('day.day')}
          inputMode="numeric"
          maxLength={2}
          dir="ltr"
          value={day}
          onChange={(event) => put({ day: event.currentTarget.value.replace(/\D/g, '') })}
        />
        <Select
          {...part}
          aria-label={t('day.month')}
          placeholder={t('day.month')}
          data={months}
          value={month || null}
          onChange={(chosen) => put({ month: chosen ?? '' })}
        />
        <Select
          {...part}
          aria-label={t('day.year')}
          placeholder={t('day.year')}
          data={years.map(String)}
          value={year || null}
          onChange={(chosen) => put({ year: chosen ?? '' })}
        />
      </div>
    </Input.Wrapper>
  );
}
