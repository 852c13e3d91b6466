import type { HTMLAttributes, KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day, hour } from '../../../locales/durations.ts';
import { formatInstant } from '../../../locales/i18n.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import type { Grip, Stretch } from './agenda-time.ts';
import { moved, placeOf } from './agenda-time.ts';
import classes from './AgendaCard.module.css';

/** Delay in milliseconds after the last key press before the period is saved. */
const settleMs = 500;
const grips: Grip[] = ['opens', 'whole', 'closes'];
const percent = (part: number): string => `${part * 100}%`;

type Props = { name: string; period: Stretch; window: Stretch; now: number; onMove: (period: Stretch) => void };

/** Moves a period by its grips, with pointer and keyboard. `moving`: the period until it is saved, else null. */
function useMovedPeriod({ period, window, onMove }: Pick<Props, 'period' | 'window' | 'onMove'>) {
  const { direction } = useLanguage();
  const [moving, setMoving] = useState<Stretch | null>(null);
  const track = useRef<HTMLDivElement>(null);
  const held = useRef<{ grip: Grip; at: number } | null>(null);
  const settling = useRef<number>(undefined);
  const shown = moving ?? period;

  // The saved period has arrived and replaces the moving one.
  useEffect(() => setMoving(null), [period.from, period.to]);
  useEffect(() => () => clearTimeout(settling.current), []);

  const finish = (stretch: Stretch): void => {
    if (stretch.from !== period.from || stretch.to !== period.to) onMove(stretch);
    else setMoving(null);
  };
  const drag = (event: PointerEvent): Stretch | null => {
    const width = track.current?.clientWidth ?? 0;
    if (!held.current || !width) return null;
    const share = ((event.clientX - held.current.at) / width) * (direction === 'rtl' ? -1 : 1);
    const days = Math.round((share * (window.to - window.from)) / day);
    return moved(period, held.current.grip, days * day);
  };
  const press = (event: KeyboardEvent, grip: Grip): void => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const step = event.shiftKey ? hour : day;
    const by = { [forward]: step, [back]: -step, ArrowUp: step, ArrowDown: -step, PageUp: 7 * day, PageDown: -7 * day }[
      event.key
    ];
    if (by === undefined) return;
    event.preventDefault();
    const next = moved(shown, grip, by);
    setMoving(next);
    clearTimeout(settling.current);
    settling.current = setTimeout(() => finish(next), settleMs) as unknown as number;
  };
  const handlersOf = (grip: Grip): HTMLAttributes<HTMLDivElement> => ({
    onKeyDown: (event) => press(event, grip),
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { grip, at: event.clientX };
    },
    onPointerMove: (event) => {
      const next = drag(event);
      if (next) setMoving(next);
    },
    onPointerUp: (event) => {
      const next = drag(event);
      held.current = null;
      if (next) finish(next);
    },
    onPointerCancel: () => {
      held.current = null;
      setMoving(null);
    },
  });
  return { shown, moving, track, handlersOf };
}

/**
 * One period on the time line. Its two ends and the whole bar are sliders for pointer and keyboard; `onMove` gets the
 * new period.
 */
export function AgendaBar({ name, period, window, now, onMove }: Props) {
  const { t } = useTranslation('console');
  const { language } = useLanguage();
  const { shown, moving, track, handlersOf } = useMovedPeriod({ period, window, onMove });

  const said = (at: number): string => formatInstant(at, language, 'dateTime');
  const valueOf = { opens: shown.from, closes: shown.to, whole: shown.from };
  const textOf = {
    opens: said(shown.from),
    closes: said(shown.to),
    whole: t('agenda.period', { opens: said(shown.from), closes: said(shown.to) }),
  };
  const nameOf = {
    opens: t('agenda.opens', { name }),
    closes: t('agenda.closes', { name }),
    whole: t('agenda.move', { name }),
  };
  const start = placeOf(shown.from, window);
  const end = placeOf(shown.to, window);

  return (
    <div ref={track} className={classes.track}>
      <span className={classes.today} style={{ insetInlineStart: percent(placeOf(now, window)) }} aria-hidden />
      <div
        className={classes.bar}
        style={{ insetInlineStart: percent(start), inlineSize: percent(end - start) }}
        data-open={(shown.from <= now && now < shown.to) || undefined}
        data-moving={moving ? true : undefined}
      >
        {grips.map((grip) => (
          <div
            key={grip}
            role="slider"
            tabIndex={0}
            className={classes[grip]}
            aria-label={nameOf[grip]}
            aria-valuemin={Math.min(window.from, valueOf[grip]) / 1000}
            aria-valuemax={Math.max(window.to, valueOf[grip]) / 1000}
            aria-valuenow={valueOf[grip] / 1000}
            aria-valuetext={textOf[grip]}
            {...handlersOf(grip)}
          />
        ))}
      </div>
    </div>
  );
}
