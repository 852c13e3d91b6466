/** What the document began before the code was there: see `begin.ts`. It is used once, by the first page alone. */

export type BegunRead = { operation: string; input: Record<string, string | number>; language: string; record: string | null; token: string; address: string; answer: Promise<Response> };
export type Begun = { settings: Promise<unknown>; reads: BegunRead[] };
declare global {
  interface Window {
    begun?: Begun;
  }
}

/** The answer that is already on its way to this address, for this student in this language. */
export function takeBegun(address: string, language: string, token: string | null): Promise<Response> | undefined {
  const reads = window.begun?.reads ?? [];
  const at = reads.findIndex((read) => read.address === new URL(address, document.baseURI).href && read.language === language && read.token === token);
  return at < 0 ? undefined : reads.splice(at, 1)[0]?.answer;
}

export const forgetBegun = (): void => void delete window.begun;

/** As long as the first picture waits for answers that are on their way. */
const patience = 300;
const after = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The answers that came in time, by the keys `useApi` reads them under. */
export async function begunAnswers(): Promise<[key: readonly [string, object, string, string | null], data: unknown][]> {
  const came: [key: readonly [string, object, string, string | null], data: unknown][] = [];
  const reading = (window.begun?.reads ?? []).map(async ({ operation, input, language, record, answer }) => {
    const response = await answer;
    if (response.ok) came.push([[operation, input, language, record], await response.clone().json()]);
  });
  await Promise.race([Promise.allSettled(reading), after(patience)]);
  return came;
}
