import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import { listMoves } from '../../web/features/timetable/results/moves.ts';
import { solve } from '../../web/features/timetable/solver/solve.ts';
import { whyNot } from '../../web/features/timetable/solver/why-not.ts';
import { timetableProblem } from '../../web/features/timetable/timetable-problem.ts';
import { unusualSets, findOutcome, toProblem } from '../support/unusual-value-sets.ts';
import { sandbox, type Client } from '../support/client.ts';
import { all, tenantOf } from '../support/sandbox-database.ts';
import { usualServer, type TestServer, wholeSeed } from '../support/server.ts';

/** Limits far above the cost of the hardest set. A search beyond them would be trying all combinations. */
const nodesAtMost = 1_000;
const looksAtMost = 4_000;

let server: TestServer;
let room: Client;
let idOf: Map<string, number>;

beforeAll(async () => {
  server = await usualServer({ students: wholeSeed });
  room = await sandbox(server.base);
  idOf = new Map(
    all<{ id: number; code: string }>(tenantOf(server, room).db, 'select id, code from course').map(({ id, code }) => [
      code,
      id,
    ]),
  );
});
afterAll(() => server.close());

const sectionsFor = (client: Client, courses: readonly string[]): Promise<Schema<'TimetableSections'>> =>
  client.call('timetableSections', {
    query: { courseIds: courses.flatMap((codes) => codes.split('/')).map((code) => idOf.get(code)!) },
  });

const changesOf = (best: readonly number[], { courses, registered }: Schema<'TimetableSections'>): Schema<'Change'>[] =>
  best.flatMap((sectionId): Schema<'Change'>[] => {
    const courseId = courses.find(({ course }) => course.sections.some((section) => section.sectionId === sectionId))
      ?.course.courseId;
    const before = registered.find((one) => one.courseId === courseId || one.sectionId === sectionId);
    return before?.sectionId === sectionId
      ? []
      : [
          before
            ? { action: 'replace', registrationId: before.registrationId, sectionId }
            : { action: 'register', sectionId },
        ];
  });

describe('the most awkward course sets', () => {
  it.each(unusualSets.map((set) => [`${set.persona}: ${set.courses.join(' ')}, ${set.wishes}`, set] as const))(
    '%s',
    async (_, set) => {
      const client = await room.fresh().as(set.persona);
      const sections = await sectionsFor(client, set.courses);
      const outcome = findOutcome(toProblem(sections, set));
      if (outcome.fits) {
        expect(outcome.nodes ?? Infinity).toBeLessThan(nodesAtMost);
        const changes = changesOf(outcome.best, sections);
        if (changes.length > 0)
          expect(await client.call('checkRegistration', { body: { changes } })).toMatchObject({
            allowed: true,
            refusals: [],
          });
      } else {
        expect(outcome.conflict.length).toBeGreaterThan(0);
        expect([outcome.isMinimal, outcome.isSmallest, outcome.waysOut > 0]).toEqual([true, true, true]);
        expect(outcome.looks).toBeLessThan(looksAtMost);
      }
    },
  );

  it('are twenty-five, some with a timetable and some without', () => {
    expect(unusualSets).toHaveLength(25);
    expect(new Set(unusualSets.map((set) => JSON.stringify(set))).size).toBe(25);
  });
});

describe('a timetable', () => {
  /** The sections of the best timetable, registered ones last; or the conflicting courses. */
  async function said(client: Client, courses: string[]): Promise<string[]> {
    const problem = toProblem(await sectionsFor(client, courses), { courses, wishes: 'nothing' });
    const [best] = solve(problem).timetables;
    if (best) return best.taken.map(({ course, section }) => `${course.code}-${section.number}`);
    return whyNot(problem).conflict.map((demand) =>
      demand.kind === 'choice'
        ? demand.choice.courses.map(({ code }) => code).join('/')
        : demand.kind === 'held'
          ? demand.held.course.code
          : demand.kind === 'wish'
            ? demand.wish.kind
            : demand.kind,
    );
  }

  it.each([
    [
      'fits beside what is registered',
      'eligible',
      ['STAT273', 'MGT131', 'ACC112'],
      ['STAT273-01', 'MGT131-01', 'ACC112-01', 'ITCS222-01', 'ITIS311-01'],
    ],
    [
      'does not hold two courses with one hour of examination',
      'emptySchedule',
      ['STAT273', 'ITCS214', 'ECON140'],
      ['ITCS214', 'ECON140'],
    ],
    [
      'holds no section for women where the student is a man',
      'maleStudent',
      ['SPSC106'],
      ['SPSC106-02', 'ITCS214-01', 'ITCS222-01', 'ITIS311-01', 'MATHS205-01'],
    ],
    ['does not hold a lecture without its laboratory', 'eligible', ['PHYCS101'], ['PHYCS101']],
    [
      'holds a lecture with its laboratory',
      'eligible',
      ['PHYCS101', 'PHYCS101L'],
      ['PHYCS101-01', 'PHYCS101L-01', 'ITCS222-01', 'ITIS311-01'],
    ],
    [
      'leaves a frozen course where it is',
      'frozenCourse',
      ['STAT273', 'MGT131'],
      ['MGT131-01', 'ITCS214-01', 'ITCS222-01', 'ITIS311-01', 'MATHS205-01', 'STAT273-01'],
    ],
  ])('%s', async (_, persona, courses, expected) =>
    expect(await said(await room.fresh().as(persona), courses)).toEqual(expected),
  );

  it('is ready before the window opens, and not where every section is full', async () => {
    const early = await (await sandbox(server.base)).as('emptySchedule');
    await early.freeze('2026-08-27T10:00:00+03:00');
    expect(await said(early, ['STAT273', 'MGT131'])).toEqual(['STAT273-01', 'MGT131-01']);
    tenantOf(server, early).db.$client.exec(
      `update section set seats_taken = capacity where course_id = (select id from course where code = 'STAT273')`,
    );
    expect(await said(early, ['STAT273', 'MGT131'])).toEqual(['STAT273', 'fullSections']);
  });

  it('without a registered course gives it up in the same basket; with no leave to, none is offered', async () => {
    const student = await room.fresh().as('eligible');
    const sections = await sectionsFor(student, ['ITCS222/STAT273']);
    const [own, other] = ['ITCS222', 'STAT273'].map((code) => idOf.get(code)!) as [number, number];
    const made = (answer: Schema<'TimetableSections'>) =>
      timetableProblem(answer, {
        choices: [{ courseIds: [own, other] }],
        locks: [
          {
            courseId: other,
            sectionId: sections.courses.find(({ course }) => course.courseId === other)!.course.sections[0]!.sectionId,
          },
        ],
        leftOut: [],
        wishes: [],
      });
    const [best] = solve(made(sections).problem).timetables;
    const moves = listMoves(best!, sections.registered);
    expect(moves.map(({ kind }) => kind)).toEqual(['leave', 'register']);
    const changes = moves.flatMap((move): Schema<'Change'>[] =>
      move.kind === 'leave'
        ? [{ action: move.way, registrationId: move.from.registrationId }]
        : move.kind === 'register'
          ? [{ action: 'register', sectionId: move.section.sectionId }]
          : [],
    );
    const preview = await student.call('checkRegistration', { body: { changes } });
    expect([
      preview.allowed,
      preview.schedule
        .filter(({ change }) => change !== 'removed')
        .map(({ code }) => code)
        .sort(),
    ]).toEqual([true, ['ITIS311', 'STAT273']]);
    const bound = {
      ...sections,
      registered: sections.registered.map((course) => ({
        ...course,
        actions: course.actions.map((one) =>
          one.action === 'replace'
            ? one
            : { ...one, allowed: false, reasons: [{ Code: 'MSG-000006' as const, Params: {} }] },
        ),
      })),
    };
    expect(made(bound).problem.choices.map(({ courses }) => courses.map(({ courseId }) => courseId))).toEqual([[own]]);
  });
});
