import type { ReadOperation } from './operations.ts';
import { readAnswer } from './read-response.ts';

/**
 * Responses requested by the document before the code was loaded, see `preload-script.ts`. Only the first page uses
 * them.
 */

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

/** The complete address with its parameters in alphabetical order, so that two addresses of one request are equal. */
const toComparable = (address: string): string => {
  const url = new URL(address, document.baseURI);
  url.searchParams.sort();
  return url.href;
};

/**
 * Takes the preloaded response for an address and language out of the list, because each is used only once. Undefined
 * if there is none, without a `token`, or if the response is a 401 for another token.
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
      : reads.findIndex((read) => toComparable(read.address) === toComparable(address) && read.language === language);
  const [read] = at < 0 ? [] : reads.splice(at, 1);
  const response = await read?.answer;
  return response?.status === 401 && read?.token !== token ? undefined : response;
}

export const discardPreloaded = (): void => void delete window.preloaded;

/** Milliseconds for which the first rendering waits for preloaded responses. */
const patience = 300;
const after = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The preloaded responses that arrived in time, by the keys of `useApi`. */
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
