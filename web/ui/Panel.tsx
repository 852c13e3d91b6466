import { useId, type ReactNode } from 'react';
import classes from './Panel.module.css';

type Props = {
  title?: ReactNode;
  /** Names the panel for screen readers where no title is shown. */
  label?: string;
  /** At the end of the title's row. */
  aside?: ReactNode;
  /** One or two sentences below the title. */
  text?: ReactNode;
  /** Where it stands among others; its own look stays as it is. */
  className?: string | undefined;
  children?: ReactNode;
};

/** A framed part of a page under a title of its own, its contents below one another. */
export function Panel({ title, label, aside, text, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`${classes.panel} ${className}`} {...(title ? { 'aria-labelledby': id } : { 'aria-label': label })}>
      {title && (
        <div className={classes.head}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      {text && <QuietText>{text}</QuietText>}
      {children}
    </section>
  );
}

/** What explains and may be passed over. */
export function QuietText({ children }: { children: ReactNode }) {
  return <p className={classes.quiet}>{children}</p>;
}
