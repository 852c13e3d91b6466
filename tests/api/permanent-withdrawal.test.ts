import { describe, expect, it } from 'vitest';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import type { Schema } from '../../server/http/operations.ts';
import { LeavingRoom, nobody } from '../support/leaving.ts';
import { told } from '../support/room.ts';
import { all } from '../support/sandbox-database.ts';

const here = new LeavingRoom({ at: '2026-09-07T10:00:00+03:00' });
const { advance, approvePermanent, as, everywhere, foretold, latestCode, leaveForGood, studentIdOf } = here;
const named = (tree: Schema<'Consequence'>[], name: string) => tree.find((one) => one.name === name);

describe('permanent withdrawal', () => {
  it('is saved, approved with the latest code, and taken back on its day alone', async () => {
    const student = await as('leavesForGood');
    expect(told(await student.send('sendPermanentWithdrawCode'))).toEqual([404, 'request.notFound']);
    const saved = await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
    expect(saved.withdrawal.request.status).toBe('draft');
    expect(
      (await student.call('savePermanentWithdraw', { body: { reason: 'otherUniversity', remarks: ' Abroad ' } }))
        .withdrawal,
    ).toMatchObject({ id: saved.withdrawal.id, reason: 'otherUniversity', remarks: 'Abroad' });
    await student.call('sendPermanentWithdrawCode');
    const first = await latestCode();
    expect(told(await student.send('sendPermanentWithdrawCode'))).toEqual([429, 'contact.codeTooSoon']);
    await advance('2026-09-07T10:00:30+03:00');
    await student.call('sendPermanentWithdrawCode');
    const latest = await latestCode();
    const wrong = ['0000', '1111', '2222'].find((code) => code !== first && code !== latest)!;
    expect(told(await approvePermanent(student, wrong))).toEqual([422, 'MSG-000047']);
    if (first !== latest) expect(told(await approvePermanent(student, first))).toEqual([422, 'MSG-000047']);
    expect(
      told(await student.send('approvePermanentWithdraw', { body: { code: latest, consequences: nobody } })),
    ).toEqual([409, 'request.consequencesChanged']);
    const { withdrawal } = (await approvePermanent(student, latest)).body;
    expect(withdrawal.request).toMatchObject({ status: 'scheduled', executeAt: '2026-09-08T00:00:00+03:00' });
    expect(told(await approvePermanent(student, latest))).toEqual([404, 'request.notFound']);
    expect(
      told(await (await as('postpones')).send('cancelPermanentWithdraw', { params: { id: withdrawal.id } })),
    ).toEqual([403, 'request.notYours']);
    await advance('2026-09-07T23:59:59+03:00');
    expect(everywhere(studentIdOf('leavesForGood')).courses).toBe(4);
    expect(
      (await student.call('cancelPermanentWithdraw', { params: { id: withdrawal.id } })).withdrawal.request.status,
    ).toBe('canceled');
    await advance('2026-09-08T00:00:01+03:00');
    expect(everywhere(studentIdOf('leavesForGood')).courses).toBe(4);
  });

  it('is executed at midnight, to the second, and not taken back after it', async () => {
    const student = await as('leavesForGood');
    const { id } = await leaveForGood(student);
    await advance('2026-09-07T23:59:59+03:00');
    expect((await student.call('getStudentInformation')).status).toBe('active');
    await advance('2026-09-08T00:00:00+03:00');
    expect((await student.call('getStudentInformation')).status).toBe('withdrawn');
    expect(told(await student.send('cancelPermanentWithdraw', { params: { id } }))).toEqual([422, 'request.decided']);
    expect((await student.call('permanentWithdrawHistory')).withdrawals[0]!.request).toMatchObject({
      status: 'approved',
      history: expect.arrayContaining([
        expect.objectContaining({ decision: 'executed', at: '2026-09-08T00:00:00+03:00' }),
      ]) as unknown,
    });
  });

  it('a clock moved past by a week executes it at its own midnight', async () => {
    const student = await as('leavesForGood');
    await leaveForGood(student);
    await advance('2026-09-14T12:00:00+03:00');
    expect(all(here.db, 'select status_changed_at at from student where id = ?', studentIdOf('leavesForGood'))).toEqual(
      [{ at: Date.parse('2026-09-08T00:00:00+03:00') }],
    );
  });

  it('at the midnight that ends add and drop, seats still go to who waits, and money comes back as it was shown', async () => {
    const student = await as('seatHolder');
    await advance('2026-09-17T12:00:00+03:00');
    await leaveForGood(student);
    await advance('2026-09-18T00:00:00+03:00');
    expect(
      all(
        here.db,
        `select r.status from registration r join section s on s.id = r.section_id join course c on c.id = s.course_id where c.code = 'ENTR301' and r.student_id = ?`,
        studentIdOf('waitingFirst'),
      ),
    ).toEqual([{ status: 'registered' }]);
    expect(
      all(here.db, `select distinct status from registration where student_id = ?`, studentIdOf('seatHolder')),
    ).toEqual([{ status: 'dropped' }]);
    expect(ledgerFaults(here.db)).toEqual([]);
  });

  it('who no longer qualifies at midnight is refused by the rules, and stays', async () => {
    const student = await as('leavesForGood');
    await leaveForGood(student);
    here.db.$client.prepare(`update student set status = 'frozen' where id = ?`).run(studentIdOf('leavesForGood'));
    await advance('2026-09-08T00:00:00+03:00');
    const { request } = (await student.call('permanentWithdrawHistory')).withdrawals[0]!;
    expect([request.status, request.history.at(-1)?.note]).toEqual(['refused', expect.stringContaining('frozen')]);
    expect(everywhere(studentIdOf('leavesForGood')).courses).toBe(4);
  });

  it('is kept on Friday, and approved from Sunday on', async () => {
    const student = await as('leavesForGood');
    await advance('2026-09-11T10:00:00+03:00');
    await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
    await student.call('sendPermanentWithdrawCode');
    expect(told(await approvePermanent(student))).toEqual([422, 'gate.daysOff']);
    await advance('2026-09-13T00:00:00+03:00');
    expect(told(await approvePermanent(student, '0000'))).toEqual([422, 'MSG-000047']);
    await student.call('sendPermanentWithdrawCode');
    expect((await approvePermanent(student)).status).toBe(200);
  });

  it.each([
    ['emailOnly', 'MSG-000046'],
    ['frozenStudent', 'MSG-000044'],
    ['oweslastsemester', 'MSG-000042'],
    ['permanentlyWithdrawn', 'student.recordClosed'],
  ])('%s hears %s', async (persona, code) => {
    const student = await as(
      all<{ key: string }>(here.db, 'select key from persona where lower(key) = lower(?)', persona)[0]!.key,
    );
    expect(told(await student.send('savePermanentWithdraw', { body: { reason: 'work' } }))).toEqual([422, code]);
  });

  it('is over after week 10, one second after its end', async () => {
    const student = await as('leavesForGood');
    await advance('2026-11-19T10:00:00+03:00');
    await student.call('savePermanentWithdraw', { body: { reason: 'work' } });
    await advance('2026-11-22T10:00:00+03:00');
    expect(told(await student.send('savePermanentWithdraw', { body: { reason: 'work' } }))).toEqual([
      422,
      'MSG-000035',
    ]);
    expect(told(await student.send('sendPermanentWithdrawCode'))).toEqual([422, 'MSG-000035']);
  });

  it('goes back by a snapshot of before midnight', async () => {
    const student = await as('leavesForGood');
    await leaveForGood(student);
    await here.room.call('saveSnapshot', { body: { name: 'before' } });
    await advance('2026-09-08T00:00:00+03:00');
    await here.room.call('restoreSnapshot', { params: { name: 'before' } });
    expect(everywhere(studentIdOf('leavesForGood'))).toMatchObject({ courses: 4, requests: 1 });
    await advance('2026-09-08T00:00:00+03:00');
    expect(everywhere(studentIdOf('leavesForGood'))).toMatchObject({ courses: 0, requests: 0 });
  });
});

describe('cancelling the admission', () => {
  it('says nothing of the day less comes back, when none can be cancelled any more; leaving for good does', async () => {
    const [newly, leaves] = [await as('newlyRegistered'), await as('leavesForGood')];
    expect((await foretold(newly, 'cancelAdmission')).consequences.map(({ name }) => name)).not.toContain('shareFalls');
    expect((await foretold(leaves, 'permanentWithdrawal')).consequences.map(({ name }) => name)).toContain(
      'shareFalls',
    );
  });

  it('needs the latest code, in time; a wrong one, an old one and one that has expired are refused', async () => {
    const student = await as('newlyAdmitted');
    const { hash } = await foretold(student, 'cancelAdmission');
    const confirm = (code: string) => student.send('confirmCancelAdmission', { body: { code, consequences: hash } });
    expect(told(await confirm('1234'))).toEqual([422, 'MSG-000047']);
    await student.call('sendCancelAdmissionOtp');
    const old = await latestCode();
    await advance('2026-09-07T10:01:00+03:00');
    await student.call('sendCancelAdmissionOtp');
    const code = await latestCode();
    if (old !== code) expect(told(await confirm(old))).toEqual([422, 'MSG-000047']);
    await advance('2026-09-07T10:04:00+03:00');
    expect(told(await confirm(code))).toEqual([422, 'MSG-000047']);
    await student.call('sendCancelAdmissionOtp');
    expect(
      told(await student.send('confirmCancelAdmission', { body: { code: await latestCode(), consequences: nobody } })),
    ).toEqual([409, 'request.consequencesChanged']);
    expect((await confirm(await latestCode())).status).toBe(200);
  });

  it('is for who was admitted this semester, from Sunday to Thursday', async () => {
    expect(told(await (await as('eligible')).send('sendCancelAdmissionOtp'))).toEqual([422, 'MSG-000048']);
    const student = await as('newlyAdmitted');
    await advance('2026-09-12T10:00:00+03:00');
    await student.call('sendCancelAdmissionOtp');
    const { hash } = await foretold(student, 'cancelAdmission');
    expect(
      told(await student.send('confirmCancelAdmission', { body: { code: await latestCode(), consequences: hash } })),
    ).toEqual([422, 'gate.daysOff']);
  });

  it('what stays to be paid after add and drop is said and stays owed', async () => {
    const student = await as('newlyRegistered');
    here.db.$client.exec(`update agenda set closes_at = closes_at + 30 * 86400000 where function = 'cancelAdmission'`);
    await advance('2026-09-28T10:00:00+03:00');
    await student.call('sendCancelAdmissionOtp');
    const { hash, consequences } = await foretold(student, 'cancelAdmission');
    expect([named(consequences, 'feesReturned')!.fils, named(consequences, 'feesKept')!.fils]).toEqual([
      154_000,
      -(154_000 + 35_000),
    ]);
    const done = await student.call('confirmCancelAdmission', {
      body: { code: await latestCode(), consequences: hash },
    });
    expect([done.balance, done.consequences]).toEqual([
      154_000,
      consequences.filter(({ name }) => name !== 'shareFalls'),
    ]);
    expect(ledgerFaults(here.db)).toEqual([]);
  });
});
