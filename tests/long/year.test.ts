import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/db.ts';
import { day, hour } from '../../locales/durations.ts';
import { contractDifferences } from '../../server/conformance/judge.ts';
import type { Operation } from '../../server/http/contract.ts';
import { HttpClient, type Line } from '../../server/http/http-client.ts';
import type { Schema } from '../../server/http/operations.ts';
import { composeFeatures } from '../../server/features.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import { Random } from '../../seed/random.ts';
import { all, codesOf } from '../support/sandbox-database.ts';
import { serve, type ServerProcess } from '../support/server-process.ts';

/**
 * A year of the clock on a server in its own process, with everything that may happen in a year: windows by cohort,
 * exceptions, needed courses and sections opened for them, seat alerts, changed classes, outages and payments. Every
 * response is compared with the contract.
 */

const folder = mkdtempSync(join(tmpdir(), 'sis-year-'));
const file = join(folder, 'sis.sqlite');
const random = new Random('a year');
const faults: string[] = [];
const tally = new Map<string, number>();
const count = (name: string): void => void tally.set(name, (tally.get(name) ?? 0) + 1);
let server: ServerProcess;

class Visitor extends HttpClient {
  protected override lineTo(_url: string, operation: Operation): Line {
    return {
      transport: fetch,
      answered: (answer) => {
        count(`${operation.id} ${answer.status}`);
        const differences = operation.stream ? [] : contractDifferences(operation, answer);
        if (answer.status >= 500 || differences.length)
          faults.push(`${operation.id} ${answer.status} ${JSON.stringify(differences)} ${answer.text.slice(0, 200)}`);
      },
    };
  }
}

const iso = (instant: number): string => new Date(instant).toISOString();
const pick = <One>(list: readonly One[]): One => list[random.int(0, list.length - 1)]!;
const courses = ['ENTR301', 'STAT273', 'MGT131', 'PSYC103'];
const personas = [
  'eligible',
  'prerequisiteMissing',
  'lastSeat',
  'minimumLoad',
  'graduatingUnderload',
  'waitingFirst',
  'fullWeek',
  'seatHolder',
  'probation',
] as const;

/** Splits every window of registration into four by earned hours; the more hours, the earlier it opens. */
const byCohort = (rows: Schema<'Agenda'>['rows']): Schema<'Agenda'>['rows'] =>
  rows.flatMap((row) =>
    row.function !== 'registration' || typeof row.earnedHoursFrom === 'number'
      ? [row]
      : [90, 60, 30, 0].map((earnedHoursFrom, days) => ({
          ...row,
          earnedHoursFrom,
          opensAt: iso(Math.min(Date.parse(row.opensAt) + days * day, Date.parse(row.closesAt) - hour)),
        })),
  );

/** Reads the pages of a student, and registers, sends requests and pays, as a student may do on one day. */
async function visit(student: Visitor): Promise<void> {
  for (const page of [
    'getServices',
    'getSchedule',
    'waitingList',
    'getSeatAlerts',
    'getPermits',
    'getMessages',
  ] as const)
    await student.send(page);
  for (const page of [
    'getDashboard',
    'registeredCourses',
    'getCalendarFile',
    'getAttendance',
    'getMyRequests',
  ] as const)
    await student.send(page);
  const search = (code: string) => student.call('coursesToRegister', { query: { search: code } });
  for (const code of [pick(['ITCS', 'MATHS', 'ENGL']), ...courses]) {
    const { items } = await search(code);
    const course = items.length ? pick(items) : undefined;
    if (!course) continue;
    const { courseId } = course;
    if (random.chance(0.5)) await student.send('askForCourse', { body: { courseId } });
    const section = course.sections.length ? pick(course.sections) : undefined;
    if (!section) continue;
    const body = { sectionId: section.sectionId };
    const refused = [...new Set(codesOf(await student.send('registerCourse', { body })))];
    if (refused.includes('registration.sectionFull'))
      await student.send(random.chance(0.5) ? 'addSeatAlert' : 'joinWaitingList', { body });
    const reason = 'I need this course to graduate in time.';
    if (refused.length)
      await student.send('submitOverride', { body: { ...body, courseId, codes: refused.join(','), reason } });
  }
  const { courses: needed } = await student.call('getDemand');
  for (const { entry } of needed)
    if (entry?.offer && random.chance(0.6)) {
      const { status } = await student.send('registerCourse', { body: { sectionId: entry.offer.sectionId } });
      count(`offer ${status}`);
    }
  const { semesters } = await student.call('getStudentFees');
  const payable = semesters.flatMap(({ items }) => items).filter(({ due, cashierOnly }) => due > 0 && !cashierOnly);
  const items = payable.slice(0, 3).map(({ kind, id }) => ({ kind, id }));
  if (!items.length || random.chance(0.5)) return;
  const payment = await student.send('startPayment', { body: { items, useBalance: false } });
  if (payment.status === 200)
    await student.send('chargeCard', { params: { id: payment.body.paymentId }, body: { card: 'accepted' } });
}

/** Does the work of the offices, the instructors and the technicians of one day. */
async function work(trainer: Visitor, visits: number): Promise<void> {
  const { rows } = await trainer.call('getAgenda');
  await trainer.call('saveAgenda', { body: { rows: byCohort(rows) } });
  await trainer.call('setSeats', { body: { sections: courses, free: visits % 4 === 3 ? 1 : 0 } });
  const { courses: [wanted, other] = [], rooms } = await trainer.call('getDemandBoard');
  const answer = { text: { en: 'Not in this semester.', ar: 'ليس في هذا الفصل.' } };
  if (other) await trainer.send('answerDemand', { params: { courseId: other.courseId }, body: answer });
  if (wanted) {
    const order = { room: pick(rooms).room, days: [visits % 5], startsAt: '17:00', endsAt: '18:15', seats: 2 };
    const { courseId, instructors } = wanted;
    const body = { courseId, instructorId: pick(instructors).id, language: 'en' as const, ...order };
    await trainer.send('openSection', { body });
  }
  const { sections } = await trainer.call('getSeats', { query: { search: 'ITCS' } });
  const { sectionId } = pick(sections);
  const { meetings } = await trainer.call('getMeetings', { params: { sectionId } });
  const meeting = meetings.find(({ change }) => !change);
  if (meeting)
    await trainer.send('changeMeeting', {
      params: { sectionId },
      body: random.chance(0.5)
        ? { startsAt: meeting.startsAt, action: 'cancel' }
        : {
            startsAt: meeting.startsAt,
            action: 'move',
            to: { startsAt: iso(Date.parse(meeting.startsAt) + 2 * hour) },
          },
    });
  if (visits % 3 !== 1) return;
  const { incidents } = await trainer.call('declareIncident', {
    body: { kind: pick(['payment', 'registration', 'everything'] as const) },
  });
  await trainer.call('advanceClock', { body: { seconds: random.int(1800, 90_000) } });
  await trainer.call('endIncident', { params: { id: incidents[0]!.id } });
}

beforeAll(async () => {
  server = await serve({ DATABASE_FILE: file, STUDENTS: '500' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a year with everything in it answers every call by the contract and keeps the books', async () => {
  const trainer = new Visitor(server.client.base);
  await trainer.call('setDesk', { body: { mode: 'approve', workingDays: 1 } });
  const now = async (): Promise<number> => Date.parse((await trainer.call('getClock')).now);
  const end = (await now()) + 370 * day;
  for (let visits = 0; (await now()) < end; visits += 1) {
    await work(trainer, visits);
    let adding = false;
    for (const key of personas) {
      const student = new Visitor(server.client.base);
      student.use(await trainer.call('startPersonaSession', { params: { key } }));
      await visit(student);
      const { services } = await student.call('getServices');
      adding ||= services.some(({ service, open }) => open && /registration|addDrop/i.test(service));
    }
    const seconds = Math.floor(((adding ? random.int(8, 36) : random.int(48, 400)) * hour) / 1000);
    await trainer.call('advanceClock', { body: { seconds } });
  }
  expect([...new Set(faults)]).toEqual([]);
  for (const done of [
    'registerCourse 200',
    'submitOverride 200',
    'askForCourse 200',
    'openSection 200',
    'offer 200',
    'addSeatAlert 200',
    'joinWaitingList 200',
    'changeMeeting 200',
    'chargeCard 200',
  ])
    expect(tally.get(done) ?? 0, `${done}: ${JSON.stringify([...tally])}`).toBeGreaterThan(0);

  await server.stop();
  const copy = join(folder, 'copy.sqlite');
  cpSync(file, copy);
  const db = composeFeatures(openDatabase(copy));
  expect(ledgerFaults(db)).toEqual([]);
  expect(all(db, 'pragma foreign_key_check')).toEqual([]);
  expect(all(db, 'select id from section where seats_taken > capacity')).toEqual([]);
  expect(all(db, 'select id from incident where until_at is null')).toEqual([]);
  db.$client.close();
});
