import type { ReadOperation } from './operations.ts';
import { readAnswer } from './read-response.ts';

/** What the document began before the code was there: see `preload-script.ts`. It is used once, by the first page alone. */

export type PreloadedRead = {
  operation: ReadOperation;
  input: Record<string, string | number | boolean>;
  language: string;
  record: string | null;
  token: string;
  address: string;
  answer: Promise<Response>;
};
export type Preloaded = { settings: Promise<unknown>; reads: PreloadedRead[] };
declare global {
  interface Window {
    preloaded?: Preloaded;
  }
}

/**
 * The response that is already on its way to this address in this language; none where the token it was asked with is
 * refused and there is a newer one.
 */
export async function takePreloaded(
  address: string,
  language: string,
  token: string | null,
): Promise<Response | undefined> {
  const reads = window.preloaded?.reads ?? [];
  const at =
    token === null
      ? -1
      : reads.findIndex(
          (read) => read.address === new URL(address, document.baseURI).href && read.language === language,
        );
  const [read] = at < 0 ? [] : reads.splice(at, 1);
  const response = await read?.answer;
  return response?.status === 401 && read?.token !== token ? undefined : response;
}

export const discardPreloaded = (): void => void delete window.preloaded;

/** As long as the first picture waits for answers that are on their way. */
const patience = 300;
const after = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The responses that came in time, by the keys `useApi` reads them under. */
export async function preloadedResponses(): Promise<
  [key: readonly [string, object, string, string | null], data: unknown][]
> {
  const came: [key: readonly [string, object, string, string | null], data: unknown][] = [];
  const reading = (window.preloaded?.reads ?? []).map(async ({ operation, input, language, record, answer }) => {
    const response = await answer;
    if (response.ok) came.push([[operation, input, language, record], await readAnswer(operation, response.clone())]);
  });
  await Promise.race([Promise.allSettled(reading), after(patience)]);
  return came;
}
