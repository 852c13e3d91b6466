/** What is remembered of calls, by bytes: of one sandbox, and of all of them together. */

const mebibyte = 1024 * 1024;

/** The room that all sandboxes share for the calls they remember. */
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

/** What text costs, and what each value of parsed JSON costs beside it. */
export const toWeight = ({ bytes, values }: { bytes: number; values: number }): number => 2 * bytes + 64 * values;

/** The beginning of a text on its own: a slice would keep the whole of it in memory. */
export const truncate = (text: string, most: number): string =>
  text.length > most ? Buffer.from(text.slice(0, most), 'utf16le').toString('utf16le') : text;
