/** A part of the application did not arrive in time: the page offers to load again. */
export class ChunkTimeout extends Error {}

const limit = 120_000;

export async function chunkTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: number | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new ChunkTimeout()), limit);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    window.clearTimeout(timer);
  }
}
