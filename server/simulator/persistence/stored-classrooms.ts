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
const fileOf = (code: string): string => join(folder, code);
const startOf = (code: string): string => join('starts', code);

const dataOf = ({ start, ...room }: Classroom): StoredClassroom => ({
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
    if (!rooms.some(({ code }) => fileOf(code) === path)) forget(files, path.slice(folder.length + 1), written);
  for (const room of rooms) {
    const data = dataOf(room);
    const text = JSON.stringify(data);
    if (written.get(room.code) === text) continue;
    try {
      if (room.start.kind === 'snapshot' && !files.has(startOf(room.code)))
        await files.write(startOf(room.code), {}, room.start.state);
      await files.writeData(fileOf(room.code), data);
      written.set(room.code, text);
    } catch (error) {
      files.say(error, fileOf(room.code));
    }
  }
}

function forget(files: StateStore, code: string, written: Map<string, string>): void {
  files.remove(fileOf(code));
  files.remove(startOf(code));
  written.delete(code);
}

/** The classes there are, the one opened first before the others. One whose scenario is gone is put aside. */
export function listStoredClassrooms(files: StateStore, scenario: (id: string) => Scenario): Classroom[] {
  const startFor = (code: string, start: StoredStart): ClassroomStart => {
    if (start.kind === 'scenario') return { kind: 'scenario', scenario: scenario(start.scenario) };
    return start.kind === 'seeded' ? { kind: 'seeded' } : { kind: 'snapshot', state: files.read(startOf(code)).state };
  };
  return files
    .in(folder)
    .flatMap(
      (path) =>
        files.orAside(path, () => {
          const { start, ...room } = files.readData<StoredClassroom>(path);
          if (fileOf(room.code) !== path) throw new Unreadable('of another name');
          // What an earlier version kept knows of nobody who was put out.
          return [
            { ...room, removed: (room as Partial<StoredClassroom>).removed ?? [], start: startFor(room.code, start) },
          ];
        }) ?? [],
    )
    .sort((a, b) => a.openedAt - b.openedAt);
}
