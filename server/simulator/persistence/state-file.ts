import { closeSync, openSync, readSync } from 'node:fs';
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A file beside the database: a line with its type, a line of JSON, and bytes. Only the server's own user can read it.
 * It is replaced atomically, so a killed process leaves the earlier file complete.
 */

const mark = 'SIS kept 1\n';
const longestHeader = 16 * 1024 * 1024;
const ownerOnly = { folder: 0o700, file: 0o600 };

/** Thrown if a file is of another type, incomplete or of another version. */
export class Unreadable extends Error {}

/** `bytes` is the length of the content after the header. */
type Header<About> = About & { bytes: number };

/**
 * Writes a file. `stillWanted` is called just before the file replaces the earlier one. If it returns false, the new
 * file and the empty folders made for it are deleted, so that data deleted meanwhile is not restored.
 */
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
  if (stillWanted()) return rename(next, path);
  await rm(next, { force: true });
  for (const folder of [dirname(path), dirname(dirname(path))])
    if (
      !(await rmdir(folder).then(
        () => true,
        () => false,
      ))
    )
      return;
}

/** Reads the header of a file without its content. Throws Unreadable if the type is wrong or the file is incomplete. */
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

/** Reads the content of a file, at the place given by its header. */
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
