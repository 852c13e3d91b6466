import type { Text } from '../../../locales/i18n.ts';

/** Notes in the history of a request. What the rules say is kept in both languages, apart by a line separator, which nobody types; an office's note as it was written. */

const apart = '\u2028';

export const noteInBoth = ({ en, ar }: Text): string => `${en}${apart}${ar}`;

export function noteText(note: string): Text {
  const [en = '', ar = en] = note.split(apart);
  return { en, ar };
}

/** As a figure of a message. */
export const noteFigure = (note: string): string | Text => (note.includes(apart) ? noteText(note) : note);
