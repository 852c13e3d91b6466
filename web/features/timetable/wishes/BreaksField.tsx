import { ActionIcon, Button, Select, Stack } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatWeekday } from '../../../../locales/i18n.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import classes from './BreaksField.module.css';
import { isBreak, withBreak, withoutBreak } from './breaks.ts';
import { weekdays, type Break } from '../solver/problem.ts';
import { useWords } from '../useWords.ts';
import { formatTime } from './wishes.ts';

type Props = { breaks: readonly Break[]; onChange: (breaks: readonly Break[]) => void };

const firstHour = 8;
const hours = Array.from({ length: 12 }, (_, index) => (firstHour + index) * 60);
const halves = Array.from({ length: 29 }, (_, index) => firstHour * 60 + index * 30).map((minutes) => ({
  value: String(minutes),
  label: formatTime(minutes),
}));

/** Hours without classes: drawn on the week with finger or mouse, set with the keyboard, or typed. */
export function BreaksField({ breaks, onChange }: Props) {
  const { t } = useWords();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('breaks.edit')}
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('breaks.title')}>
        <Stack>
          <p className="sis-quiet">{t('breaks.text')}</p>
          <Drawing breaks={breaks} onChange={onChange} />
          <Typing breaks={breaks} onChange={onChange} />
        </Stack>
      </Sheet>
    </>
  );
}

function Drawing({ breaks, onChange }: Props) {
  const { t, language, span } = useWords();
  const [[atDay, atHour], setAt] = useState<[number, number]>([0, 0]);
  const table = useRef<HTMLDivElement>(null);
  const drawing = useRef<{ sets: boolean; breaks: readonly Break[] } | null>(null);

  const set = (before: readonly Break[], day: number, from: number, sets: boolean): readonly Break[] =>
    (sets ? withBreak : withoutBreak)(before, { day, from, to: from + 60 });
  const cellAt = (event: PointerEvent): [number, number] | null => {
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-day]');
    return cell && table.current?.contains(cell) ? [Number(cell.dataset.day), Number(cell.dataset.from)] : null;
  };
  const draw = (event: PointerEvent): void => {
    const cell = cellAt(event);
    if (!cell || !drawing.current || isBreak(drawing.current.breaks, ...cell) === drawing.current.sets) return;
    drawing.current.breaks = set(drawing.current.breaks, ...cell, drawing.current.sets);
    onChange(drawing.current.breaks);
  };
  const begin = (event: PointerEvent): void => {
    const cell = cellAt(event);
    if (!cell || event.button !== 0) return;
    drawing.current = { sets: !isBreak(breaks, ...cell), breaks };
    draw(event);
  };
  const move = (event: KeyboardEvent): void => {
    const inline = document.documentElement.dir === 'rtl' ? -1 : 1;
    const by = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [inline, 0], ArrowLeft: [-inline, 0] }[event.key];
    if (!by) return;
    event.preventDefault();
    const [day, hour] = [
      Math.min(weekdays.length - 1, Math.max(0, atDay + (by[0] ?? 0))),
      Math.min(hours.length - 1, Math.max(0, atHour + (by[1] ?? 0))),
    ];
    setAt([day, hour]);
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"][data-from="${hours[hour]}"]`)?.focus();
  };

  return (
    <div
      ref={table}
      className={classes.week}
      role="group"
      aria-label={t('breaks.draw')}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={() => (drawing.current = null)}
      onPointerCancel={() => (drawing.current = null)}
      onPointerLeave={() => (drawing.current = null)}
      onKeyDown={move}
    >
      <span />
      {weekdays.map((day) => (
        <span key={day} className={classes.day} aria-hidden>
          {formatWeekday(day, language, 'short')}
        </span>
      ))}
      {hours.map((from, row) => [
        <bdi key={`at ${from}`} dir="ltr" className={`sis-tiny ${classes.hour}`} aria-hidden>
          {formatTime(from)}
        </bdi>,
        ...weekdays.map((day) => (
          <button
            key={`${day} ${from}`}
            type="button"
            className={classes.cell}
            data-day={day}
            data-from={from}
            tabIndex={day === atDay && row === atHour ? 0 : -1}
            aria-pressed={isBreak(breaks, day, from)}
            aria-label={t('breaks.cell', { day: formatWeekday(day, language), span: span(from, from + 60) })}
            onFocus={() => setAt([day, row])}
            // The pointer events have already drawn the cell. Only a click by keyboard, whose `detail` is 0, is handled
            // here.
            onClick={(event) => event.detail === 0 && onChange(set(breaks, day, from, !isBreak(breaks, day, from)))}
          />
        )),
      ])}
    </div>
  );
}

function Typing({ breaks, onChange }: Props) {
  const { t, language, span } = useWords();
  const [day, setDay] = useState('0');
  const [from, setFrom] = useState(String(12 * 60));
  const [to, setTo] = useState(String(13 * 60));
  const isOrdered = Number(from) < Number(to);
  return (
    <div className={`${classes.typing} sis-buttons`}>
      <Select
        label={t('breaks.day')}
        allowDeselect={false}
        value={day}
        data={weekdays.map((one) => ({ value: String(one), label: formatWeekday(one, language) }))}
        onChange={(next) => next && setDay(next)}
      />
      <Select
        label={t('wishes.from')}
        allowDeselect={false}
        value={from}
        data={halves}
        onChange={(next) => next && setFrom(next)}
      />
      <Select
        label={t('wishes.to')}
        allowDeselect={false}
        value={to}
        data={halves}
        onChange={(next) => next && setTo(next)}
        error={isOrdered ? undefined : t('breaks.order')}
      />
      <Button
        variant="light"
        disabled={!isOrdered}
        onClick={() => onChange(withBreak(breaks, { day: Number(day), from: Number(from), to: Number(to) }))}
      >
        {t('breaks.add')}
      </Button>
      {breaks.length > 0 && (
        <ul className={`sis-list ${classes.list}`} aria-label={t('breaks.title')}>
          {breaks.map((one) => {
            const name = `${formatWeekday(one.day, language)} ${span(one.from, one.to)}`;
            return (
              <li key={name}>
                {name}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('wishes.remove', { name })}
                  onClick={() => onChange(withoutBreak(breaks, one))}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
