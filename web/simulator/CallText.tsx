import classes from './CallText.module.css';

/** The text of a request or response as it was transferred. */
export function CallText({ name, text }: { name: string; text: string }) {
  return (
    <pre className={`sis-box ${classes.text}`} dir="ltr" tabIndex={0} aria-label={name}>
      {text}
    </pre>
  );
}
