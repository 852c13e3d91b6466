import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { clockTime as at } from '../../server/features/registration/registration-facts.ts';
import { getPromotion } from '../../server/features/registration/promotion-queries.ts';
import { loadSections } from '../../server/features/registration/section-queries.ts';
import type { Client } from '../support/client.ts';
import { rather } from '../support/long.ts';
import { Room, told } from '../support/room.ts';
import { all, getSeats } from '../support/sandbox-database.ts';

const start = '2026-09-07T10:00:00+03:00';
const here = new Room({ at: start, whole: true });
const { as } = here;
/** A course of many plans; each test fills its sections. */
const needed = 'PSYC103';

let courseId = 0;
beforeEach(async () => {
  await here.room.call('setSeats', { body: { sections: [needed], free: 0 } });
  courseId = all<{ id: number }>(here.db, 'select id from course where code = ?', needed)[0]!.id;
});

const ask = (student: Client, id = courseId) => student.send('askForCourse', { body: { courseId: id } });
const seen = async (student: Client) =>
  (await student.call('getDemand')).courses.find(({ code }) => code === needed) ?? null;
const board = async () => (await here.room.call('getDemandBoard')).courses.find(({ code }) => code === needed)!;
const open = async (changes: object = {}) =>
  here.room.send('openSection', {
    body: {
      courseId,
      instructorId: (await board()).instructors[0]!.id,
      room: 'S17-1001',
      days: [4],
      startsAt: '19:30',
      endsAt: '20:45',
      seats: 1,
      language: 'en',
      ...changes,
    },
  });
const templatesOf = (student: Client): string[] =>
  all<{ template: string }>(
    here.db,
    `select template from inbox_message m join student s on s.id = m.student_id where s.faculty_code = ? and template in ('seatOffered', 'seatOfferEnded', 'seatNotOffered', 'demandAnswered') order by m.id`,
    student.record,
  ).map(({ template }) => template);
const newSection = (): string =>
  all<{ name: string }>(
    here.db,
    `select '${needed}-' || number name from section where course_id = ? and semester_id = 20261 order by id desc limit 1`,
    courseId,
  )[0]!.name;
const register = async (student: Client, confirm: string[] = []) =>
  student.send('registerCourse', { body: { sectionId: await student.section(newSection()), confirm } });
/** Drops the new registration of the needed course as if it had been paid and dropped before. */
const drop = (student: Client) =>
  all(
    here.db,
    `update registration set status = 'dropped' where course_id = ? and student_id = (select id from student where faculty_code = ?) returning id`,
    courseId,
    student.record,
  );
const undrop = async (student: Client) => {
  const { courses } = await student.call('registeredCourses');
  const { registrationId } = courses.find(({ code, status }) => code === needed && status === 'dropped')!;
  return student.send('undropCourse', { body: { registrationId } });
};
const offerOf = async (student: Client) => (await seen(student))?.entry?.offer ?? null;

describe('a student who needs a course', () => {
  it('asks, sees how many asked, and takes it back', async () => {
    const [one, graduating] = [await as('minimumLoad'), await as('graduatingUnderload')];
    expect(await seen(one)).toMatchObject({ need: 'full', asked: 0, graduating: 0, answer: null, entry: null });
    expect(told(await ask(one))).toEqual([200]);
    expect(told(await ask(one))).toEqual([200]);
    expect(told(await ask(graduating))).toEqual([200]);
    const mine = await seen(one);
    expect(mine).toMatchObject({ asked: 2, graduating: 1, entry: { askedAt: start, offer: null } });
    const id = mine!.entry!.id;
    expect(told(await graduating.send('leaveDemand', { params: { id } }))).toEqual([403, 'registration.notYours']);
    expect(told(await one.send('leaveDemand', { params: { id } }))).toEqual([200]);
    expect(told(await one.send('leaveDemand', { params: { id } }))).toEqual([404, 'MSG-000010']);
    expect(await seen(one)).toMatchObject({ asked: 1, entry: null });
    expect(told(await ask(one))).toEqual([200]);
  });

  it('asks only for a course of the plan without a section that suits, while registration is open', async () => {
    const one = await as('minimumLoad');
    const other = all<{ id: number }>(here.db, `select id from course where code = 'MGT131'`)[0]!.id;
    const foreign = all<{ id: number }>(here.db, `select id from course where code = 'ITCS561'`)[0]!.id;
    expect(told(await ask(one, other))).toEqual([422, 'demand.sectionFits']);
    expect(told(await ask(one, foreign))).toContain('demand.notInPlan');
    expect(told(await ask(one, 999_999))).toEqual([404, 'MSG-000010']);
    await here.advance('2026-11-02T10:00:00+03:00');
    expect(told(await ask(one))).toEqual([422, 'MSG-000003']);
  });

  it('has no entry any more once the course is registered, by whatever way', async () => {
    const one = await as('minimumLoad');
    await ask(one);
    await here.room.call('setSeats', { body: { sections: [`${needed}-01`], free: 1 } });
    const sectionId = await one.section(`${needed}-01`);
    expect(
      told(await one.send('registerCourse', { body: { sectionId, confirm: ['registration.confirmLanguage'] } })),
    ).toEqual([200]);
    expect([await seen(one), all(here.db, 'select 1 from demand where ended_at is null')]).toEqual([null, []]);
  });

  it('passes a kept seat on by taking the entry back', async () => {
    const [one, two] = [await as('minimumLoad'), await as('eligible')];
    await ask(one);
    await ask(two);
    await open();
    expect([await offerOf(one), await offerOf(two)]).toMatchObject([{ number: newSection().slice(-2) }, null]);
    const { id } = (await seen(one))!.entry!;
    await one.call('leaveDemand', { params: { id } });
    expect(await offerOf(two)).toMatchObject({ until: '2026-09-08T10:00:00+03:00' });
  });
});

describe('the department', () => {
  it('sees who asked, who may register now, and when they are free', async () => {
    for (const key of ['minimumLoad', 'eligible', 'graduatingUnderload']) await ask(await as(key));
    const course = await board();
    expect(course).toMatchObject({ asked: 3, graduating: 1, answer: null, colleges: [{ count: 3 }] });
    expect(course.eligible).toBeLessThanOrEqual(3);
    expect(course.years.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const most = Math.max(...course.free.flat());
    expect([course.free.length, course.free[0]!.length, most]).toEqual([5, 12, 3]);
    expect(Math.min(...course.free.flat())).toBeLessThan(3);
    expect(course.sections[0]).toMatchObject({ section: `${needed}-01`, free: 0 });
  });

  it('answers everybody with a sentence', async () => {
    const one = await as('minimumLoad');
    await ask(one);
    const text = { en: 'Not this semester.', ar: 'لن يُطرح المقرر في هذا الفصل.' };
    for (let times = 0; times < 2; times += 1)
      await here.room.call('answerDemand', { params: { courseId }, body: { text } });
    expect(await seen(one)).toMatchObject({ answer: { text, number: null } });
    expect((await one.call('getMessages')).items[0]).toMatchObject({
      excerpt: { en: expect.stringContaining(text.en) as string },
    });
    expect(told(await here.room.send('answerDemand', { params: { courseId: 999_999 }, body: { text } }))).toEqual([
      404,
      'DEV-000007',
    ]);
  });

  it('opens no section in a room or with an instructor that is taken, too large, or outside registration', async () => {
    await ask(await as('minimumLoad'));
    const [class_] = all<{ room: string; instructorId: number; day: number; startMinute: number; course: string }>(
      here.db,
      `select room.code room, section.instructor_id instructorId, day, start_minute startMinute, course.code course from section_meeting meeting
       join section on section.id = meeting.section_id join course on course.id = section.course_id join room on room.id = meeting.room_id
       where section.semester_id = 20261 and course.code = ? order by day limit 1`,
      needed,
    );
    const then = { days: [class_!.day], startsAt: at(class_!.startMinute), endsAt: at(class_!.startMinute + 30) };
    const roomTaken = await open({ ...then, room: class_!.room });
    expect(told(roomTaken)).toContain('demand.roomTaken');
    expect((roomTaken.body as { Refusals: { Params: object }[] }).Refusals[0]!.Params).toMatchObject({
      course: needed,
    });
    expect(told(await open({ ...then, instructorId: class_!.instructorId }))).toContain('demand.instructorTaken');
    expect(told(await open({ seats: 121 }))).toEqual([422, 'demand.roomTooSmall']);
    expect(told(await open({ endsAt: '19:30' }))[0]).toBe(400);
    expect(told(await open({ room: 'X99' }))).toEqual([404, 'DEV-000007']);
    expect(told(await open({ instructorId: 999_999 }))).toEqual([404, 'DEV-000007']);
    await here.advance('2026-11-02T10:00:00+03:00');
    expect(told(await open())).toEqual([422, 'MSG-000003']);
  });
});

describe('a section that was opened', () => {
  it('keeps its seats for those who asked: graduating first, then in order; then the next, then everybody', async () => {
    const [first, second, graduating] = [
      await as('minimumLoad'),
      await as('eligible'),
      await as('graduatingUnderload'),
    ];
    await ask(first);
    await here.advance('2026-09-07T10:01:00+03:00');
    await ask(second);
    await ask(graduating);
    expect(told(await open())).toEqual([200]);
    expect([await offerOf(first), await offerOf(second), (await offerOf(graduating))?.until]).toEqual([
      null,
      null,
      '2026-09-08T10:01:00+03:00',
    ]);
    expect(getSeats(here.db, newSection())).toEqual({ taken: 1, capacity: 1 });
    expect(told(await register(first))).toEqual([409, 'registration.sectionFull']);

    await here.advance('2026-09-08T10:01:00+03:00');
    expect([templatesOf(graduating), templatesOf(first), templatesOf(second)]).toEqual([
      ['seatOffered', 'seatOfferEnded'],
      ['seatOffered'],
      [],
    ]);
    expect(told(await register(graduating))).toEqual([409, 'registration.sectionFull']);
    expect(told(await register(first))).toEqual([200]);
    expect([await seen(first), getSeats(here.db, newSection())]).toEqual([null, { taken: 1, capacity: 1 }]);

    // A seat that becomes free later goes to the next who asked.
    await first.call('deleteCourse', { params: { registrationId: await first.registration(newSection()) } });
    expect((await offerOf(second))?.until).toBe('2026-09-09T10:01:00+03:00');
    await here.advance('2026-09-09T10:01:00+03:00');
    expect(getSeats(here.db, newSection())).toEqual({ taken: 0, capacity: 1 });
    expect(told(await register(graduating))).toEqual([200]);
  });

  it('passes over whom the rules refuse, tells the reason, and is open to everybody for the other seats', async () => {
    const [full, one, other] = [await as('minimumLoad'), await as('eligible'), await as('lastSeat')];
    await ask(full);
    await ask(one);
    here.db.$client
      .prepare(
        'update student_semester set status = ? where semester_id = 20261 and student_id = (select id from student where faculty_code = ?)',
      )
      .run('notEnrolled', full.record);
    expect(told(await open({ seats: 2 }))).toEqual([200]);
    expect([templatesOf(full), templatesOf(one)]).toEqual([['seatNotOffered'], ['seatOffered']]);
    expect((await one.call('getDashboard')).due.find(({ kind }) => kind === 'seatOffer')).toMatchObject({
      course: { code: needed },
      by: '2026-09-08T10:00:00+03:00',
    });
    expect(told(await register(other))).toEqual([200]);
    expect(getSeats(here.db, newSection())).toEqual({ taken: 2, capacity: 2 });
    expect(told(await register(one))).toEqual([200]);
  });

  it('gives its kept seat to an undrop too', async () => {
    const [one, two] = [await as('minimumLoad'), await as('eligible')];
    await ask(one);
    await open();
    expect(told(await register(one))).toEqual([200]);
    drop(one);
    expect(told(await register(two))).toEqual([200]);
    expect(told(await ask(one))).toEqual([200]);
    await two.call('deleteCourse', { params: { registrationId: await two.registration(newSection()) } });
    expect(await offerOf(one)).toMatchObject({ number: newSection().slice(-2) });
    expect(told(await undrop(one))).toEqual([200]);
    expect([await seen(one), getSeats(here.db, newSection())]).toEqual([null, { taken: 1, capacity: 1 }]);
  });

  it('keeps no seat beyond the end of add and drop', async () => {
    await here.advance('2026-09-17T12:00:00+03:00');
    const one = await as('minimumLoad');
    await ask(one);
    const [{ closes } = { closes: 0 }] = all<{ closes: number }>(
      here.db,
      `select max(closes_at) closes from agenda where function = 'addDrop' and semester_id = 20261`,
    );
    await here.advance(new Date(closes - 3_600_000).toISOString());
    await open();
    expect(Date.parse((await offerOf(one))!.until)).toBe(closes);
    await here.advance(new Date(closes).toISOString());
    expect([templatesOf(one), await offerOf(one)]).toEqual([['seatOffered', 'seatOfferEnded'], null]);
    expect(getSeats(here.db, newSection()).taken).toBe(0);
  });
});

type Step = { act: 'ask' | 'leave' | 'register' | 'delete' | 'fill' | 'open' | 'wait'; who: number; size: number };

describe('whatever students and the department do', () => {
  it('no seat is oversold, kept too long, or offered against the rules or the order', async () => {
    const keys = ['minimumLoad', 'eligible', 'graduatingUnderload', 'lastSeat', 'excellent', 'noEmail'];
    const students = await Promise.all(keys.map(as));
    const { db } = here;
    let now = Date.parse(start);
    const steps = fc.sample(
      fc.record<Step>({
        act: fc.constantFrom('ask', 'ask', 'ask', 'leave', 'register', 'delete', 'fill', 'fill', 'open', 'wait'),
        who: fc.nat({ max: keys.length - 1 }),
        size: fc.integer({ min: 1, max: 20 }),
      }),
      { numRuns: rather(120, 400), seed: 20_260_907 },
    );
    let opened = 0;
    let offered = 0;
    for (const { act, who, size } of steps) {
      const student = students[who]!;
      const mine = await seen(student);
      const before = all<{ id: number }>(db, 'select id from seat_offer').length;
      if (act === 'ask') await ask(student);
      if (act === 'fill') await here.room.call('setSeats', { body: { sections: [needed], free: 0 } });
      if (act === 'leave' && mine?.entry) await student.call('leaveDemand', { params: { id: mine.entry.id } });
      if (act === 'register')
        await student.send('registerCourse', {
          body: { sectionId: mine?.entry?.offer?.sectionId ?? (await student.section(newSection())) },
        });
      if (act === 'delete') {
        const { courses } = await student.call('registeredCourses');
        const taken = courses.find(({ code, paid }) => code === needed && !paid);
        if (taken) await student.send('deleteCourse', { params: { registrationId: taken.registrationId } });
      }
      if (act === 'open' && (await board()) && opened < 30) {
        opened += 1;
        const from = 1_170 + 5 * opened;
        await open({ startsAt: at(from), endsAt: at(from + 5), seats: 1 + (size % 2) });
      }
      if (act === 'wait') {
        now += Math.min(size, 9) * 3_600_000;
        await here.advance(new Date(now).toISOString());
      }
      const offers = all<{
        id: number;
        until: number;
        at: number;
        sectionId: number;
        studentId: number;
        status: string;
      }>(
        db,
        `select offer.id, offer.until, offer.at, offer.section_id sectionId, demand.student_id studentId, offer.status from seat_offer offer join demand on demand.id = offer.demand_id order by offer.id`,
      );
      for (const offer of offers) {
        if (offer.status !== 'open') continue;
        expect(offer.until > now && offer.until - offer.at <= 24 * 3_600_000).toBe(true);
        // The rules allow a student who has just got an offer to register.
        if (offers.indexOf(offer) < before) continue;
        const [section] = loadSections(db, [offer.sectionId]);
        const free = { ...section!, seatsTaken: section!.seatsTaken - 1 };
        expect(getPromotion(db, offer.studentId, free, now).refusals).toEqual([]);
        offered += 1;
      }
      // A student who asked and had no offer of the section never comes before one who has an offer.
      expect(
        all(
          db,
          `select 1 from seat_offer made join demand chosen on chosen.id = made.demand_id join student of on of.id = chosen.student_id
           join demand other on other.course_id = chosen.course_id and other.ended_at is null join student by on by.id = other.student_id
           where made.status = 'open' and made.at = ? and other.asked_at < made.at
             and (by.graduating > of.graduating or (by.graduating = of.graduating and (other.asked_at < chosen.asked_at or (other.asked_at = chosen.asked_at and other.id < chosen.id))))
             and not exists (select 1 from seat_offer had where had.demand_id = other.id and (had.section_id = made.section_id or had.status = 'open'))`,
          now,
        ),
      ).toEqual([]);
      expect(
        all(
          db,
          `select id from section where course_id = ? and (seats_taken > capacity or seats_taken <>
            (select count(*) from registration where section_id = section.id and status in ('registered', 'withdrawn') and not seat_freed)
            + (select count(*) from seat_offer where section_id = section.id and status = 'open'))`,
          courseId,
        ),
      ).toEqual([]);
    }
    expect(offered).toBeGreaterThan(5);
  });
});
