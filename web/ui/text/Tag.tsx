import type { ReactNode } from 'react';
import classes from './Tag.module.css';

export type TagTone = 'quiet' | 'accent' | 'done' | 'ask' | 'refuse';

/**
 * A label of one or two words for a row or card. Its text has the full meaning, which never depends on the colour
 * alone.
 */
export function Tag({ tone = 'quiet', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span className={`sis-tiny sis-inline ${classes.tag}`} data-pill data-tone={tone}>
      {children}
    </span>
  );
}
