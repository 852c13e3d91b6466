import { beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, inTransaction, openDatabase, type Db } from '../../db/db.ts';
import { hour } from '../../locales/durations.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { openClock, type JobRun } from '../../server/clock/business-clock.ts';
import { composeFeatures } from '../../server/features.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import { endIncident } from '../../server/features/incident/incident-commands.ts';
import { insertIncident, listOpenIncidents } from '../../server/features/incident/incident-queries.ts';
import { scheduledJobs } from '../../server/simulator/scheduled-jobs.ts';
import { saveOfficeSettings } from '../../server/simulator/university/office-queue.ts';
import { all } from '../support/sandbox-database.ts';

/** A year of a seeded university, once with an outage over the end of add/drop and once without it. */

const at = (text: string): number => Date.parse(`${text}:00+03:00`);
const start = at('2026-09-07T10:00');
const from = at('2026-09-17T20:00');
const until = at('2026-09-18T02:30');
const length = 7 * hour;
const end = at('2027-09-07T10:00');

type Year = { db: Db; ran: JobRun[] };
let plain: Year;
let down: Year;

/** Runs the year. The work of each of the `stops` is done at its instant. */
function runYear(seeded: Buffer, stops: readonly [instant: number, work: (db: Db) => void][]): Year {
  const db = composeFeatures(cloneDatabase(seeded));
  const clock = openClock(db, scheduledJobs);
  const ran = stops.flatMap(([instant, work]) => {
    const done = clock.set('frozen', instant);
    inTransaction(db, () => work(db));
    return done;
  });
  return { db, ran: [...ran, ...clock.set('frozen', end)] };
}

beforeAll(() => {
  const first = openDatabase(':memory:');
  seedDatabase(first, { students: 80 });
  const seeded = first.$client.serialize();
  const offices = [start, (db: Db) => saveOfficeSettings(db, { mode: 'approve', workingDays: 1 }, start)] as const;
  plain = runYear(seeded, [[...offices]]);
  down = runYear(seeded, [
    [...offices],
    [from, (db) => insertIncident(db, 'everything', 'trainer', from)],
    [until, (db) => listOpenIncidents(db).forEach((incident) => endIncident(db, incident, until))],
  ]);
});

const waits = ({ name }: JobRun): boolean => scheduledJobs.some((job) => job.name === name && job.waitsFor.length > 0);
const within = ({ at: instant }: JobRun): boolean => from <= instant && instant < until;

describe('a year with an outage', () => {
  it('carries out nothing in the outage, and later by its length what fell into it', () => {
    const fell = plain.ran.filter((run) => waits(run) && within(run));
    expect(new Set(fell.map(({ name }) => name))).toContain('dropsSettled');
    expect(down.ran.filter((run) => waits(run) && within(run))).toEqual([]);
    expect(down.ran).toEqual(expect.arrayContaining(fell.map(({ name, at: due }) => ({ name, at: due + length }))));
  });

  it('carries out everything as often', () => {
    // An outage that lasts has a job of its own, which moves the closing times hour by hour.
    const names = ({ ran }: Year): string[] => ran.flatMap(({ name }) => (name === 'incidentsLast' ? [] : name)).sort();
    expect(names(down)).toEqual(names(plain));
  });

  it('moves only ends of periods that were open, and no examination', () => {
    const periods = ({ db }: Year) =>
      all<{ id: number; opens_at: number; closes_at: number }>(
        db,
        'select id, opens_at, closes_at from agenda where semester_id = 20261 order by id',
      );
    const moved = periods(down).filter((row, index) => row.closes_at !== periods(plain)[index]!.closes_at);
    expect(moved.length).toBeGreaterThan(8);
    for (const { id, opens_at: opens, closes_at: closes } of moved) {
      const before = periods(plain).find((row) => row.id === id)!;
      expect(closes).toBeGreaterThan(before.closes_at);
      expect(opens < until ? before.opens_at : before.opens_at + length).toBe(opens);
    }
    const exams = ({ db }: Year) => all(db, 'select id, exam_starts_at, exam_ends_at from section order by id');
    expect(exams(down)).toEqual(exams(plain));
  });

  it('keeps the books even, and the students’ money the same', () => {
    expect([ledgerFaults(plain.db), ledgerFaults(down.db)]).toEqual([[], []]);
    const money = ({ db }: Year) => all(db, 'select id, balance from student order by id');
    expect(money(down)).toEqual(money(plain));
  });
});
