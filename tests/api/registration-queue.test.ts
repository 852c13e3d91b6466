import { describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import { Room, told } from '../support/room.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00', persona: 'eligible' });
const crowd = (people: number, perSecond = 20) =>
  here.room.call('setRegistrationQueue', { body: { people, perSecond } });
const section = 'STAT273-01';

describe('the queue of registration', () => {
  it('gives a call a place, says when to come again, and changes nothing', async () => {
    await crowd(6_000);
    const sectionId = await here.student.section(section);
    const reply = await here.student.send('registerCourse', { body: { sectionId } });
    expect(told(reply)).toEqual([503, 'registration.queued']);
    expect(reply.headers.get('retry-after')).toBe('30');
    const [{ Params }] = (reply.body as unknown as { Refusals: [Schema<'Refusal'>] }).Refusals;
    expect(Params.place).toBeGreaterThan(5_900);
    expect(Params.place).toBeLessThanOrEqual(6_001);
    expect(Params.expectedAt).toMatch(/^2026-09-07T10:0[45]:/);
    expect((await here.student.call('registeredCourses')).courses.map(({ code }) => code)).not.toContain('STAT273');
  });

  it('has one place for each account, which getQueuePlace tells', async () => {
    expect(await here.student.call('getQueuePlace')).toEqual({ place: null, expectedAt: null, retryAfter: 0 });
    await crowd(6_000, 1);
    const sectionId = await here.student.section(section);
    const other = await here.as('seatHolder');
    await here.student.send('registerCourse', { body: { sectionId } });
    await other.send('changeRegistration', { body: { changes: [] } });
    const second = await here.as('eligible');
    const [first, same, behind] = [
      await here.student.call('getQueuePlace'),
      await second.call('getQueuePlace'),
      await other.call('getQueuePlace'),
    ];
    expect(first.retryAfter).toBe(30);
    expect(Math.abs(same.place! - first.place!)).toBeLessThanOrEqual(1);
    expect(behind.place! - first.place!).toBeGreaterThanOrEqual(0);
    expect(behind.place! - first.place!).toBeLessThanOrEqual(1);
  });

  it('decides the same call after its turn, once for its key', async () => {
    const sectionId = await here.student.section(section);
    const sent = { body: { sectionId }, headers: { 'idempotency-key': 'the-same-key' } };
    await crowd(6_000);
    expect((await here.student.send('registerCourse', sent)).status).toBe(503);
    await crowd(0);
    const reply = await here.student.send('registerCourse', sent);
    expect(reply.status).toBe(200);
    await crowd(6_000);
    expect((await here.student.send('registerCourse', sent)).status).toBe(503);
    await crowd(0);
    expect((await here.student.send('registerCourse', sent)).body).toEqual(reply.body);
    expect(await here.student.call('getQueuePlace')).toMatchObject({ place: null });
  });

  it('leaves every other call free', async () => {
    await crowd(6_000);
    const sectionId = await here.student.section(section);
    expect((await here.student.send('registerCourse', { body: { sectionId } })).status).toBe(503);
    for (const operation of ['registeredCourses', 'getSchedule', 'getStudentFees', 'waitingList'] as const)
      expect((await here.student.send(operation)).status).toBe(200);
    const held = (await here.student.call('registeredCourses')).courses[0]!;
    const dropped = await here.student.send('dropCourse', { body: { registrationId: held.registrationId } });
    expect(dropped.status).not.toBe(503);
  });

  it('belongs to one sandbox', async () => {
    await crowd(6_000);
    expect((await here.student.send('registerCourse', { body: { sectionId: 1 } })).status).toBe(503);
    await here.room.call('resetSandbox');
    const again = await here.as('eligible');
    expect((await again.send('registerCourse', { body: { sectionId: await again.section(section) } })).status).not.toBe(
      503,
    );
  });
});
