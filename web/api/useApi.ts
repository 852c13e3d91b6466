import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { noteAgenda } from './agenda.ts';
import type { CallOptions } from './client.ts';
import { call } from './client.ts';
import { reportFailure, reportSuccess } from './errors.ts';
import { CallFailure } from './failure.ts';
import { cacheResponse, cachedResponse, useOnPage } from './offline-cache.ts';
import { useIsAvailable } from './feature-availability.ts';
import type { ResponseBodyOf, PathOf, QueryOf, ReadOperation } from './operations.ts';
import { getEndpoint } from './operations.ts';
import { serverNow } from './server-clock.ts';
import { fallbackFor } from './fallback-data.ts';
import { useSession } from './useRecord.ts';

/** True for calls that need no session: those of the simulator, and those open to everybody. */
const isOpen = (path: string): boolean => path.startsWith('/sim/') || path.startsWith('/api/public/');

export type ReadInput<Id extends ReadOperation> = QueryOf<Id> & PathOf<Id>;
/**
 * `note`: the notice of a failure stays until it is dismissed. `quiet`: a failure shows no notice. `refreshEvery`:
 * milliseconds between two requests while the page is visible.
 */
export type ReadOptions = { refreshEvery?: number | (() => number); quiet?: boolean; note?: boolean };
type ReadArguments<Id extends ReadOperation> =
  object extends ReadInput<Id>
    ? [input?: ReadInput<Id> | null, options?: ReadOptions]
    : [input: ReadInput<Id> | null, options?: ReadOptions];

/** The key of a response: the call, its input, the language and the record. */
export type ReadKey = readonly [ReadOperation, object, string, string | null];

/**
 * Calls a GET operation of the contract: `useApi('registeredCourses', { Period: 'current' })`. Path and query
 * parameters are one flat object. No request is sent for null, for an operation that the API lacks, or without the
 * session or record that the call requires. The previous data stay while the language or the query changes, so that no
 * input is lost.
 */
export function useApi<Id extends ReadOperation>(operationId: Id, ...[input, options]: ReadArguments<Id>) {
  const session = useSession();
  const { i18n } = useTranslation();
  const { path, record } = getEndpoint(operationId);
  const offered = useIsAvailable(operationId);
  const asks = input !== null;
  const ready = asks && offered && (isOpen(path) || (session !== null && (!record || session.record !== null)));
  const key: ReadKey | null = ready
    ? [operationId, input ?? {}, i18n.language, record ? (session?.record?.studFacultyCode ?? null) : null]
    : null;

  useOnPage(key);

  const { refreshEvery } = options ?? {};
  const { cache, compare } = useSWRConfig();
  // A repeated request for data that are already shown runs in the background.
  const read = (asked: ReadKey): Promise<ResponseBodyOf<Id>> =>
    readByKey(asked, {
      inBackground: refreshEvery !== undefined && cache.get(unstable_serialize(asked))?.data !== undefined,
    });

  const answer = useSWR<ResponseBodyOf<Id>, CallFailure, ReadKey | null>(key, read, {
    keepPreviousData: true,
    // A response of `getSimulator` that equals the previous one still counts as new data, because the clock runs on
    // from the arrival of the last response (see `useBusinessClock`).
    compare: (before, now) => before === now || (operationId !== 'getSimulator' && compare(before, now)),
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    ...(refreshEvery !== undefined && {
      refreshInterval: () => (typeof refreshEvery === 'number' ? refreshEvery : refreshEvery()),
    }),
    onSuccess: (data) => {
      noteAgenda(operationId, data);
      reportSuccess(operationId);
    },
    onError: (failure) => {
      if (options?.quiet) return;
      // A missing connection needs no alert: the bar above the page and the error in place of the data already show it.
      const isSaid = failure.status === 0 && session !== null && !path.startsWith('/sim/');
      reportFailure(failure, operationId, { note: options?.note ?? false, inPlace: isSaid });
    },
  });

  const standIn = useMemo(
    () => (offered || !asks ? undefined : fallbackFor(operationId, serverNow())),
    [offered, asks, operationId],
  );

  // These properties are getters, so that a component renders again only for those that it reads.
  return {
    get data() {
      return answer.data ?? standIn;
    },
    get error() {
      return answer.error;
    },
    /** True while the first data are being read. */
    get isLoading() {
      return answer.data === undefined && answer.isLoading;
    },
    /** True while data are shown and newer ones are being read. */
    get isRefreshing() {
      return answer.data !== undefined && answer.isValidating;
    },
    /** False while the data shown are those of an earlier input, because those of this one have not arrived. */
    get isCurrent() {
      return !answer.isLoading && cache.get(unstable_serialize(key))?.data !== undefined;
    },
    refresh: async (): Promise<void> => {
      await answer.mutate();
    },
  };
}

/** Requests a response and caches it. If the server is unreachable, returns a cached response if there is one. */
async function readByKey<Id extends ReadOperation>(key: ReadKey, options?: CallOptions): Promise<ResponseBodyOf<Id>> {
  try {
    const answer = await readAnew<Id>(key, options);
    cacheResponse(key, answer);
    return answer;
  } catch (failure) {
    const kept = failure instanceof CallFailure && failure.status === 0 ? cachedResponse(key) : undefined;
    if (!kept) throw failure;
    return kept.answer as ResponseBodyOf<Id>;
  }
}

const readAnew = <Id extends ReadOperation>(
  [operationId, input, , studFacultyCode]: ReadKey,
  options?: CallOptions,
): Promise<ResponseBodyOf<Id>> => {
  const inPath = new Set([...getEndpoint(operationId).path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const entries = Object.entries(input);
  return call(
    operationId,
    {
      path: Object.fromEntries(entries.filter(([name]) => inPath.has(name))),
      query: {
        ...(studFacultyCode && { StudFacultyCode: studFacultyCode }),
        ...Object.fromEntries(entries.filter(([name]) => !inPath.has(name))),
      },
    },
    options,
  ) as Promise<ResponseBodyOf<Id>>;
};
