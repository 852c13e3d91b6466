/**
 * This module records the running requests of each basket, so that the next request can wait for them. Each save names
 * the basket version that the previous save returned; applying the basket raises the version by one.
 */

const onTheWay = { saving: new Map<string, Promise<unknown>>(), applying: new Map<string, Promise<unknown>>() };
export type Errand = keyof typeof onTheWay;

/** The most milliseconds to wait for the response of a running request. */
const patience = 3_000;

export const isOnTheWay = (errand: Errand, basket: string): boolean => onTheWay[errand].has(basket);

export async function sendOnce<Answer>(errand: Errand, basket: string, work: () => Promise<Answer>): Promise<Answer> {
  const sent = work();
  onTheWay[errand].set(basket, sent);
  try {
    return await sent;
  } finally {
    if (onTheWay[errand].get(basket) === sent) onTheWay[errand].delete(basket);
  }
}

/**
 * Waits until the running request of this kind has succeeded or failed, but not longer than `patience`. Returns at once
 * if none is running.
 */
export async function answered(errand: Errand, basket: string): Promise<void> {
  const sent = onTheWay[errand].get(basket);
  if (sent)
    await Promise.race([
      sent.then(
        () => undefined,
        () => undefined,
      ),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
}
