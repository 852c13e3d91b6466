import { join } from 'node:path';
import type { State } from '../snapshots.ts';
import { shortHash, type StateStore } from './state-store.ts';
import { Unreadable } from './state-file.ts';

/**
 * Where sandboxes and snapshots lie: a folder for each sandbox, and one for what the main university ('') has beside
 * its database.
 */

/** Of the machine's clock, but `now`. */
export type StoredSandbox = { name: string; mode: State['mode']; now: number; madeAt: number; lastUsedAt: number };

const placeOf = (name: string): string => (name ? join('sandboxes', name) : 'main');
const universityOf = (name: string): string => join(placeOf(name), 'university');
const snapshotsOf = (name: string): string => join(placeOf(name), 'snapshots');

type AboutSandbox = StoredSandbox & { savedAt: number };

/** The sandboxes there are, none of them opened. While no server ran nobody left one: that time does not count. */
export const listStoredSandboxes = (files: StateStore): StoredSandbox[] =>
  files.in('sandboxes').flatMap(
    (place) =>
      files.orAside(place, () => {
        const { name, mode, now, madeAt, lastUsedAt, savedAt } = files.about<AboutSandbox>(join(place, 'university'));
        if (placeOf(name) !== place) throw new Unreadable('of another name');
        const stopped = Math.max(0, Date.now() - savedAt);
        return [{ name, mode, now, madeAt: madeAt + stopped, lastUsedAt: lastUsedAt + stopped }];
      }) ?? [],
  );

/** The university of a sandbox; undefined where it could not be read and has been put aside. */
export const openStored = (files: StateStore, name: string): State | undefined =>
  files.orAside(placeOf(name), () => files.read(universityOf(name)).state);

export const saveSandbox = (
  files: StateStore,
  { name, madeAt, lastUsedAt }: Omit<StoredSandbox, 'mode' | 'now'>,
  state: State,
  stillWanted: () => boolean,
): Promise<void> =>
  files.write(
    universityOf(name),
    { name, madeAt, lastUsedAt, savedAt: Date.now() } satisfies Omit<AboutSandbox, 'mode' | 'now'>,
    state,
    stillWanted,
  );

export const removeStored = (files: StateStore, name: string): void => files.remove(placeOf(name));

const fileOf = (sandbox: string, snapshot: string): string => join(snapshotsOf(sandbox), shortHash(snapshot));

/** Oldest first. */
export const listStoredSnapshots = (files: StateStore, sandbox: string): [name: string, State][] =>
  files
    .in(snapshotsOf(sandbox))
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
): Promise<void> => files.write(fileOf(sandbox, name), { name }, state, stillWanted);

export const removeSnapshot = (files: StateStore, sandbox: string, name: string): void =>
  files.remove(fileOf(sandbox, name));

/** Every image that something there is told by. */
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
