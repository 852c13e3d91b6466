/**
 * What goes to the server of a basket, one after another: each saving names the version the one before it left, and
 * applying makes one more.
 */

const onTheWay = { saving: new Map<string, Promise<unknown>>(), applying: new Map<string, Promise<unknown>>() };
export type Errand = keyof typeof onTheWay;

/** A saving without an answer holds nobody up for longer. */
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

/** Until nothing of the kind is on its way, however it ended. */
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
