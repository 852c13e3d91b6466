import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { Room, told } from '../support/room.ts';
import { all, codesOf } from '../support/sandbox-database.ts';

const here = new Room({ whole: true, at: '2026-09-07T10:00:00+03:00' });
const { as } = here;
const full = 'ENTR301-05';

/** Active students who do not have the course, the one with the highest id first. */
const others = (count: number): number[] =>
  all<{ id: number }>(
    here.db,
    `select id from student s where status = 'active' and not exists (select 1 from registration r join course c on c.id = r.course_id where r.student_id = s.id and c.code = 'ENTR301') order by id desc limit ${count}`,
  ).map(({ id }) => id);
const ask = (ids: readonly number[], sectionId: number): void => {
  const insert = here.db.$client.prepare(
    'insert into seat_alert (student_id, semester_id, section_id, asked_at) values (?, 20261, ?, 0)',
  );
  for (const id of ids) insert.run(id, sectionId);
};
/** The students told of a free seat, in order, with the instants. */
const messages = () =>
  all<{ student: number; at: string }>(
    here.db,
    `select student_id student, strftime('%H:%M', at / 1000 + 10800, 'unixepoch') at from inbox_message where template = 'seatFree' order by id`,
  );
const toldAt = (at: string): number[] => messages().flatMap((one) => (one.at === at ? one.student : []));
const setSeats = (free: number) => here.room.call('setSeats', { body: { sections: [full], free } });
const add = (student: Client, sectionId: number) => student.send('addSeatAlert', { body: { sectionId } });

describe('a seat alert', () => {
  it('is added, listed and deleted; a deletion may be repeated', async () => {
    const student = await as('eligible');
    const sectionId = await student.section(full);
    const added = await student.call('addSeatAlert', { body: { sectionId } });
    expect(added).toMatchObject({
      maximum: 5,
      until: '2026-09-18T00:00:00+03:00',
      alerts: [{ sectionId, code: 'ENTR301', number: '05', availableSeats: 0, toldAt: null }],
    });
    expect(await student.call('getSeatAlerts')).toEqual(added);
    const params = { id: added.alerts[0]!.id };
    const other = await as('lastSeat');
    expect(told(await other.send('deleteSeatAlert', { params }))).toEqual([403, 'registration.notYours']);
    expect((await student.call('deleteSeatAlert', { params })).alerts).toEqual([]);
    expect((await student.call('deleteSeatAlert', { params })).alerts).toEqual([]);
  });

  it('is refused by its rules', async () => {
    const student = await as('eligible');
    const sectionId = await student.section(full);
    await add(student, sectionId);
    expect(told(await add(student, sectionId))).toEqual([422, 'registration.alreadyAlerted']);
    expect(told(await add(student, await student.section('STAT273-01')))).toEqual([422, 'registration.hasSeats']);
    expect(told(await add(student, 9_999_999))).toEqual([404, 'MSG-000010']);
    expect(told(await add(await as('seatHolder'), sectionId))).toEqual([422, 'registration.alreadyRegistered']);
    const more = all<{ id: number }>(
      here.db,
      `select s.id from section s join course c on c.id = s.course_id where semester_id = 20261 and seats_taken = capacity and c.code <> 'ENTR301' and not exists (select 1 from registration r join student t on t.id = r.student_id where t.faculty_code = '${student.record}' and r.course_id = s.course_id) limit 5`,
    );
    for (const { id } of more.slice(0, 4)) expect((await add(student, id)).status).toBe(200);
    expect(told(await add(student, more[4]!.id))).toEqual([422, 'registration.tooManyAlerts']);
    await here.advance('2026-09-20T10:00:00+03:00');
    expect(codesOf(await add(student, more[4]!.id))).toContain('MSG-000003');
  });
});

describe('a free seat', () => {
  it('is told to three at once, then every two minutes to the next three while it is free', async () => {
    const student = await as('eligible');
    const sectionId = await student.section(full);
    await add(student, sectionId);
    const ids = others(7);
    ask(ids, sectionId);
    await setSeats(1);
    const [mine] = toldAt('10:00');
    expect(toldAt('10:00')).toEqual([mine, ...ids.slice(0, 2)]);
    expect((await student.call('getSeatAlerts')).alerts).toMatchObject([
      { availableSeats: 1, toldAt: '2026-09-07T10:00:00+03:00' },
    ]);
    expect((await student.call('getMessages')).items[0]).toMatchObject({
      subject: { en: 'A seat is free in \u2066ENTR301\u2069' },
    });
    await here.advance('2026-09-07T10:01:59+03:00');
    expect(messages()).toHaveLength(3);
    await here.advance('2026-09-07T10:02:00+03:00');
    expect(toldAt('10:02')).toEqual(ids.slice(2, 5));
    await here.advance('2026-09-07T12:00:00+03:00');
    expect(toldAt('10:04')).toEqual(ids.slice(5));
    expect(messages()).toHaveLength(8);
  });

  it('is told no further once it is taken; the next seat begins with the first again', async () => {
    const student = await as('eligible');
    const sectionId = await student.section(full);
    const ids = others(5);
    ask(ids, sectionId);
    await add(student, sectionId);
    await setSeats(1);
    // The student registers without having been told of the free seat.
    await student.call('registerCourse', { body: { sectionId } });
    expect((await student.call('getSeatAlerts')).alerts).toEqual([]);
    await here.advance('2026-09-07T11:00:00+03:00');
    expect(messages().map((one) => one.student)).toEqual(ids.slice(0, 3));
    await setSeats(1);
    await here.advance('2026-09-07T12:00:00+03:00');
    expect([toldAt('11:00'), toldAt('11:02')]).toEqual([ids.slice(0, 3), ids.slice(3)]);
  });

  it('is not told if the waiting list takes it', async () => {
    const [holder, asking] = [await as('seatHolder'), await as('eligible')];
    await add(asking, await asking.section('ENTR301-01'));
    await holder.call('dropCourse', { body: { registrationId: await holder.registration('ENTR301-01') } });
    expect(messages()).toEqual([]);
    expect((await asking.call('getSeatAlerts')).alerts).toMatchObject([{ availableSeats: 0, toldAt: null }]);
  });
});

describe('an alert ends', () => {
  it('with a seat in another section of the course', async () => {
    const student = await as('eligible');
    await add(student, await student.section(full));
    await student.call('registerCourse', { body: { sectionId: await student.section('ENTR301-02') } });
    expect((await student.call('getSeatAlerts')).alerts).toEqual([]);
  });

  it('with add and drop', async () => {
    const student = await as('eligible');
    await add(student, await student.section(full));
    await here.advance('2026-09-17T23:59:59+03:00');
    expect((await student.call('getSeatAlerts')).alerts).toHaveLength(1);
    await here.advance('2026-09-18T00:00:00+03:00');
    expect((await student.call('getSeatAlerts')).alerts).toEqual([]);
  });
});
