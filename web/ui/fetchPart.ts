/**
 * A part of the application that did not arrive: late, cut off, or gone after a new version. The page offers to load
 * again.
 */
export class MissingPart extends Error {}

const limit = 120_000;

export async function fetchPart<T>(work: Promise<T>): Promise<T> {
  let timer: number | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new MissingPart('too late')), limit);
  });
  try {
    return await Promise.race([work, tooLong]);
  } catch (cause) {
    throw new MissingPart('missing', { cause });
  } finally {
    window.clearTimeout(timer);
  }
}
