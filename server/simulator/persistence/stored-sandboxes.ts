import { join } from 'node:path';
import type { State } from '../snapshots.ts';
import { shortHash, type StateStore } from './state-store.ts';
import { Unreadable } from './state-file.ts';

/**
 * The paths of sandboxes and snapshots: a folder for each sandbox, and `main` for the data that the main university
 * ('') has beside its database.
 */

/** Instants are by the machine's clock, except `now`, which is by the business clock. */
export type StoredSandbox = { name: string; mode: State['mode']; now: number; madeAt: number; lastUsedAt: number };

const toPlace = (name: string): string => (name ? join('sandboxes', name) : 'main');
const toUniversityFile = (name: string): string => join(toPlace(name), 'university');
const toSnapshotsFolder = (name: string): string => join(toPlace(name), 'snapshots');

type AboutSandbox = StoredSandbox & { savedAt: number };

/** The stored sandboxes, without opening them. Time without a running server does not count as idle. */
export const listStoredSandboxes = (files: StateStore): StoredSandbox[] =>
  files.in('sandboxes').flatMap(
    (place) =>
      files.orAside(place, () => {
        const { name, mode, now, madeAt, lastUsedAt, savedAt } = files.about<AboutSandbox>(join(place, 'university'));
        if (toPlace(name) !== place) throw new Unreadable('of another name');
        const stopped = Math.max(0, Date.now() - savedAt);
        return [{ name, mode, now, madeAt: madeAt + stopped, lastUsedAt: lastUsedAt + stopped }];
      }) ?? [],
  );

/** The stored state of a sandbox; undefined if it could not be read and was moved aside. */
export const openStored = (files: StateStore, name: string): State | undefined =>
  files.orAside(toPlace(name), () => files.read(toUniversityFile(name)).state);

export const saveSandbox = (
  files: StateStore,
  { name, madeAt, lastUsedAt }: Omit<StoredSandbox, 'mode' | 'now'>,
  state: State,
  stillWanted: () => boolean,
): Promise<void> =>
  files.write(
    toUniversityFile(name),
    { name, madeAt, lastUsedAt, savedAt: Date.now() } satisfies Omit<AboutSandbox, 'mode' | 'now'>,
    state,
    stillWanted,
  );

export const removeStored = (files: StateStore, name: string): void => files.remove(toPlace(name));

const toFile = (sandbox: string, snapshot: string): string => join(toSnapshotsFolder(sandbox), shortHash(snapshot));

/** The stored snapshots of a sandbox, oldest first. */
export const listStoredSnapshots = (files: StateStore, sandbox: string): [name: string, State][] =>
  files
    .in(toSnapshotsFolder(sandbox))
    .flatMap(
      (path) =>
        files.orAside(path, () => {
          const { about, state } = files.read<{ name: string }>(path);
          return [[about.name, state] as [string, State]];
        }) ?? [],
    )
    .sort(([, a], [, b]) => a.takenAt - b.takenAt);

export const saveSnapshot = (
  files: StateStore,
  sandbox: string,
  name: string,
  state: State,
  stillWanted: () => boolean,
): Promise<void> => files.write(toFile(sandbox, name), { name }, state, stillWanted);

export const removeSnapshot = (files: StateStore, sandbox: string, name: string): void =>
  files.remove(toFile(sandbox, name));

/** The ids of the base images that stored states use. */
export const basesInUse = (files: StateStore): Set<string> =>
  new Set(
    [...files.in('sandboxes'), 'main']
      .flatMap((place) => [join(place, 'university'), ...files.in(join(place, 'snapshots'))])
      .concat(files.in('starts'))
      .flatMap((path) => {
        try {
          return files.has(path) ? [files.about(path).base] : [];
        } catch {
          return [];
        }
      }),
  );
