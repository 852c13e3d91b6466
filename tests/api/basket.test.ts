import { describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import type { Client } from '../support/client.ts';
import { Room } from '../support/room.ts';
import { codesOf } from '../support/sandbox-database.ts';

const here = new Room({ whole: true });

type Change = Schema<'Change'>;
const register = async (student: Client, section: string): Promise<Change> => ({
  action: 'register',
  sectionId: await student.section(section),
});
const save = (student: Client, version: number, changes: Change[]) =>
  student.send('saveBasket', { body: { version, changes } });
const shown = ({ items }: Schema<'KeptBasket'>): string[] => items.map(({ code, number }) => `${code}-${number}`);

describe('the basket of a record', () => {
  it('is the same on every device, and nobody else’s', async () => {
    const laptop = await here.room.fresh().as('eligible');
    const phone = await here.room.fresh().as('eligible');
    const saved = await save(laptop, 0, [
      await register(laptop, 'STAT273-01'),
      { action: 'delete', registrationId: await laptop.registration('ITCS222-01') },
    ]);
    expect([saved.status, saved.body.version, shown(saved.body)]).toEqual([200, 1, ['STAT273-01', 'ITCS222-01']]);
    expect(await phone.call('getBasket')).toEqual(saved.body);
    expect(await phone.call('getBasket', { query: { Period: 'early' } })).toMatchObject({ version: 0, items: [] });
    const other = await here.room.fresh().as('lastSeat');
    expect((await other.call('getBasket')).items).toEqual([]);
    expect(codesOf(await other.send('getBasket', { query: { StudFacultyCode: laptop.record! } }))).toEqual([
      'account.notYourRecord',
    ]);
    expect(
      codesOf(await save(other, 0, [{ action: 'drop', registrationId: await laptop.registration('ITCS222-01') }])),
    ).toEqual(['registration.notYours']);
  });

  it('is not wiped by who has not read it', async () => {
    const [laptop, phone] = [await here.room.fresh().as('eligible'), await here.room.fresh().as('eligible')];
    const [first, second] = [await register(laptop, 'STAT273-01'), await register(laptop, 'MGT131-01')];
    const both = await Promise.all([save(laptop, 0, [first]), save(phone, 0, [second])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codesOf(both.find(({ status }) => status === 409)!)).toEqual(['registration.basketChanged']);
    expect((await laptop.call('getBasket')).items).toHaveLength(1);
    expect((await save(phone, 1, [first, second])).body).toMatchObject({ version: 2 });
    // The same request again changes nothing and is not a conflict, because the first response may have been lost.
    expect((await save(laptop, 1, [first, second])).body).toMatchObject({ version: 2 });
  });

  it('loses what is applied, here or by a call of its own, and keeps the rest', async () => {
    const student = await here.room.fresh().as('eligible');
    const changes = [
      await register(student, 'STAT273-01'),
      await register(student, 'MGT131-01'),
      { action: 'delete' as const, registrationId: await student.registration('ITCS222-01') },
    ];
    await save(student, 0, changes);
    await student.call('registerCourse', { body: { sectionId: await student.section('STAT273-02') } });
    expect(shown(await student.call('getBasket'))).toEqual(['MGT131-01', 'ITCS222-01']);
    const refused = await student.send('changeRegistration', {
      body: { changes: [changes[1]!, await register(student, 'MATHS101-01')] },
    });
    expect(refused.status).toBe(422);
    expect(shown(await student.call('getBasket'))).toEqual(['MGT131-01', 'ITCS222-01']);
    await student.call('changeRegistration', { body: { changes: changes.slice(1) } });
    expect(await student.call('getBasket')).toMatchObject({ version: 3, items: [] });
  });

  it('says what has gone meanwhile', async () => {
    const student = await here.room.fresh().as('eligible');
    const registrationId = await student.registration('ITCS222-01');
    const replace: Change = { action: 'replace', registrationId, sectionId: await student.section('STAT273-01') };
    await save(student, 0, [await register(student, 'MGT131-01'), replace]);
    expect((await student.call('getBasket')).items).toMatchObject([
      { gone: null },
      { gone: null, code: 'STAT273', from: { code: 'ITCS222', number: '01' } },
    ]);
    here.db.$client.prepare('update section set active = 0 where id = ?').run(await student.section('MGT131-01'));
    here.db.$client.prepare('delete from registration where id = ?').run(registrationId);
    const { version, items } = await student.call('getBasket');
    expect(items).toMatchObject([
      { code: 'MGT131', gone: 'section' },
      { code: 'STAT273', gone: 'registration', from: { code: 'ITCS222' } },
    ]);
    // The basket is saved without the first change. The other one keeps its texts.
    expect((await save(student, version, [replace])).body.items).toMatchObject([
      { gone: 'registration', from: { code: 'ITCS222' } },
    ]);
  });

  it('of a semester that is over is told once, and is none of the next one’s', async () => {
    const student = await here.room.fresh().as('eligible');
    await save(student, 0, [await register(student, 'STAT273-01')]);
    // Moves the basket to an ended semester, instead of moving the clock by a year.
    here.db.$client.exec(
      `update basket set semester_id = (select id from semester where ends_on < '2026-09-01' order by ends_on desc limit 1)`,
    );
    const later = await here.room.fresh().as('eligible');
    const basket = await later.call('getBasket');
    expect(basket).toMatchObject({
      version: 0,
      items: [],
      unapplied: { count: 1, semester: { en: expect.stringContaining('2026') as string } },
    });
    expect((await save(later, 0, [])).body.unapplied).toBeNull();
    expect((await later.call('getBasket')).unapplied).toBeNull();
  });

  it('is kept where nothing may be applied, and the review says why', async () => {
    const student = await here.room.fresh().as('frozenStudent');
    const { items } = await student.call('coursesToRegister', { query: { search: 'STAT273' } });
    const changes: Change[] = [{ action: 'register', sectionId: items[0]!.sections[0]!.sectionId }];
    expect((await save(student, 0, changes)).status).toBe(200);
    const preview = await student.call('checkRegistration', { body: { changes } });
    expect(preview.refusals.map(({ Code }) => Code)).toContain('MSG-000076');
  });

  it('comes back with a snapshot', async () => {
    const student = await here.room.fresh().as('eligible');
    await save(student, 0, [await register(student, 'STAT273-01')]);
    await here.room.call('saveSnapshot', { body: { name: 'picked' } });
    await save(student, 1, []);
    expect((await student.call('getBasket')).items).toEqual([]);
    await here.room.call('restoreSnapshot', { params: { name: 'picked' } });
    const again = await here.room.fresh().as('eligible');
    expect(shown(await again.call('getBasket'))).toEqual(['STAT273-01']);
  });

  it('is not sent twice: the same key gives the same answer, and registers once', async () => {
    const student = await here.room.fresh().as('eligible');
    const body = { changes: [await register(student, 'STAT273-01')] };
    await save(student, 0, body.changes);
    const headers = { 'idempotency-key': 'the-basket-at-eight' };
    const replies = await Promise.all([1, 2, 3].map(() => student.send('changeRegistration', { body, headers })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body: answer }) => JSON.stringify(answer))).size).toBe(1);
    expect((await student.call('registeredCourses')).courses.filter(({ code }) => code === 'STAT273')).toHaveLength(1);
  });
});

describe('a waiting list', () => {
  it('says until when it registers by itself, and what it charges then', async () => {
    const student = await here.room.fresh().as('lastSeat');
    const { entries } = await student.call('joinWaitingList', {
      body: { sectionId: await student.section('ENTR301-05') },
    });
    expect(entries).toMatchObject([{ code: 'ENTR301', until: '2026-09-18T00:00:00+03:00', fees: 72_000 }]);
  });
});
