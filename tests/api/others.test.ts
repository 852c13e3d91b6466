import { describe, expect, it } from 'vitest';
import { Room, told } from '../support/room.ts';

/** An id of another student's object is refused with 403, an id that does not exist with 404. */

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const nobodys = 9_999_999;

describe('what is another student’s', () => {
  it('is no registration to change, to evaluate or to look at', async () => {
    const [owner, other] = [await here.as('eligible'), await here.as('minimumLoad')];
    const registrationId = await owner.registration('ITCS222-01');
    const sectionId = await other.section('STAT273-01');
    const [mine, none] = [registrationId, nobodys].map((id) => [
      () => other.send('deleteCourse', { params: { registrationId: id } }),
      () => other.send('dropCourse', { body: { registrationId: id } }),
      () => other.send('undropCourse', { body: { registrationId: id } }),
      () => other.send('withdrawCourse', { body: { registrationId: id } }),
      () => other.send('unwithdrawCourse', { body: { registrationId: id } }),
      () => other.send('replaceCourse', { body: { registrationId: id, sectionId } }),
      () =>
        other.send('changeRegistration', {
          body: {
            changes: [
              { action: 'register', sectionId },
              { action: 'drop', registrationId: id },
            ],
          },
        }),
      () => other.send('saveBasket', { body: { version: 0, changes: [{ action: 'drop', registrationId: id }] } }),
      () => other.send('getSurveyForm', { params: { id } }),
      () => other.send('getStayOrLeave', { query: { Registration: id } }),
    ]);
    for (const call of mine!) expect(told(await call())).toEqual([403, 'registration.notYours']);
    for (const call of none!) expect(told(await call()).slice(0, 2)).toEqual([404, 'MSG-000010']);
    const { refusals } = await other.call('checkRegistration', {
      body: { changes: [{ action: 'drop', registrationId }] },
    });
    expect(refusals.map(({ Code }) => Code)).toEqual(['registration.notYours']);
    expect((await owner.call('registeredCourses')).courses).toHaveLength(2);
  });

  it('is no timetable to delete', async () => {
    const [owner, other] = [await here.as('eligible'), await here.as('minimumLoad')];
    const body = {
      name: 'Mine',
      role: 'primary' as const,
      sectionIds: [await owner.section('STAT273-01')],
      wishes: [],
    };
    const { timetables } = await owner.call('saveTimetable', { body });
    const id = timetables[0]!.id;
    expect(told(await other.send('deleteTimetable', { params: { id } }))).toEqual([403, 'registration.notYours']);
    expect((await other.send('deleteTimetable', { params: { id: nobodys } })).status).toBe(200);
    expect((await owner.call('getTimetables')).timetables).toHaveLength(1);
  });

  it('is nothing to pay for', async () => {
    const [owner, other] = [await here.as('eligible'), await here.as('minimumLoad')];
    const items = [{ kind: 'registration' as const, id: await owner.registration('ITCS222-01') }];
    expect(told(await other.send('startPayment', { body: { items, useBalance: false } }))).toEqual([
      403,
      'fees.notYours',
    ]);
  });
});
