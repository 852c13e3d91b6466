import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './Panel.module.css';

type Props = {
  title?: ReactNode;
  /** Label for screen readers if there is no title, or if the title changes with the folding. */
  label?: string;
  /** Content at the end of the title row. */
  aside?: ReactNode;
  /** One or two sentences below the title. */
  text?: ReactNode;
  /** Class that places the panel among other elements. It does not change the panel itself. */
  className?: string | undefined;
  /** State and handler of folding the panel to one line. */
  fold?: Fold | undefined;
  children?: ReactNode;
};
export type Fold = {
  folded: boolean;
  /** One line that summarizes the folded panel. */
  line: string;
  /** Label of the button, which opens or folds the panel. */
  action: string;
  onFold: (folded: boolean) => void;
};

/** A framed section of a page with its own title. */
export function Panel({ title, label, aside, text, className = '', fold, children }: Props) {
  const id = useId();
  return (
    <section
      className={`${classes.panel} ${className}`}
      data-folded={fold?.folded || undefined}
      {...(title && !label ? { 'aria-labelledby': id } : { 'aria-label': label })}
    >
      {title && (
        <div className={`sis-wrap ${classes.head}`} data-fold={fold !== undefined || undefined}>
          <h2 id={id} className="sis-title">
            {title}
          </h2>
          {fold?.folded && <span className={`${classes.line} sis-ellipsis`}>{fold.line}</span>}
          {aside}
          {fold && (
            <Button
              variant="subtle"
              flex="none"
              id={`${id}fold`}
              aria-labelledby={`${id}fold ${id}`}
              aria-expanded={!fold.folded}
              onClick={() => fold.onFold(!fold.folded)}
            >
              {fold.action}
            </Button>
          )}
        </div>
      )}
      {text && !fold?.folded && <QuietText>{text}</QuietText>}
      {/* The children stay in the same element, so that a panel that folds keeps its input and the focus. */}
      <div className={`sis-contents ${classes.inside}`} hidden={fold?.folded}>
        {children}
      </div>
    </section>
  );
}

/** Explanatory text in a muted style. */
export function QuietText({ children }: { children: ReactNode }) {
  return <p className={`sis-note ${classes.quiet}`}>{children}</p>;
}
