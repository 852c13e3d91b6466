/** A simulator numbers the calls it records: which of them this tab made, so that news of them is no news here. */
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

/** Whether somebody else made this call after this tab began to read. */
export const isNews = (call: number): boolean => first !== undefined && call > first && !own.has(call);
