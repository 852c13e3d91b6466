/**
 * Stores a database image as its difference in pages from a base image. Two databases of one seed share nearly all
 * pages, so the size of a difference depends only on later changes.
 */

const pageBytes = 4096;
const numberBytes = 4;

/**
 * The pages of `image` that differ from `base` or are not in it, each with its number, after the length of the image.
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

/** Rebuilds an image from `base` and its difference. Throws if the difference is invalid. */
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
