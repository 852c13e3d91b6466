/** Records the numbers that a simulator gave to the calls of this tab, so that the tab can ignore events about them. */

const remembered = 200;
const own = new Set<number>();
let first: number | undefined;

export function noteOwnCall(number: string | null): void {
  if (number === null) return;
  own.add(Number(number));
  first ??= Number(number);
  if (own.size > remembered) own.delete(own.values().next().value ?? 0);
}

export const isOwnCall = (call: number): boolean => own.has(call);

/** True if another client made this call after the first call of this tab. */
export const isNews = (call: number): boolean => first !== undefined && call > first && !own.has(call);
