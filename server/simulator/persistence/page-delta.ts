/**
 * A database image told by the pages that differ from another's. Two universities of one seed share nearly all of
 * theirs: what is kept of one is as large as what was done in it.
 */

const pageBytes = 4096;
const numberBytes = 4;

/**
 * The pages of `image` that `base` has otherwise or not at all, each with its number, after the length of the whole.
 */
export function createPageDelta(base: Buffer, image: Buffer): Buffer {
  const length = Buffer.alloc(numberBytes);
  length.writeUInt32LE(image.length);
  const parts: Buffer[] = [length];
  for (let at = 0; at < image.length; at += pageBytes) {
    const end = Math.min(at + pageBytes, image.length);
    if (end <= base.length && base.compare(image, at, end, at, end) === 0) continue;
    const number = Buffer.alloc(numberBytes);
    number.writeUInt32LE(at / pageBytes);
    parts.push(number, image.subarray(at, end));
  }
  return Buffer.concat(parts);
}

/** The image that differs so from `base`. Throws where that cannot be. */
export function applyPageDelta(base: Buffer, difference: Buffer): Buffer {
  const image = Buffer.alloc(difference.readUInt32LE(0));
  base.copy(image);
  for (let from = numberBytes; from < difference.length;) {
    const at = difference.readUInt32LE(from) * pageBytes;
    from += numberBytes;
    const length = Math.min(pageBytes, image.length - at);
    if (length <= 0 || from + length > difference.length) throw new Error('a page outside the database');
    difference.copy(image, at, from, from + length);
    from += length;
  }
  return image;
}
