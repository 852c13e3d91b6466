import { describe, expect, it } from 'vitest';
import { all } from '../support/sandbox-database.ts';
import { Room } from '../support/room.ts';

const here = new Room({ at: '2026-09-14T10:00:00+03:00', persona: 'transferStrong' });

const [round, confirmed] = ['2026-10-04T08:00:00+03:00', '2026-10-11T00:00:00+03:00'];

describe('students nobody plays', () => {
  const crowd =
    "select request.reference_number reference, request.step, request.status, student.faculty_code code from request join student on student.id = student_id where kind = 'transfer' order by request.id";

  it('have asked on the first day, each for programmes that would take them, and leave those of demonstrations alone', async () => {
    const { requests, room } = { requests: all(here.db, crowd), room: here.db.$client };
    expect(requests.length).toBeGreaterThan(0);
    expect(
      room
        .prepare(
          "select count(*) n from transfer_preference join programme on programme.id = programme_id where code in ('BFIN', 'BMGT', 'BACC', 'BSMA')",
        )
        .get(),
    ).toEqual({ n: 0 });
    expect(
      all(
        here.db,
        'select 1 from transfer_preference join transfer_offer using (programme_id) join request on request.id = request_id join student on student.id = student_id where cgpa < minimum_cgpa',
      ),
    ).toEqual([]);
    expect((await here.student.call('getTransferOptions')).asked).toBe(requests.length);
    await here.advance(round);
    // The number of applicants stays the same after the rounds.
    expect((await here.student.call('getTransferOptions')).asked).toBe(requests.length);
    expect(all(here.db, "select 1 from transfer_preference where outcome in ('unqualified', 'waiting')")).toEqual([]);
  });

  it('answer on the second day of the confirmations, and nobody waits for them after that', async () => {
    await here.advance(round);
    const given = (): number =>
      all(here.db, "select 1 from request where kind = 'transfer' and status = 'sent' and step = 1").length;
    expect(given()).toBeGreaterThan(0);
    await here.advance('2026-10-05T07:59:59+03:00');
    expect(given()).toBeGreaterThan(0);
    await here.advance('2026-10-05T08:00:00+03:00');
    expect(given()).toBe(0);
    await here.advance(confirmed);
    expect(
      all(
        here.db,
        "select distinct status from request where kind = 'transfer' and status not in ('scheduled', 'canceled', 'refused')",
      ),
    ).toEqual([]);
  });

  it('answer a day after their offer where the confirmations had begun before the round', async () => {
    here.db.$client
      .prepare("update agenda set opens_at = ? where function = 'transferConfirm' and semester_id = 20261")
      .run(Date.parse('2026-10-01T08:00:00+03:00'));
    await here.advance('2026-10-05T08:00:00+03:00');
    const answers = all<{ at: number }>(
      here.db,
      "select distinct at from request_event join request on request.id = request_id where kind = 'transfer' and request_event.step = 1",
    );
    expect(answers).toEqual([{ at: Date.parse('2026-10-05T08:00:00+03:00') }]);
  });
});
