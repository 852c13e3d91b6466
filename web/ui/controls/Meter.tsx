import classes from './Meter.module.css';

type Props = {
  label: string;
  value: number;
  maximum: number;
  /** The value to reach, shown as a mark. */
  minimum?: number;
  /** Further values, shown as gaps in the bar. */
  marks?: readonly number[];
  /** The colour of the bar, if a value calls for attention. */
  tone?: 'ask' | 'refuse' | undefined;
  /** The value and its limits as text. */
  text: string;
};

/** Bar that shows a value between zero and its maximum. */
export function Meter({ label, value, maximum, minimum, marks = [], tone, text }: Props) {
  const share = (part: number): string => `${maximum > 0 ? Math.min(100, Math.max(0, (part / maximum) * 100)) : 0}%`;
  return (
    <div
      className={classes.meter}
      data-drawn
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(maximum, value)}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <span
        className={classes.fill}
        data-tone={tone ?? (minimum !== undefined && value < minimum ? 'ask' : undefined)}
        style={{ inlineSize: share(value) }}
      />
      {marks.map((mark) => (
        <span key={mark} className={classes.gap} style={{ insetInlineStart: share(mark) }} />
      ))}
      {minimum !== undefined && minimum > 0 && minimum < maximum && (
        <span className={classes.mark} style={{ insetInlineStart: share(minimum) }} />
      )}
    </div>
  );
}
