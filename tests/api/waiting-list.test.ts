import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { Room, told } from '../support/room.ts';
import { all, codesOf, getSeats } from '../support/sandbox-database.ts';

const here = new Room({ whole: true });
const { as } = here;

const positions = async (student: Client) =>
  (await student.call('waitingList')).entries.map(({ code, number, position, waiting }) => [
    `${code}-${number}`,
    position,
    waiting,
  ]);
/** The inbox messages about waiting lists. */
const inboxOf = (student: Client) =>
  all<{ template: string; params: string }>(
    here.db,
    `select template, params from inbox_message m join student s on s.id = m.student_id where s.faculty_code = ? and template in ('promoted', 'passedOver', 'waitingListClosed')`,
    student.record,
  );
const drop = async (student: Client, name: string): Promise<void> => {
  await student.call('dropCourse', { body: { registrationId: await student.registration(name) } });
};

/** A generated student drops the course and frees a seat. */
const freeASeat = (name: string): void => {
  const found = all<{ id: number }>(
    here.db,
    `select r.id from registration r join section s on s.id = r.section_id join course c on c.id = s.course_id where c.code || '-' || s.number = ? and r.status = 'registered' limit 1`,
    name,
  );
  for (const statement of ['delete from absence where registration_id = ?', 'delete from registration where id = ?'])
    here.db.$client.prepare(statement).run(found[0]!.id);
};

describe('joining', () => {
  it('is asked for, and tells the position', async () => {
    const student = await as('lastSeat');
    const sectionId = await student.section('ENTR301-05');
    expect(codesOf(await student.send('registerCourse', { body: { sectionId } }))).toEqual([
      'registration.sectionFull',
    ]);
    const seats = getSeats(here.db, 'ENTR301-05');
    expect((await student.call('registeredCourses')).waiting).toBe(0);
    const outcome = await student.call('registerCourse', {
      body: { sectionId, confirm: ['registration.sectionFull'] },
    });
    expect(outcome).toMatchObject({
      messages: [{ Code: 'MSG-000078', Params: { course: 'ENTR301', section: '05', position: 1 } }],
      registrationIds: [],
    });
    expect([await positions(student), getSeats(here.db, 'ENTR301-05')]).toEqual([[['ENTR301-05', 1, 1]], seats]);
    expect((await student.call('registeredCourses')).waiting).toBe(1);
    expect((await student.call('registrationLog')).entries[0]).toMatchObject({ action: 'wait', by: 'student' });
    const next = await as('eligible');
    expect((await next.call('joinWaitingList', { body: { sectionId } })).messages).toMatchObject([
      { Code: 'MSG-000078', Params: { position: 2 } },
    ]);
    expect(await positions(next)).toEqual([['ENTR301-05', 2, 2]]);
    expect(codesOf(await next.send('joinWaitingList', { body: { sectionId } }))).toEqual([
      'registration.alreadyWaiting',
    ]);
  });

  it('needs a full section', async () => {
    const student = await as('eligible');
    const reply = await student.send('joinWaitingList', { body: { sectionId: await student.section('STAT273-01') } });
    expect([reply.status, ...codesOf(reply)]).toEqual([422, 'registration.hasSeats']);
    expect(codesOf(await student.send('joinWaitingList', { body: { sectionId: 9_999_999 } }))).toEqual(['MSG-000010']);
  });

  it.each([
    ['maximumLoad', 'MSG-000004'],
    ['notEnrolled', 'MSG-000001'],
    ['frozenStudent', 'MSG-000076'],
  ])('is held to the rules of registering: %s', async (persona, code) => {
    const student = await as(persona);
    expect(
      codesOf(await student.send('joinWaitingList', { body: { sectionId: await student.section('ENTR301-05') } })),
    ).toContain(code);
  });

  it('asks for the language still', async () => {
    here.db.$client.exec(
      `update section set language = 'ar' where course_id = (select id from course where code = 'ENTR301') and number = '05'`,
    );
    const student = await as('eligible');
    const sectionId = await student.section('ENTR301-05');
    expect(codesOf(await student.send('joinWaitingList', { body: { sectionId } }))).toEqual([
      'registration.confirmLanguage',
    ]);
    expect(
      (await student.send('joinWaitingList', { body: { sectionId, confirm: ['registration.confirmLanguage'] } }))
        .status,
    ).toBe(200);
  });
});

describe('a seat that frees', () => {
  it('goes to the first, who is told', async () => {
    const [holder, first, second] = [await as('seatHolder'), await as('waitingFirst'), await as('waitingSecond')];
    expect([await positions(first), await positions(second)]).toEqual([[['ENTR301-01', 1, 2]], [['ENTR301-01', 2, 2]]]);
    const seats = getSeats(here.db, 'ENTR301-01');
    await drop(holder, 'ENTR301-01');
    expect(getSeats(here.db, 'ENTR301-01')).toEqual(seats);
    expect((await first.call('registeredCourses')).courses.find(({ code }) => code === 'ENTR301')).toMatchObject({
      status: 'registered',
      paid: false,
      fees: 72_000,
    });
    expect([await positions(first), await positions(second)]).toEqual([[], [['ENTR301-01', 1, 1]]]);
    expect((await first.call('registrationLog')).entries[0]).toMatchObject({
      action: 'promote',
      by: 'waitingList',
      code: 'ENTR301',
      number: '01',
    });
    expect([inboxOf(first), inboxOf(second)]).toEqual([
      [{ template: 'promoted', params: JSON.stringify({ course: 'ENTR301', section: '01' }) }],
      [],
    ]);
    expect(
      codesOf(await holder.send('undropCourse', { body: { registrationId: await holder.registration('ENTR301-01') } })),
    ).toEqual(['registration.seatGone']);
  });

  it('passes by who may no longer register, and leaves them their place', async () => {
    const [blocked, next] = [await as('waitingBlocked'), await as('eligible')];
    await next.call('joinWaitingList', { body: { sectionId: await next.section('ENTR301-03') } });
    expect(await positions(next)).toEqual([['ENTR301-03', 2, 2]]);
    const holder = await as('lastSeat');
    freeASeat('ENTR301-03');
    await holder.call('registerCourse', { body: { sectionId: await holder.section('ENTR301-03') } });
    await holder.call('deleteCourse', { params: { registrationId: await holder.registration('ENTR301-03') } });
    expect((await next.call('registeredCourses')).courses.some(({ code }) => code === 'ENTR301')).toBe(true);
    expect(await positions(blocked)).toEqual([['ENTR301-03', 1, 1]]);
    expect(inboxOf(blocked).map(({ template }) => template)).toEqual(['passedOver']);
  });

  it('stays free where nobody who waits may have it', async () => {
    const holder = await as('lastSeat');
    freeASeat('ENTR301-03');
    await holder.call('registerCourse', { body: { sectionId: await holder.section('ENTR301-03') } });
    const full = getSeats(here.db, 'ENTR301-03');
    await holder.call('deleteCourse', { params: { registrationId: await holder.registration('ENTR301-03') } });
    expect(getSeats(here.db, 'ENTR301-03').taken).toBe(full.taken - 1);
  });

  it('is told to whom it goes past, with the reason, once', async () => {
    const [holder, first, second] = [await as('seatHolder'), await as('waitingFirst'), await as('waitingSecond')];
    const sectionId = await first.section('ACC112-01');
    const loss = {
      waited: 'ENTR301',
      waitedSection: '01',
      reason: 'registration.timeConflict',
      other: 'ACC112',
      otherSection: '01',
    };
    const question = [{ Code: 'registration.confirmWaiting', Params: loss, Change: 0 }];
    const changes = [{ action: 'register' as const, sectionId }];
    expect((await first.call('checkRegistration', { body: { changes } })).confirmations).toMatchObject(question);
    const reply = await first.send('registerCourse', { body: { sectionId } });
    expect([reply.status, ...codesOf(reply)]).toEqual([409, 'registration.confirmWaiting']);
    expect((await first.call('waitingList')).entries).toMatchObject([{ refusals: [] }]);
    await first.call('registerCourse', { body: { sectionId, confirm: ['registration.confirmWaiting'] } });
    expect((await first.call('waitingList')).entries).toMatchObject([
      { position: 1, refusals: [{ Code: 'registration.timeConflict', Params: { other: 'ACC112' } }] },
    ]);
    expect(inboxOf(first)).toEqual([]);

    await drop(holder, 'ENTR301-01');
    expect((await second.call('registeredCourses')).courses.some(({ code }) => code === 'ENTR301')).toBe(true);
    expect(inboxOf(first).map(({ template, params }) => [template, JSON.parse(params) as unknown])).toMatchObject([
      ['passedOver', { ...loss, position: 1 }],
    ]);
    expect((await first.call('registrationLog')).entries[0]).toMatchObject({
      action: 'passOver',
      by: 'waitingList',
      code: 'ENTR301',
      number: '01',
    });
    const [message] = (await first.call('getMessages')).items;
    expect(message?.subject).toMatchObject({ en: expect.stringContaining('ENTR301') as string });
    const { body } = await first.call('getMessage', { params: { id: message!.id } });
    expect(body.en).toMatch(/ENTR301\S* section .*01.* position 1 .* overlaps with \S*ACC112/);
    expect(body.ar).toMatch(/ACC112/);
    expect(`${body.en}${body.ar}`).not.toMatch(/[{}$]|registration\./);
  });

  it('that stays free is told once, whatever is changed afterwards, and taken up by who makes room', async () => {
    const [blocked, holder] = [await as('waitingBlocked'), await as('lastSeat')];
    freeASeat('ENTR301-03');
    await holder.call('registerCourse', { body: { sectionId: await holder.section('ENTR301-03') } });
    await holder.call('deleteCourse', { params: { registrationId: await holder.registration('ENTR301-03') } });
    expect(inboxOf(blocked).map(({ template }) => template)).toEqual(['passedOver']);
    const [away, back] = [await blocked.registration('STAT273-01'), await blocked.section('STAT273-02')];
    await blocked.call('replaceCourse', { body: { registrationId: away, sectionId: back } });
    expect(inboxOf(blocked).map(({ template }) => template)).toEqual(['passedOver']);
    await blocked.call('deleteCourse', { params: { registrationId: await blocked.registration('STAT273-02') } });
    expect(inboxOf(blocked).map(({ template }) => template)).toEqual(['passedOver', 'promoted']);
  });

  it.each(['replace', 'basket'])('by a %s goes to the first as well', async (how) => {
    const [holder, first] = [await as('seatHolder'), await as('waitingFirst')];
    const registrationId = await holder.registration('ENTR301-01');
    const sectionId = await holder.section('STAT273-01');
    if (how === 'replace') await holder.call('replaceCourse', { body: { registrationId, sectionId } });
    else
      await holder.call('changeRegistration', {
        body: {
          changes: [
            { action: 'drop', registrationId },
            { action: 'register', sectionId },
          ],
        },
      });
    expect((await first.call('registeredCourses')).courses.some(({ code }) => code === 'ENTR301')).toBe(true);
  });
});

describe('leaving', () => {
  it('moves the others up and is noted', async () => {
    const [first, second] = [await as('waitingFirst'), await as('waitingSecond')];
    const [entry] = (await first.call('waitingList')).entries;
    expect(told(await second.send('leaveWaitingList', { params: { id: entry!.id } }))).toEqual([
      403,
      'registration.notYours',
    ]);
    expect((await first.call('leaveWaitingList', { params: { id: entry!.id } })).entries).toEqual([]);
    expect(await positions(second)).toEqual([['ENTR301-01', 1, 1]]);
    expect((await first.call('registrationLog')).entries[0]).toMatchObject({ action: 'leave', by: 'student' });
    expect((await first.send('leaveWaitingList', { params: { id: entry!.id } })).status).toBe(404);
    await drop(await as('seatHolder'), 'ENTR301-01');
    expect((await first.call('registeredCourses')).courses.some(({ code }) => code === 'ENTR301')).toBe(false);
  });

  it('happens to all at the end of add/drop, at that instant', async () => {
    const first = await as('waitingFirst');
    await here.room.freeze('2026-09-17T23:59:59+03:00');
    expect(await positions(first)).toHaveLength(1);
    await here.room.freeze('2026-10-01T10:00:00+03:00');
    expect(await positions(first)).toEqual([]);
    expect((await first.call('registrationLog')).entries[0]).toMatchObject({
      action: 'leave',
      by: 'waitingList',
      at: '2026-09-18T00:00:00+03:00',
    });
    expect(inboxOf(first).map(({ template }) => template)).toEqual(['waitingListClosed']);
  });

  it('comes of itself with the course that is taken back', async () => {
    const student = await as('seatHolder');
    const registrationId = await student.registration('ENTR301-01');
    await student.call('dropCourse', { body: { registrationId } });
    await student.call('joinWaitingList', { body: { sectionId: await student.section('ENTR301-05') } });
    here.db.$client.exec(
      `update section set capacity = capacity + 1 where course_id = (select id from course where code = 'ENTR301') and number = '01'`,
    );
    await student.call('undropCourse', { body: { registrationId } });
    expect(await positions(student)).toEqual([]);
  });

  it('comes of itself with a seat, which a student gets who makes room for it', async () => {
    const [student, holder] = [await as('waitingBlocked'), await as('lastSeat')];
    freeASeat('ENTR301-03');
    await student.call('deleteCourse', { params: { registrationId: await student.registration('STAT273-01') } });
    expect((await student.call('registeredCourses')).courses.filter(({ code }) => code === 'ENTR301')).toMatchObject([
      { number: '03', status: 'registered' },
    ]);
    expect((await student.call('registrationLog')).entries[0]).toMatchObject({ action: 'promote', by: 'waitingList' });
    expect(await positions(student)).toEqual([]);
    expect(
      codesOf(await holder.send('registerCourse', { body: { sectionId: await holder.section('ENTR301-03') } })),
    ).toEqual(['registration.sectionFull']);
  });
});

describe('what became of who waited in earlier semesters', () => {
  const first = { semester: { en: 'First Semester 2025/2026' }, places: 12, seats: 7, days: 3 };
  const sectionsOf = async (student: Client, code: string) =>
    (await student.call('coursesToRegister', { query: { code, pageSize: 100 } })).items.flatMap((one) => one.sections);

  it('is told on the waiting list, before joining and of a full section; the later four places and the summer do not count', async () => {
    const waiting = await as('waitingFirst');
    expect((await waiting.call('waitingList')).entries).toMatchObject([{ code: 'ENTR301', history: first }]);
    const student = await as('eligible');
    for (const section of await sectionsOf(student, 'ENTR301'))
      if (section.availableSeats > 0) expect(section.history).toBeUndefined();
      else expect(section.history).toMatchObject(first);
    const reply = await student.send('registerCourse', { body: { sectionId: await student.section('ENTR301-05') } });
    expect(reply.body).toMatchObject({
      Message: expect.stringContaining(
        'In the First Semester 2025/2026, 7 of 12 who waited got a seat, most within 3 days.',
      ) as string,
      Refusals: [{ Params: { context: 'history', seated: 'several', seats: 7, places: 12, days: 3 } }],
    });
  });

  it('is not told of a course with fewer than five places', async () => {
    await here.room.call('setSeats', { body: { sections: ['MGT131'], free: 0 } });
    const sections = await sectionsOf(await as('eligible'), 'MGT131');
    expect(sections.map(({ availableSeats, history }) => [availableSeats, history])).toEqual(
      sections.map(() => [0, undefined]),
    );
  });
});
