import { join } from 'node:path';
import type { Classroom, ClassroomStart } from '../classroom/classroom.ts';
import type { Classrooms } from '../classroom/classrooms.ts';
import type { Scenario } from '../scenario/scenarios.ts';
import { Unreadable } from './state-file.ts';
import type { StateStore } from './state-store.ts';

/** Classes as the plain data they are: of the start its kind, and the snapshot of one in a file of its own. */

type StoredStart = { kind: 'seeded' | 'snapshot' } | { kind: 'scenario'; scenario: string };
type StoredClassroom = Omit<Classroom, 'start'> & { start: StoredStart };

const folder = 'classes';
const toFile = (code: string): string => join(folder, code);
const toStartFile = (code: string): string => join('starts', code);

const toStored = ({ start, ...room }: Classroom): StoredClassroom => ({
  ...room,
  start: start.kind === 'scenario' ? { kind: 'scenario', scenario: start.scenario.id } : { kind: start.kind },
});

/** What has changed since `written`, which it brings up to date: each class as it was written, by its code. */
export async function saveClassrooms(
  files: StateStore,
  classrooms: Classrooms,
  written: Map<string, string>,
): Promise<void> {
  const rooms = classrooms.rooms();
  for (const code of written.keys()) if (!rooms.some((room) => room.code === code)) forget(files, code, written);
  for (const path of written.size ? [] : files.in(folder))
    if (!rooms.some(({ code }) => toFile(code) === path)) forget(files, path.slice(folder.length + 1), written);
  for (const room of rooms) {
    const data = toStored(room);
    const text = JSON.stringify(data);
    if (written.get(room.code) === text) continue;
    try {
      if (room.start.kind === 'snapshot' && !files.has(toStartFile(room.code)))
        await files.write(toStartFile(room.code), {}, room.start.state);
      await files.writeData(toFile(room.code), data);
      written.set(room.code, text);
    } catch (error) {
      files.say(error, toFile(room.code));
    }
  }
}

function forget(files: StateStore, code: string, written: Map<string, string>): void {
  files.remove(toFile(code));
  files.remove(toStartFile(code));
  written.delete(code);
}

/** The classes there are, the one opened first before the others. One whose scenario is gone is put aside. */
export function listStoredClassrooms(files: StateStore, scenario: (id: string) => Scenario): Classroom[] {
  const startFor = (code: string, start: StoredStart): ClassroomStart => {
    if (start.kind === 'scenario') return { kind: 'scenario', scenario: scenario(start.scenario) };
    return start.kind === 'seeded'
      ? { kind: 'seeded' }
      : { kind: 'snapshot', state: files.read(toStartFile(code)).state };
  };
  return files
    .in(folder)
    .flatMap(
      (path) =>
        files.orAside(path, () => {
          const { start, ...room } = files.readData<StoredClassroom>(path);
          if (toFile(room.code) !== path) throw new Unreadable('of another name');
          // What an earlier version kept knows of nobody who was put out.
          return [
            { ...room, removed: (room as Partial<StoredClassroom>).removed ?? [], start: startFor(room.code, start) },
          ];
        }) ?? [],
    )
    .sort((a, b) => a.openedAt - b.openedAt);
}
