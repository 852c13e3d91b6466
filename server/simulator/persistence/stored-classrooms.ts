import { join } from 'node:path';
import type { Classroom, ClassroomStart } from '../classroom/classroom.ts';
import type { Classrooms } from '../classroom/classrooms.ts';
import type { Scenario } from '../scenario/scenarios.ts';
import { Unreadable } from './state-file.ts';
import type { StateStore } from './state-store.ts';

/**
 * Stores classes as plain data. Of the start of a class only its kind and the id of its scenario are stored with it; a
 * snapshot has its own file.
 */

type StoredStart = { kind: 'seeded' | 'snapshot' } | { kind: 'scenario'; scenario: string };
type StoredClassroom = Omit<Classroom, 'start'> & { start: StoredStart };

const folder = 'classes';
const toFile = (code: string): string => join(folder, code);
const toStartFile = (code: string): string => join('starts', code);

const toStored = ({ start, ...room }: Classroom): StoredClassroom => ({
  ...room,
  start: start.kind === 'scenario' ? { kind: 'scenario', scenario: start.scenario.id } : { kind: start.kind },
});

/**
 * Saves the changed classes and deletes those that were closed. `written` has the stored text of each class by code,
 * and is updated.
 */
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

/** The stored classes, oldest first. A class whose scenario no longer exists is moved aside. */
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
          // Files of an earlier version have no list of removed trainees.
          return [
            { ...room, removed: (room as Partial<StoredClassroom>).removed ?? [], start: startFor(room.code, start) },
          ];
        }) ?? [],
    )
    .sort((a, b) => a.openedAt - b.openedAt);
}
