import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/**
 * A file of a ZIP. `read` is called when the file is written; if it returns undefined, the file is left out.
 * `compressed`: true for content that is compressed already, such as PDF and Word.
 */
export type Entry = { path: string; compressed: boolean; read: () => string | Uint8Array | undefined };

/** The most bytes that are compressed in one step, so that other calls are handled in between. */
const sliceBytes = 64 * 1024;

/**
 * The earliest and latest time given to a ZIP entry, in epoch milliseconds. The library accepts the years 1980 to 2099
 * in local time; a day at each end covers every time zone.
 */
const [earliest, latest] = [Date.UTC(1980, 0, 2), Date.UTC(2099, 11, 30)];

/**
 * Creates a ZIP in parts. Only one file and one part are in memory at the same time. `at`: the time of the files in
 * epoch milliseconds.
 */
export async function* toZip(entries: Iterable<Entry>, at: number): AsyncGenerator<Uint8Array, void, undefined> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  for (const { path, compressed, read } of entries) {
    const content = read();
    if (content === undefined) continue;
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    const file = compressed ? new ZipPassThrough(path) : new ZipDeflate(path);
    file.mtime = Math.min(Math.max(at, earliest), latest);
    zip.add(file);
    for (let from = 0; from === 0 || from < bytes.length; from += sliceBytes) {
      file.push(bytes.slice(from, from + sliceBytes), from + sliceBytes >= bytes.length);
      yield* made.splice(0);
      await nextTurn();
    }
  }
  zip.end();
  yield* made;
}
