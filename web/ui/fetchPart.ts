/**
 * Error for a chunk of the application that did not load, because of a timeout, a lost connection, or a new version on
 * the server. The page offers a reload.
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
