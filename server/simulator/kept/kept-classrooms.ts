import { join } from 'node:path';
import type { Classroom, Classrooms, ClassroomStart, Trainee } from '../classrooms.ts';
import type { State } from '../snapshots.ts';
import { Unreadable } from './kept-file.ts';
import type { KeptStates } from './kept-states.ts';

/** Classes as plain data: of a trainee's progress how many steps are done, of the start its kind, and the snapshot of one in a file of its own. */

type KeptStart = { kind: 'seeded' | 'snapshot' } | { kind: 'scenario'; scenario: string };
type KeptTrainee = Omit<Trainee, 'progress'> & { done: number };
type KeptClassroom = Omit<Classroom, 'start' | 'trainees'> & { start: KeptStart; trainees: KeptTrainee[] };

const folder = 'classes';
const fileOf = (code: string): string => join(folder, code);
const startOf = (code: string): string => join('starts', code);

function dataOf({ start, trainees, ...room }: Classroom): KeptClassroom {
  return {
    ...room,
    start: start.kind === 'scenario' ? { kind: 'scenario', scenario: start.scenario.id } : { kind: start.kind },
    trainees: trainees.map(({ progress, ...trainee }) => ({ ...trainee, done: progress?.done ?? 0 })),
  };
}

/** What has changed since `written`, which it brings up to date: each class as it was written, by its code. */
export async function keepClassrooms(files: KeptStates, classrooms: Classrooms, written: Map<string, string>): Promise<void> {
  const rooms = classrooms.rooms();
  for (const code of written.keys()) if (!rooms.some((room) => room.code === code)) forget(files, code, written);
  for (const path of written.size ? [] : files.in(folder)) if (!rooms.some(({ code }) => fileOf(code) === path)) forget(files, path.slice(folder.length + 1), written);
  for (const room of rooms) {
    const data = dataOf(room);
    const text = JSON.stringify(data);
    if (written.get(room.code) === text) continue;
    try {
      if (room.start.kind === 'snapshot' && !files.has(startOf(room.code))) await files.write(startOf(room.code), {}, room.start.state);
      await files.writeData(fileOf(room.code), data);
      written.set(room.code, text);
    } catch (error) {
      files.say(error, fileOf(room.code));
    }
  }
}

function forget(files: KeptStates, code: string, written: Map<string, string>): void {
  files.remove(fileOf(code));
  files.remove(startOf(code));
  written.delete(code);
}

type Means = { scenario: (id: string) => Extract<ClassroomStart, { kind: 'scenario' }>['scenario']; progressOf: (room: Classroom, sandbox: string, done: number) => Trainee['progress'] };

/** The classes there are, the one opened first before the others. One whose scenario is gone is put aside. */
export function keptClassrooms(files: KeptStates, { scenario, progressOf }: Means): Classroom[] {
  const startFor = (code: string, start: KeptStart): ClassroomStart => {
    if (start.kind === 'scenario') return { kind: 'scenario', scenario: scenario(start.scenario) };
    return start.kind === 'seeded' ? { kind: 'seeded' } : { kind: 'snapshot', state: snapshotOf(files, code) };
  };
  return files
    .in(folder)
    .flatMap((path) => files.orAside(path, () => {
      const { start, trainees, ...kept } = files.readData<KeptClassroom>(path);
      if (fileOf(kept.code) !== path) throw new Unreadable('of another name');
      const room: Classroom = { ...kept, start: startFor(kept.code, start), trainees: [] };
      room.trainees = trainees.map(({ done, ...trainee }) => ({ ...trainee, progress: progressOf(room, trainee.sandbox, done) }));
      return [room];
    }) ?? [])
    .sort((a, b) => a.openedAt - b.openedAt);
}

const snapshotOf = (files: KeptStates, code: string): State => files.read(startOf(code)).state;
