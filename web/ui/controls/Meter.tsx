import classes from './Meter.module.css';

type Props = {
  /**
   * The label for screen readers. Without it they skip the bar, because the text beside it has the same information.
   */
  label?: string;
  value: number;
  maximum: number;
  /** A hatched part after the value: an amount that may be added, or one that is lost. */
  further?: { value: number; lost?: boolean } | undefined;
  /** The value to reach, shown as a mark. */
  minimum?: number;
  /** Further values, shown as gaps in the bar. */
  marks?: readonly number[];
  /** The colour of the bar; by default `ask` for a value below its minimum, else the accent. */
  tone?: 'accent' | 'done' | 'ask' | 'refuse' | undefined;
  /** The value and its limits as text. */
  text?: string;
};

/** Bar that shows a value between zero and its maximum. */
export function Meter({ label, value, maximum, further, minimum, marks = [], tone, text }: Props) {
  const share = (part: number): string => `${maximum > 0 ? Math.min(100, Math.max(0, (part / maximum) * 100)) : 0}%`;
  return (
    <div
      className={classes.meter}
      data-drawn
      data-tone={tone ?? (minimum !== undefined && value < minimum ? 'ask' : undefined)}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'meter',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': Math.max(maximum, value),
            'aria-valuenow': value,
            'aria-valuetext': text,
          })}
    >
      <span className={classes.fill} style={{ inlineSize: share(value) }} />
      {further && further.value > 0 && (
        <span
          className={classes.further}
          data-lost={further.lost || undefined}
          style={{ insetInlineStart: share(value), inlineSize: share(further.value) }}
        />
      )}
      {marks.map((mark) => (
        <span key={mark} className={classes.gap} style={{ insetInlineStart: share(mark) }} />
      ))}
      {minimum !== undefined && minimum > 0 && minimum < maximum && (
        <span className={classes.mark} style={{ insetInlineStart: share(minimum) }} />
      )}
    </div>
  );
}
