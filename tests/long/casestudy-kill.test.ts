import { expect, it } from 'vitest';
import { openDatabase } from '../../db/db.ts';
import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import type { Client } from '../support/client.ts';
import { killedServers } from '../support/killed-server.ts';
import { all } from '../support/sandbox-database.ts';

const { file, serve: serveFile, stop, isGone } = killedServers();

const since = Date.parse('2026-09-07T10:00:00+03:00');

/** Starts a server on the same file that kills itself before or after the commit of the committee's decision. */
const serve = (kill: 'before' | 'after' | ''): Promise<Client> =>
  serveFile(kill, `select 1 from request_event where verb = 'approved' and at >= ${since}`);

/** The decision and all its effects, read while no server runs. */
function inFile(referenceNumber: string) {
  const db = openDatabase(file);
  const [request] = all<{ id: number; studentId: number; status: string; details: string }>(
    db,
    'select id, student_id studentId, status, details from request where reference_number = ?',
    referenceNumber,
  );
  const { id, studentId, status, details } = request!;
  const [student] = all<{ status: string; chances: number; remaining: number }>(
    db,
    'select status, chances, chance_semesters remaining from student where id = ?',
    studentId,
  );
  const state = {
    status,
    student,
    verbs: all<{ verb: string }>(db, 'select verb from request_event where request_id = ? order by id', id).map(
      ({ verb }) => verb,
    ),
    decidedBy: (JSON.parse(details) as { status?: string }).status ?? null,
    enrolled: all<{ id: number }>(
      db,
      `select semester_id id from student_semester where student_id = ? and status = 'enrolled' and semester_id >= 20261 order by 1`,
      studentId,
    ).map((one) => one.id),
    open: all(db, `select 1 from request_task where request_id = ? and status = 'open'`, id).length,
    told: all(db, `select 1 from inbox_message where template = 'requestApproved' and student_id = ?`, studentId)
      .length,
  };
  db.$client.close();
  return state;
}

it('a server killed around the decision of a case study gives the chance whole, and once', async () => {
  const first = await serve('before');
  await first.freeze('2026-09-07T10:00:00+03:00');
  const student = await first.fresh().as('dismissedOneYear');
  const { referenceNumber } = (
    await student.call('submitCaseStudy', {
      body: { reason: 'I was ill and have recovered.', file: sampleFile('medical-report')! },
    })
  ).request;
  for (const version of [1, 2])
    await first.call('decideRequest', { params: { referenceNumber }, body: { decision: 'approved', version } });
  const decide = (client: Client) =>
    client.send('decideRequest', {
      params: { referenceNumber },
      body: { decision: 'approved', version: 3, values: { chances: '2' } },
    });
  await expect(decide(first)).rejects.toThrow();
  await expect.poll(() => isGone(first), { timeout: 30_000 }).toBe(true);
  const atTheCommittee = ['sent', 'handedOn', 'handedOn'];
  expect(inFile(referenceNumber)).toEqual({
    status: 'sent',
    student: { status: 'dismissed', chances: 0, remaining: 0 },
    verbs: atTheCommittee,
    decidedBy: null,
    enrolled: [],
    open: 1,
    told: 0,
  });

  const second = await serve('after');
  await expect(decide(second)).rejects.toThrow();
  await expect.poll(() => isGone(second), { timeout: 30_000 }).toBe(true);
  const decided = {
    status: 'approved',
    student: { status: 'active', chances: 1, remaining: 2 },
    verbs: [...atTheCommittee, 'approved'],
    decidedBy: 'dismissed',
    enrolled: [20261, 20262],
    open: 0,
    told: 1,
  };
  expect(inFile(referenceNumber)).toEqual(decided);

  // The committee decides again, because it got no response. The second decision is refused and only one chance is
  // granted.
  const third = await serve('');
  const again = await decide(third);
  expect([again.status, again.body.Refusals?.[0]?.Code]).toEqual([422, 'MSG-000030']);
  await stop();
  expect(inFile(referenceNumber)).toEqual(decided);
}, 180_000);
