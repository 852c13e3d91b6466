import type { ReactNode } from 'react';
import classes from './Tag.module.css';

export type TagTone = 'quiet' | 'accent' | 'done' | 'ask' | 'refuse';

/** A word or two about a row or a card. Its meaning is never in the colour alone. */
export function Tag({ tone = 'quiet', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span className={`sis-tiny sis-inline ${classes.tag}`} data-pill data-tone={tone}>
      {children}
    </span>
  );
}
