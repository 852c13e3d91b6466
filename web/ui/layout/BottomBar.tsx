import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import classes from './BottomBar.module.css';

type Props = { label: string; actions: ReactNode; className?: string | undefined; children: ReactNode };

/** Bar of a page at the bottom of the window. `--sis-bar` holds its height, so that scrolled elements stop above it. */
export function BottomBar({ label, actions, className = '', children }: Props) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--sis-bar', `${String(element.offsetHeight)}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--sis-bar');
    };
  }, []);
  return (
    <section ref={bar} className={`${classes.bar} ${className}`} data-stays aria-label={label}>
      {children}
      <span className={classes.actions}>{actions}</span>
    </section>
  );
}
