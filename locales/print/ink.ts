/** The colours of printed documents. */
export const ink = {
  text: '#19222a',
  quiet: '#5a686f',
  line: '#d0d8db',
  raised: '#f6f8f8',
  accent: '#0b5d6b',
  tint: '#eef7f8',
  gold: '#a9812f',
} as const;
