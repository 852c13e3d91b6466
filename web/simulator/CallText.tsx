import classes from './CallText.module.css';

/** What was sent or answered, as it went over the line. */
export function CallText({ name, text }: { name: string; text: string }) {
  return (
    <pre className={classes.text} dir="ltr" tabIndex={0} aria-label={name}>
      {text}
    </pre>
  );
}
