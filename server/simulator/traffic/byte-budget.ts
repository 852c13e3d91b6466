/** Measures and limits the memory that the recorded calls of all sandboxes take together. */

const mebibyte = 1024 * 1024;

/** The memory in bytes that all sandboxes share for recorded calls. */
export class ByteBudget {
  readonly most: number;
  used = 0;

  constructor(most = 96 * mebibyte) {
    this.most = most;
  }

  get full(): boolean {
    return this.used > this.most;
  }
}

/** The approximate memory in bytes that a body takes: its text, and each value of the parsed JSON. */
export const toWeight = ({ bytes, values }: { bytes: number; values: number }): number => 2 * bytes + 64 * values;

/** A text cut to `most` characters. The cut text is a copy, because a slice would keep the whole text in memory. */
export const truncate = (text: string, most: number): string =>
  text.length > most ? Buffer.from(text.slice(0, most), 'utf16le').toString('utf16le') : text;
