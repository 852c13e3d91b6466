import classes from './Meter.module.css';

type Props = {
  label: string;
  value: number;
  maximum: number;
  /** The value to reach, shown as a mark. */
  minimum?: number;
  /** The value and its limits as text. */
  text: string;
};

/** Bar that shows a value between zero and its maximum. */
export function Meter({ label, value, maximum, minimum, text }: Props) {
  const share = (part: number): string => `${maximum > 0 ? Math.min(100, Math.max(0, (part / maximum) * 100)) : 0}%`;
  return (
    <div
      className={classes.meter}
      data-drawn
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <span
        className={classes.fill}
        data-short={(minimum !== undefined && value < minimum) || undefined}
        style={{ inlineSize: share(value) }}
      />
      {minimum !== undefined && minimum > 0 && minimum < maximum && (
        <span className={classes.mark} style={{ insetInlineStart: share(minimum) }} />
      )}
    </div>
  );
}
