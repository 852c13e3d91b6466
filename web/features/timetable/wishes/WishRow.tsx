import { Group, NumberInput, SegmentedControl, Select } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { formatWeekday } from '../../../../locales/i18n.ts';
import { BreaksField } from './BreaksField.tsx';
import { InstructorsField } from './InstructorsField.tsx';
import classes from './WishPanel.module.css';
import { weekdays, type Day, type Wish } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import { useWords } from '../useWords.ts';
import { levels, formatTime } from './wishes.ts';

type Props = {
  wish: Wish;
  builder: Builder;
  opened: boolean;
  onOpen: (open: boolean) => void;
  onChange: (wish: Wish) => void;
};

const hours = Array.from({ length: 14 }, (_, index) => (index + 8) * 60);
const times = hours.map((minutes) => ({ value: String(minutes), label: formatTime(minutes) }));
/** The values to choose from, in minutes. */
const waiting = [0, 30, 60, 120, 180, 240, 360];
const lunches = [30, 45, 60, 90];
const onTheWay = [0, 60, 120, 180, 240];

/** A wish as a sentence. A click shows its level and its settings. */
export function WishRow({ wish, builder, opened, onOpen, onChange }: Props) {
  const { t, wish: wordsOf } = useWords();
  const name = wordsOf(wish);
  return (
    <span className={classes.wish}>
      <button
        type="button"
        className={`sis-row sis-plain ${classes.words} sis-bare`}
        aria-expanded={opened}
        onClick={() => onOpen(!opened)}
      >
        <span>
          {name}{' '}
          {!opened && wish.level !== 'preferred' && <span className="sis-mark">{t(`wishes.level.${wish.level}`)}</span>}
        </span>
        <IconChevronDown size={16} className={`sis-firm sis-quiet ${classes.arrow}`} aria-hidden />
      </button>
      {opened && (
        <Group component="span" gap="0.375rem">
          <SegmentedControl
            size="xs"
            fullWidth
            className={classes.level}
            aria-label={t('wishes.levelOf', { name })}
            value={wish.level}
            onChange={(level) => onChange({ ...wish, level })}
            data={levels.map((level) => ({ value: level, label: t(`wishes.level.${level}`) }))}
          />
          <Fields wish={wish} name={name} builder={builder} onChange={onChange} />
        </Group>
      )}
    </span>
  );
}

/** Functions that make the fields for the values of a wish. */
function useValueFields() {
  const { duration } = useWords();
  const pick = (
    options: readonly { value: string; label: string }[],
    value: number,
    label: string,
    set: (value: number) => void,
  ) => (
    // A stored value that is not among the usual ones is listed as well.
    <Select
      size="xs"
      className={classes.field}
      aria-label={label}
      data={
        options.some((one) => one.value === String(value))
          ? [...options]
          : [{ value: String(value), label: formatTime(value) }, ...options]
      }
      value={String(value)}
      allowDeselect={false}
      onChange={(next) => next && set(Number(next))}
    />
  );
  const minutes = (options: readonly number[], value: number, label: string, set: (value: number) => void) =>
    pick(
      (options.includes(value) ? options : [value, ...options]).map((one) => ({
        value: String(one),
        label: duration(one),
      })),
      value,
      label,
      set,
    );
  const number = (value: number, [min, max]: [number, number], label: string, set: (value: number) => void) => (
    <NumberInput
      size="xs"
      className={classes.field}
      aria-label={label}
      value={value}
      min={min}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      onChange={(next) => typeof next === 'number' && set(next)}
    />
  );
  return { pick, minutes, number };
}

function Fields({ wish, name, builder, onChange }: Pick<Props, 'wish' | 'builder' | 'onChange'> & { name: string }) {
  const { t } = useWords();
  const { pick, minutes, number } = useValueFields();
  switch (wish.kind) {
    case 'daysOff':
      return <DaysField days={wish.days} onChange={(days) => onChange({ ...wish, days })} />;
    case 'freeDays':
      return number(wish.atLeast, [1, 4], name, (atLeast) => onChange({ ...wish, atLeast }));
    case 'earliest':
      return pick(times, wish.from, name, (from) => onChange({ ...wish, from }));
    case 'latest':
      return pick(times, wish.until, name, (until) => onChange({ ...wish, until }));
    case 'gaps':
      return minutes(waiting, wish.atMost, t('wishes.atMost'), (atMost) => onChange({ ...wish, atMost }));
    case 'travel':
      return minutes(onTheWay, wish.atMost, t('wishes.atMost'), (atMost) => onChange({ ...wish, atMost }));
    case 'lunch':
      return (
        <>
          {minutes(lunches, wish.minutes, t('wishes.length'), (length) =>
            onChange({ ...wish, minutes: length, to: Math.max(wish.to, wish.from + length) }),
          )}
          {pick(times, wish.from, t('wishes.from'), (from) =>
            onChange({ ...wish, from, to: Math.max(wish.to, from + Math.max(60, wish.minutes)) }),
          )}
          {pick(times, wish.to, t('wishes.to'), (to) =>
            onChange({ ...wish, to, from: Math.min(wish.from, to - Math.max(60, wish.minutes)) }),
          )}
        </>
      );
    case 'examSpread':
      return number(wish.daysBetween, [1, 5], name, (daysBetween) => onChange({ ...wish, daysBetween }));
    case 'creditHours':
      return number(wish.target, [3, 24], name, (target) => onChange({ ...wish, target }));
    case 'language':
      return (
        <Select
          size="xs"
          className={classes.field}
          aria-label={name}
          allowDeselect={false}
          value={wish.language}
          data={(['en', 'ar'] as const).map((value) => ({ value, label: t(`registration:language.${value}`) }))}
          onChange={(next) => next && onChange({ ...wish, language: next })}
        />
      );
    case 'breaks':
      return <BreaksField breaks={wish.breaks} onChange={(breaks) => onChange({ ...wish, breaks })} />;
    case 'instructors':
      return <InstructorsField wish={wish} builder={builder} onChange={onChange} />;
    default:
      return null;
  }
}

function DaysField({ days, onChange }: { days: readonly Day[]; onChange: (days: Day[]) => void }) {
  const { t, language } = useWords();
  return (
    <Group component="span" gap="0.375rem" role="group" aria-label={t('wishes.kind.daysOff')}>
      {weekdays.map((day) => {
        const isOff = days.includes(day);
        return (
          <button
            key={day}
            type="button"
            className={classes.day}
            aria-pressed={isOff}
            onClick={() => onChange(isOff ? days.filter((one) => one !== day) : [...days, day].sort())}
          >
            {formatWeekday(day, language)}
          </button>
        );
      })}
    </Group>
  );
}
