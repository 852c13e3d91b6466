import { describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import type { Client } from '../support/client.ts';
import { Room, told } from '../support/room.ts';
import { codesOf } from '../support/sandbox-database.ts';

const here = new Room({ whole: true });

type ToKeep = Schema<'TimetableToKeep'>;
const wishes: ToKeep['wishes'] = [{ kind: 'earliest', level: 'required', from: 600 }, { kind: 'breaks', level: 'preferred', breaks: [{ day: 1, from: 720, to: 780 }] }];
const save = (student: Client, name: string, sectionIds: number[], role: ToKeep['role'] = 'backup', question?: ToKeep['question']) => student.send('saveTimetable', { body: { name, role, sectionIds, wishes, ...(question && { question }) } });
const shown = ({ timetables }: Schema<'KeptTimetables'>): string[] => timetables.map(({ name, role }) => `${name} ${role}`);
const seats = async (student: Client): Promise<string[]> => ((await student.call('getTimetables')).timetables[0]?.sections ?? []).map(({ seatWhenKept, seat }) => `${seatWhenKept} ${seat}`);

describe('kept timetables', () => {
  it('are the same on every device and nobody else’s', async () => {
    const [laptop, phone, other] = [await here.as('eligible'), await here.as('eligible'), await here.as('lastSeat')];
    const sections = [await laptop.section('STAT273-01'), await laptop.section('ITCS222-01')];
    const saved = await save(laptop, 'Mornings', sections, 'primary');
    expect(saved.body).toMatchObject({ timetables: [{ name: 'Mornings', role: 'primary', wishes, sections: [{ code: 'STAT273', number: '01', seat: 'free' }, { code: 'ITCS222', seat: 'mine' }] }] });
    expect(await phone.call('getTimetables')).toEqual(saved.body);
    expect((await phone.call('getTimetables', { query: { Period: 'early' } })).timetables).toEqual([]);
    expect((await other.call('getTimetables')).timetables).toEqual([]);
    expect(codesOf(await other.send('getTimetables', { query: { StudFacultyCode: laptop.record! } }))).toEqual(['account.notYourRecord']);
    const id = saved.body.timetables[0]!.id;
    expect((await other.call('deleteTimetable', { params: { id } })).timetables).toEqual([]);
    expect(shown(await laptop.call('getTimetables'))).toEqual(['Mornings primary']);
    // Twice does no harm, neither saving nor deleting.
    expect(shown((await save(laptop, 'Mornings', sections, 'primary')).body)).toEqual(['Mornings primary']);
    for (const _ of [1, 2]) expect(shown(await phone.call('deleteTimetable', { params: { id } }))).toEqual([]);
  });

  it('hold the whole question they were looked for with, of a bounded size', async () => {
    const student = await here.as('eligible');
    const sections = [await student.section('STAT273-01')];
    const question: ToKeep['question'] = { courses: [{ courseIds: [1, 2], optional: false }, { courseIds: [3], optional: true }], locks: [{ courseId: 1, sectionId: sections[0]! }, { courseId: 3, instructor: 'Amal' }] };
    expect((await save(student, 'Asked', sections, 'backup', question)).body.timetables[0]).toMatchObject({ wishes, question });
    expect((await student.call('getTimetables')).timetables[0]!.question).toEqual(question);
    // Kept again without one, it holds none.
    expect((await save(student, 'Asked', sections)).body.timetables[0]!.question).toBeNull();
    const many = <Item>(item: Item, count: number): Item[] => Array.from({ length: count }, () => item);
    const courses = [{ courseIds: [1], optional: false }];
    for (const wrong of [{ courses: many(courses[0], 21), locks: [] }, { courses, locks: many({ courseId: 1 }, 21) }, { courses: [{ courseIds: [], optional: false }], locks: [] }, { courses, locks: [{ courseId: 1, instructor: 'x'.repeat(101) }] }, { courses, locks: [], more: 1 }, { courses: [{ courseIds: ['1'], optional: false }], locks: [] }])
      expect((await student.send('saveTimetable', { body: { name: 'Asked', role: 'backup', sectionIds: sections, wishes, question: wrong as never } })).status).toBe(400);
  });

  it('have one primary, and a bounded number', async () => {
    const student = await here.as('eligible');
    const sections = [await student.section('STAT273-01')];
    await save(student, 'A', sections, 'primary');
    expect(shown((await save(student, 'B', sections, 'primary')).body)).toEqual(['B primary', 'A backup']);
    for (let n = 3; n <= 6; n += 1) expect((await save(student, `T${n}`, sections)).status).toBe(200);
    expect(told(await save(student, 'one too many', sections))).toEqual([422, 'timetable.tooMany']);
    expect(shown((await save(student, 'A', sections, 'primary')).body).filter((one) => one.startsWith('A') || one.endsWith('primary'))).toEqual(['A primary']);
    expect(told(await save(student, 'A', [9007199254740991]))).toEqual([404, 'MSG-000010']);
    expect((await student.send('saveTimetable', { body: { name: ' ', role: 'backup', sectionIds: sections, wishes: [] } })).status).toBe(400);
  });

  it('say when a seat in them goes, frees or is no longer offered', async () => {
    const student = await here.as('eligible');
    const [free, full, gone] = [await student.section('STAT273-01'), await student.section('STAT273-02'), await student.section('MGT131-01')];
    const fill = (id: number, seatsTaken: string) => here.db.$client.prepare(`update section set seats_taken = ${seatsTaken} where id = ?`).run(id);
    fill(full, 'capacity');
    await save(student, 'A', [free, full, gone]);
    expect(await seats(student)).toEqual(['free free', 'full full', 'free free']);
    fill(free, 'capacity');
    fill(full, 'capacity - 1');
    here.db.$client.prepare('update section set active = 0 where id = ?').run(gone);
    expect(await seats(student)).toEqual(['free full', 'full free', 'free gone']);
  });
});
