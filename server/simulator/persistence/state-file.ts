import { closeSync, openSync, readSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A file beside the database: a line that says what it is, a line of JSON about it, and bytes. Readable by its owner
 * alone; replaced in one step, so that a kill leaves the earlier one whole.
 */

const mark = 'SIS kept 1\n';
const longestHeader = 16 * 1024 * 1024;
const ownerOnly = { folder: 0o700, file: 0o600 };

/** Not one of these files, cut off, or of another version. */
export class Unreadable extends Error {}

/** `bytes`: how many follow the header. */
type Header<About> = About & { bytes: number };

/** `stillWanted` is asked last: what was put away meanwhile must not come back. */
export async function writeStateFile(
  path: string,
  about: object,
  content: Buffer,
  stillWanted: () => boolean = () => true,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder });
  const next = `${path}.next`;
  const file = await open(next, 'w', ownerOnly.file);
  try {
    await file.writeFile(
      Buffer.concat([Buffer.from(`${mark}${JSON.stringify({ ...about, bytes: content.length })}\n`), content]),
    );
    await file.sync();
  } finally {
    await file.close();
  }
  if (stillWanted()) await rename(next, path);
  else await rm(next, { force: true });
}

/** What a file says about itself, its content left where it is; throws Unreadable where it is none, or not whole. */
export function readHeader<About>(path: string): { about: Header<About>; at: number; length: number } {
  const file = openSync(path, 'r');
  try {
    let text = Buffer.alloc(0);
    for (let size = 4096; ; size *= 8) {
      text = Buffer.alloc(size);
      const read = readSync(file, text, 0, size, 0);
      text = text.subarray(0, read);
      if (text.toString('latin1', 0, mark.length) !== mark) throw new Unreadable('no kept file');
      const end = text.indexOf('\n', mark.length);
      if (end !== -1) {
        const about = JSON.parse(text.toString('utf8', mark.length, end)) as Header<About>;
        const probe = Buffer.alloc(1);
        const length = about.bytes;
        if (
          (length > 0 && readSync(file, probe, 0, 1, end + length) !== 1) ||
          readSync(file, probe, 0, 1, end + 1 + length) !== 0
        )
          throw new Unreadable('cut off');
        return { about, at: end + 1, length };
      }
      if (read < size || size > longestHeader) throw new Unreadable('cut off');
    }
  } catch (error) {
    throw error instanceof SyntaxError ? new Unreadable('cut off') : error;
  } finally {
    closeSync(file);
  }
}

/** The content of a file whose header has been read. */
export function readContent(path: string, { at, length }: { at: number; length: number }): Buffer {
  const file = openSync(path, 'r');
  try {
    const content = Buffer.alloc(length);
    if (readSync(file, content, 0, length, at) !== length) throw new Unreadable('cut off');
    return content;
  } finally {
    closeSync(file);
  }
}
