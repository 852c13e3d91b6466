/** A simulator numbers the calls it records: which of them this tab made, so that news of them is no news here. */
const remembered = 200;
const own = new Set<number>();

export function noteOwnCall(number: string | null): void {
  if (number === null) return;
  own.add(Number(number));
  if (own.size > remembered) own.delete(own.values().next().value ?? 0);
}

export const isOwnCall = (call: number): boolean => own.has(call);
