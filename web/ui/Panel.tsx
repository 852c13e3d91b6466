import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
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
  /** Folds it to its title and one line that says what is in it. */
  fold?: Fold | undefined;
  children?: ReactNode;
};
export type Fold = { folded: boolean; line: string; onFold: (folded: boolean) => void };

/** A framed part of a page under a title of its own, its contents below one another. */
export function Panel({ title, label, aside, text, className = '', fold, children }: Props) {
  const id = useId();
  return (
    <section
      className={`${classes.panel} ${className}`}
      data-folded={fold?.folded || undefined}
      {...(title ? { 'aria-labelledby': id } : { 'aria-label': label })}
    >
      {title && (
        <div className={classes.head} data-fold={fold !== undefined || undefined}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {fold?.folded && <span className={classes.line}>{fold.line}</span>}
          {aside}
          {fold && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="xl"
              className={classes.fold}
              aria-labelledby={id}
              aria-expanded={!fold.folded}
              onClick={() => fold.onFold(!fold.folded)}
            >
              <IconChevronDown size={20} aria-hidden />
            </ActionIcon>
          )}
        </div>
      )}
      {text && !fold?.folded && <QuietText>{text}</QuietText>}
      {fold ? (
        <div className={classes.inside} hidden={fold.folded}>
          {children}
        </div>
      ) : (
        children
      )}
    </section>
  );
}

/** What explains and may be passed over. */
export function QuietText({ children }: { children: ReactNode }) {
  return <p className={classes.quiet}>{children}</p>;
}
