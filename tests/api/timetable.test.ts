import { describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import type { Client } from '../support/client.ts';
import { Room, told } from '../support/room.ts';
import { codesOf } from '../support/sandbox-database.ts';

const here = new Room({ whole: true });

type ToKeep = Schema<'TimetableToKeep'>;
const wishes: ToKeep['wishes'] = [
  { kind: 'earliest', level: 'required', from: 600 },
  { kind: 'breaks', level: 'preferred', breaks: [{ day: 1, from: 720, to: 780 }] },
];
const save = (
  student: Client,
  name: string,
  sectionIds: number[],
  role: ToKeep['role'] = 'backup',
  question?: ToKeep['question'],
) => student.send('saveTimetable', { body: { name, role, sectionIds, wishes, ...(question && { question }) } });
const shown = ({ timetables }: Schema<'KeptTimetables'>): string[] =>
  timetables.map(({ name, role }) => `${name} ${role}`);
const seats = async (student: Client): Promise<string[]> =>
  ((await student.call('getTimetables')).timetables[0]?.sections ?? []).map(
    ({ seatWhenKept, seat }) => `${seatWhenKept} ${seat}`,
  );

describe('kept timetables', () => {
  it('are the same on every device and nobody else’s', async () => {
    const [laptop, phone, other] = [await here.as('eligible'), await here.as('eligible'), await here.as('lastSeat')];
    const sections = [await laptop.section('STAT273-01'), await laptop.section('ITCS222-01')];
    const saved = await save(laptop, 'Mornings', sections, 'primary');
    expect(saved.body).toMatchObject({
      timetables: [
        {
          name: 'Mornings',
          role: 'primary',
          wishes,
          sections: [
            { code: 'STAT273', number: '01', seat: 'free' },
            { code: 'ITCS222', seat: 'mine' },
          ],
        },
      ],
    });
    expect(await phone.call('getTimetables')).toEqual(saved.body);
    expect((await phone.call('getTimetables', { query: { Period: 'early' } })).timetables).toEqual([]);
    expect((await other.call('getTimetables')).timetables).toEqual([]);
    expect(codesOf(await other.send('getTimetables', { query: { StudFacultyCode: laptop.record! } }))).toEqual([
      'account.notYourRecord',
    ]);
    const id = saved.body.timetables[0]!.id;
    expect(codesOf(await other.send('deleteTimetable', { params: { id } }))).toEqual(['registration.notYours']);
    expect(shown(await laptop.call('getTimetables'))).toEqual(['Mornings primary']);
    // Saving or deleting twice has the same result as once.
    expect(shown((await save(laptop, 'Mornings', sections, 'primary')).body)).toEqual(['Mornings primary']);
    for (const _ of [1, 2]) expect(shown(await phone.call('deleteTimetable', { params: { id } }))).toEqual([]);
  });

  it('hold the whole question they were looked for with, of a bounded size', async () => {
    const student = await here.as('eligible');
    const sections = [await student.section('STAT273-01')];
    const question: ToKeep['question'] = {
      courses: [
        { courseIds: [1, 2], optional: false },
        { courseIds: [3], optional: true },
      ],
      locks: [
        { courseId: 1, sectionId: sections[0]! },
        { courseId: 3, instructor: 'Amal' },
      ],
    };
    expect((await save(student, 'Asked', sections, 'backup', question)).body.timetables[0]).toMatchObject({
      wishes,
      question,
    });
    expect((await student.call('getTimetables')).timetables[0]!.question).toEqual(question);
    // A timetable that is saved again without its search (`question`) has none afterwards.
    expect((await save(student, 'Asked', sections)).body.timetables[0]!.question).toBeNull();
    const many = <Item>(item: Item, count: number): Item[] => Array.from({ length: count }, () => item);
    const courses = [{ courseIds: [1], optional: false }];
    for (const wrong of [
      { courses: many(courses[0], 21), locks: [] },
      { courses, locks: many({ courseId: 1 }, 21) },
      { courses: [{ courseIds: [], optional: false }], locks: [] },
      { courses, locks: [{ courseId: 1, instructor: 'x'.repeat(101) }] },
      { courses, locks: [], more: 1 },
      { courses: [{ courseIds: ['1'], optional: false }], locks: [] },
    ])
      expect(
        (
          await student.send('saveTimetable', {
            body: { name: 'Asked', role: 'backup', sectionIds: sections, wishes, question: wrong as never },
          })
        ).status,
      ).toBe(400);
  });

  it('have one primary, and a bounded number', async () => {
    const student = await here.as('eligible');
    const sections = [await student.section('STAT273-01')];
    await save(student, 'A', sections, 'primary');
    expect(shown((await save(student, 'B', sections, 'primary')).body)).toEqual(['B primary', 'A backup']);
    for (let n = 3; n <= 6; n += 1) expect((await save(student, `T${n}`, sections)).status).toBe(200);
    expect(told(await save(student, 'one too many', sections))).toEqual([422, 'timetable.tooMany']);
    expect(
      shown((await save(student, 'A', sections, 'primary')).body).filter(
        (one) => one.startsWith('A') || one.endsWith('primary'),
      ),
    ).toEqual(['A primary']);
    expect(told(await save(student, 'A', [9007199254740991]))).toEqual([404, 'MSG-000010']);
    expect(
      (await student.send('saveTimetable', { body: { name: ' ', role: 'backup', sectionIds: sections, wishes: [] } }))
        .status,
    ).toBe(400);
  });

  it('say when a seat in them goes, frees or is no longer offered', async () => {
    const student = await here.as('eligible');
    const [free, full, gone] = [
      await student.section('STAT273-01'),
      await student.section('STAT273-02'),
      await student.section('MGT131-01'),
    ];
    const leave = (section: string, seats: number) =>
      here.room.call('setSeats', { body: { sections: [section], free: seats } });
    await leave('STAT273-02', 0);
    await save(student, 'A', [free, full, gone]);
    expect(await seats(student)).toEqual(['free free', 'full full', 'free free']);
    await leave('STAT273-01', 0);
    await leave('STAT273-02', 1);
    here.db.$client.prepare('update section set active = 0 where id = ?').run(gone);
    expect(await seats(student)).toEqual(['free full', 'full free', 'free gone']);
  });
});

describe('the seats a trainer leaves', () => {
  const shown = async (search: string) =>
    (await here.room.call('getSeats', { query: { search } })).sections.map(
      ({ section, free, waiting }) => `${section} ${free} ${waiting}`,
    );

  it('fill a section or a whole course, and nobody loses a seat', async () => {
    await here.room.call('setSeats', { body: { sections: ['itis311'], free: 0 } });
    const filled = (await here.room.call('getSeats', { query: { search: 'ITIS311' } })).sections;
    expect(filled.length).toBeGreaterThan(1);
    for (const { capacity, taken, free } of filled) expect([taken, free]).toEqual([capacity, 0]);
    const student = await here.as('eligible');
    expect((await student.call('registeredCourses')).courses.map(({ code }) => code)).toContain('ITIS311');
    expect(told(await here.room.send('setSeats', { body: { sections: ['ITIS311-01', 'NONE999'], free: 3 } }))).toEqual([
      404,
      'DEV-000007',
    ]);
    expect(await shown('itis311-01')).toEqual(['ITIS311-01 0 0']);
    expect(await shown('ريادة الأعمال')).toEqual(await shown('ENTR301'));
  });

  it('go to whoever waits first', async () => {
    const [first] = await shown('ENTR301-01');
    expect(first).toBe('ENTR301-01 0 2');
    await here.room.call('setSeats', { body: { sections: ['ENTR301-01'], free: 1 } });
    expect(await shown('ENTR301-01')).toEqual(['ENTR301-01 0 1']);
    expect((await (await here.as('waitingFirst')).call('registeredCourses')).courses.map(({ code }) => code)).toContain(
      'ENTR301',
    );
  });
});

describe('the way between campuses', () => {
  it('takes the minutes that the university gives', async () => {
    const student = await here.as('eligible');
    const ways = async () =>
      (await student.call('timetableSections', { query: {} })).journeys.map(
        ({ from, to, minutes }) => `${from.en} ${to.en} ${minutes}`,
      );
    expect(await ways()).toEqual([
      'Sakhir Campus Isa Town Campus 40',
      'Sakhir Campus Salmaniya Campus 50',
      'Isa Town Campus Salmaniya Campus 30',
    ]);
    here.db.$client.exec(
      'update campus_journey set minutes = 25 where from_campus_id = 1 and to_campus_id = 2; delete from campus_journey where from_campus_id = 2',
    );
    expect(await ways()).toEqual(['Sakhir Campus Isa Town Campus 25', 'Sakhir Campus Salmaniya Campus 50']);
    const walks = async () =>
      (await student.call('timetableSections', { query: {} })).walks
        .filter(({ to }) => to === 'S05' || to === 'M02')
        .map(({ from, to, minutes }) => `${from} ${to} ${minutes}`);
    expect(await walks()).toEqual([
      'S40 S05 12',
      'S41 S05 12',
      'S22 S05 12',
      'S17 S05 8',
      'S14 S05 7',
      'S20 S05 7',
      'M01 M02 6',
    ]);
    here.db.$client.exec(
      `update building_walk set minutes = 9 where from_building_id = (select id from building where code = 'M01')`,
    );
    expect((await walks()).at(-1)).toBe('M01 M02 9');
  });
});
