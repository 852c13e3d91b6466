import { describe, expect, it } from 'vitest';
import { heldTo, planB, solveAgain, swap } from '../../web/features/timetable/solver/around.ts';
import { answerAll } from '../../web/features/timetable/solver/answering.ts';
import { whyLeftOut } from '../../web/features/timetable/solver/left-out.ts';
import { differencesBetween } from '../../web/features/timetable/solver/differences.ts';
import { sectionsClash } from '../../web/features/timetable/solver/journeys.ts';
import type {
  Course,
  Meeting,
  Problem,
  Section,
  Timetable,
  Wish,
} from '../../web/features/timetable/solver/problem.ts';
import type { Port } from '../../web/features/timetable/solver/questions.ts';
import { openSolver } from '../../web/features/timetable/solver/solver-client.ts';
import { solve } from '../../web/features/timetable/solver/solve.ts';
import {
  askingOnly,
  listDemands,
  whyNot,
  withChange,
  type Change,
  type Demand,
  type WayOut,
} from '../../web/features/timetable/solver/why-not.ts';
import { anyProblem, usualProblem } from '../support/timetable-problems.ts';

const at = (days: string, from: string, to: string): Meeting[] =>
  [...days].map((day) => {
    const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return {
      day: 'UMTWH'.indexOf(day),
      start: minutes(from),
      end: minutes(to),
      place: { campus: 'Sakhir', building: 'S40', room: '1' },
    };
  });

let ids = 0;
const section = (number: string, meetings: Meeting[], more: Partial<Section> = {}): Section => ({
  sectionId: (ids += 1),
  number,
  language: 'en',
  instructor: 'Amal',
  campus: 'Sakhir',
  meetings,
  exam: null,
  seat: 'free',
  waiting: 0,
  ...more,
});
const course = (courseId: number, sections: Section[], more: Partial<Course> = {}): Course => ({
  courseId,
  code: `C${courseId}`,
  creditHours: 3,
  corequisites: [],
  sections,
  ...more,
});
const problemOf = (courses: Course[], wishes: Wish[] = [], more: Partial<Problem> = {}): Problem => ({
  choices: courses.map((one) => ({ courses: [one] })),
  held: [],
  locks: [],
  leftOut: [],
  hoursAtMost: null,
  journeys: [],
  wishes,
  ...more,
});
const ofDemand = (demand: Demand): string =>
  demand.kind === 'choice'
    ? demand.choice.courses.map(({ code }) => code).join('/')
    : demand.kind === 'held'
      ? demand.held.course.code
      : demand.kind === 'wish'
        ? demand.wish.kind
        : demand.kind;
const ofChange = (change: Change): string => {
  switch (change.kind) {
    case 'choice':
      return change.choice.courses[0]!.code;
    case 'wish':
      return `${change.wish.kind} ${change.missed}`;
    case 'add':
      return `add ${change.courses.map(({ code }) => code).join()}`;
    case 'optional':
      return `optional ${change.choices.map(({ courses: [one] }) => one!.code).join()}`;
    default:
      return change.kind;
  }
};
const ofWays = (ways: readonly WayOut[]): string[] => ways.map(({ changes }) => changes.map(ofChange).join(' + '));
const numbers = ({ taken }: Timetable): string[] => taken.map(({ section: { number } }) => number);
const isPossible = (problem: Problem): boolean =>
  solve(problem, { timetables: 1, limit: Infinity }).timetables.length > 0;

describe('why not', () => {
  const early = course(1, [section('01', at('UTH', '08:00', '08:50')), section('02', at('MW', '09:00', '10:15'))]);
  const late = course(2, [section('01', at('MW', '09:00', '10:15')), section('02', at('UTH', '12:00', '12:50'))]);
  const third = course(3, [section('01', at('UTH', '12:00', '12:50'))]);

  it('names the courses and the wish that cannot stand together, and what opens it', () => {
    const found = whyNot(
      problemOf(
        [early, late, third],
        [
          { kind: 'earliest', from: 540, level: 'required' },
          { kind: 'language', language: 'en', level: 'required' },
        ],
      ),
    );
    expect(found.conflict.map(ofDemand)).toEqual(['C1', 'C2', 'C3', 'earliest']);
    expect(found.smallest).toBe(true);
    expect(ofWays(found.waysOut)).toEqual(['earliest 180', 'C1', 'C2', 'C3']);
  });

  it('offers the full section that would open it, and none that would not', () => {
    const only = course(4, [
      section('01', at('UTH', '12:00', '12:50'), { seat: 'full', waiting: 3 }),
      section('02', at('MW', '12:00', '13:15'), { seat: 'full' }),
    ]);
    const found = whyNot(problemOf([third, only]));
    expect(found.conflict.map(ofDemand)).toEqual(['C4', 'fullSections']);
    expect(ofWays(found.waysOut)).toEqual(['section', 'C4']);
    expect(found.waysOut[0]).toMatchObject({
      changes: [{ courseId: 4, sectionId: only.sections[1]!.sectionId }],
      timetable: { waiting: [{ courseId: 4, place: 1 }] },
    });
  });

  it('allows full sections where waiting for one seat alone would not open it', () => {
    const full = (id: number, meetings: Meeting[]): Course => course(id, [section('01', meetings, { seat: 'full' })]);
    const found = whyNot(problemOf([full(5, at('MW', '12:00', '13:15')), full(6, at('MW', '14:00', '15:15')), third]));
    expect(ofWays(found.waysOut)).toEqual(['fullSections 2']);
    expect(found.waysOut[0]?.timetable.taken.map(({ course: { courseId } }) => courseId).sort()).toEqual([3, 5, 6]);
    const atOnce = whyNot(
      problemOf(
        [full(5, at('MW', '12:00', '13:15')), full(6, at('MW', '12:00', '13:15'))],
        [{ kind: 'fullSections', level: 'preferred' }],
      ),
    );
    expect([atOnce.conflict.map(ofDemand), ofWays(atOnce.waysOut)]).toEqual([
      ['C5', 'C6'],
      ['C5', 'C6'],
    ]);
    const clash = whyNot(problemOf([full(5, at('MW', '12:00', '13:15')), full(6, at('MW', '12:00', '13:15'))]));
    expect(ofWays(clash.waysOut)).toEqual(['optional C5,C6', 'section + C5', 'C6 + section']);
  });

  it('speaks of what is registered, of locks and of the hours too', () => {
    const stays = { course: third, section: third.sections[0]! };
    expect(
      whyNot(problemOf([late], [{ kind: 'daysOff', days: [1], level: 'required' }], { held: [stays] })).conflict.map(
        ofDemand,
      ),
    ).toEqual(['C2', 'C3', 'daysOff']);
    const locked = whyNot(
      problemOf([late, third], [], { locks: [{ courseId: 2, sectionId: late.sections[1]!.sectionId }] }),
    );
    expect([locked.conflict.map(ofDemand), ofWays(locked.waysOut)[0]]).toEqual([['C2', 'C3', 'lock'], 'lock']);
    expect(whyNot(problemOf([early, late], [], { hoursAtMost: 5 })).conflict.map(ofDemand)).toEqual([
      'C1',
      'C2',
      'hours',
    ]);
  });

  it('is no longer for a gap that another class would fill', () => {
    const morning = course(1, [section('01', at('MW', '08:00', '09:15'))]);
    const noon = course(2, [section('01', at('MW', '11:00', '12:15'))]);
    const between = course(3, [
      section('01', at('MW', '09:30', '10:45'), { language: 'ar' }),
      section('02', at('UTH', '09:30', '10:20')),
    ]);
    const found = whyNot(
      problemOf(
        [morning, noon, between],
        [
          { kind: 'gaps', atMost: 120, level: 'required' },
          { kind: 'language', language: 'en', level: 'required' },
        ],
      ),
    );
    expect([found.conflict.map(ofDemand), found.smallest]).toEqual([['C1', 'C2', 'gaps'], true]);
    expect(ofWays(found.waysOut)).toEqual(['gaps 90', 'language 1', 'C1', 'C2']);
  });

  it('lets a registered course change its section where that opens it', () => {
    const mine = section('01', at('UTH', '12:00', '12:50'), { seat: 'mine' });
    const free = section('02', at('UTH', '14:00', '14:50'));
    const same = section('03', at('UTH', '12:00', '12:50'));
    const stays = course(7, [mine]);
    const waysOf = (sections: Section[] | null) =>
      whyNot(
        problemOf([third], [], {
          held: [{ course: stays, section: mine, ...(sections && { elsewhere: { ...stays, sections } }) }],
        }),
      ).waysOut;
    expect(ofWays(waysOf(null))).toEqual(['optional C3']);
    expect(ofWays(waysOf([mine, same]))).toEqual(['optional C3']);
    const [way, ...others] = waysOf([mine, free, same]);
    expect(others).toEqual([]);
    expect(way).toMatchObject({ changes: [{ kind: 'move', held: { course: { courseId: 7 } } }] });
    expect(way!.timetable.taken.map((one) => one.section.sectionId)).toEqual([
      third.sections[0]!.sectionId,
      free.sectionId,
    ]);
  });

  it('leaves a registered course where it is when its choice is left out', () => {
    // Both sections of the seventh course clash with the third. Without its choice the seventh stays in its registered
    // section, so only leaving out the third helps.
    const mine = course(7, [
      section('01', at('UTH', '12:00', '12:50'), { seat: 'mine' }),
      section('02', at('UTH', '12:00', '12:50')),
    ]);
    const found = whyNot(problemOf([third, mine]));
    expect(ofWays(found.waysOut)).toEqual(['C3']);
  });

  it('adds the course that another one needs beside it', () => {
    const laboratory = course(8, [section('01', at('UTH', '14:00', '14:50'))], { creditHours: 1, corequisites: [9] });
    const lecture = (meetings: Meeting[], corequisites = [8]): Course =>
      course(9, [section('01', meetings)], { corequisites });
    const waysOf = (more: Partial<Problem>) => ofWays(whyNot(problemOf([third, laboratory], [], more)).waysOut);
    expect(waysOf({ addable: [lecture(at('MW', '08:00', '09:15'))] })).toEqual(['add C9', 'C8']);
    expect(waysOf({})).toEqual(['C8']);
    expect(waysOf({ addable: [lecture(at('U', '12:00', '12:50'))] })).toEqual(['C8']);
    expect(waysOf({ addable: [lecture(at('MW', '08:00', '09:15'), [8, 10])] })).toEqual(['C8']);
    const chain = [
      lecture(at('MW', '08:00', '09:15'), [8, 10]),
      course(10, [section('01', at('MW', '10:00', '11:15'))]),
    ];
    expect(waysOf({ addable: chain })).toEqual(['add C9,C10', 'C8']);
    // The hours do not suffice for both, so the corequisite is added and another course is left out.
    expect(waysOf({ addable: chain, hoursAtMost: 7 })).toEqual(['C8']);
    expect(ofWays(whyNot(problemOf([laboratory], [], { addable: chain.slice(0, 1) })).waysOut)).toEqual(['C8']);
    expect(
      ofWays(whyNot(problemOf([laboratory], [], { addable: [lecture(at('MW', '08:00', '09:15'))] })).waysOut),
    ).toEqual(['add C9']);
  });

  it('offers to take as many as fit, and two changes together, where none alone opens it', () => {
    const many = [8, 9, 10, 11].map((hour, index) =>
      course(index + 1, [
        section('01', at('UTH', `${String(hour).padStart(2, '0')}:00`, `${String(hour).padStart(2, '0')}:50`)),
      ]),
    );
    const found = whyNot(problemOf(many, [], { hoursAtMost: 6 }));
    expect(found.conflict.map(ofDemand)).toEqual(['C2', 'C3', 'C4', 'hours']);
    expect(ofWays(found.waysOut)).toEqual(['optional C1,C2,C3,C4', 'C2 + C1', 'C2 + C3', 'C2 + C4']);
    expect(found.waysOut[0]?.timetable.taken).toHaveLength(2);
  });

  it('says nothing where there is a timetable', () =>
    expect(whyNot(problemOf([early, late]))).toEqual({ conflict: [], smallest: true, waysOut: [] }));

  it('names nothing needless, and nothing smaller is in conflict', () => {
    let seen = 0;
    const ways = new Set<string>();
    for (let seed = 1; seed <= 150; seed += 1) {
      const problem = anyProblem(seed, { courses: 5, sections: 3 });
      if (isPossible(problem)) continue;
      seen += 1;
      const { conflict, smallest, waysOut } = whyNot(problem, { limit: Infinity });
      expect(smallest).toBe(true);
      expect(isPossible(askingOnly(problem, conflict)), `seed ${seed}`).toBe(false);
      for (const one of conflict)
        expect(
          isPossible(
            askingOnly(
              problem,
              conflict.filter((other) => other !== one),
            ),
          ),
          `seed ${seed}`,
        ).toBe(true);
      const demands = listDemands(problem);
      const subsets = (from: number, size: number): Demand[][] =>
        size === 0
          ? [[]]
          : demands
              .slice(from)
              .flatMap((demand, index) => subsets(from + index + 1, size - 1).map((rest) => [demand, ...rest]));
      for (const fewer of conflict.length <= 3 ? subsets(0, conflict.length - 1) : [])
        expect(isPossible(askingOnly(problem, fewer)), `seed ${seed}`).toBe(true);
      expect(waysOut.length, `seed ${seed}`).toBeGreaterThan(0);
      for (const {
        changes,
        timetable: { taken, wishes, waiting },
      } of waysOut) {
        expect(isPossible(changes.reduce(withChange, problem)), `seed ${seed}`).toBe(true);
        const broken = wishes
          .filter(({ wish, missed }) => wish.level === 'required' && missed > 0 && wish.kind !== 'changeInTime')
          .map(({ wish }) => wish);
        expect(broken, `seed ${seed}`).toEqual([]);
        if (changes.length > 1) ways.add('several');
        for (const change of changes) {
          ways.add(change.kind);
          if (changes.length > 1) continue;
          if (change.kind === 'section')
            expect(
              waiting.map(({ sectionId }) => sectionId),
              `seed ${seed}`,
            ).toEqual([change.sectionId]);
          if (change.kind === 'choice')
            expect(
              taken.filter(({ course: { courseId } }) =>
                change.choice.courses.some((one) => one.courseId === courseId),
              ),
              `seed ${seed}`,
            ).toEqual([]);
          if (change.kind === 'wish') expect(change.missed, `seed ${seed}`).toBeGreaterThan(0);
        }
      }
    }
    expect(seen).toBeGreaterThan(20);
    expect([...ways].sort()).toEqual(['choice', 'lock', 'optional', 'section', 'several', 'wish']);
  });
});

describe('why a course is not in a timetable', () => {
  const exam = { date: '2026-12-20', start: 510, end: 630 };
  const first = course(1, [section('01', at('UTH', '09:00', '09:50'), { exam })]);
  const second = course(2, [section('01', at('MW', '10:00', '11:15'))]);
  const reasonOf = (other: Course, wishes: Wish[] = [], more: Partial<Problem> = {}): string => {
    const problem = {
      ...problemOf([first, second], wishes, more),
      choices: [{ courses: [first] }, { courses: [second] }, { courses: [other], optional: true }],
    };
    const timetable = solve(problem).timetables.find(({ taken }) => !taken.some((one) => one.course === other))!;
    const reason = whyLeftOut(problem, timetable)[0]?.reason;
    switch (reason?.kind) {
      case 'exam':
        return `exam ${reason.course.code}`;
      case 'clash':
        return `clash ${reason.courses.map(({ code }) => code).join()}`;
      case 'hours':
        return `hours ${reason.more} ${reason.atMost}`;
      case 'corequisite':
        return `corequisite ${reason.needed.join()}`;
      case 'together':
        return `together ${reason.demands.map(ofDemand).join()}`;
      case 'wish':
        return `wish ${reason.wish.kind} ${reason.missed}`;
      default:
        return reason?.kind ?? 'nothing';
    }
  };

  it.each([
    ['a class at the same time', course(3, [section('01', at('U', '09:30', '10:20'))]), [], {}, 'clash C1'],
    [
      'two courses, each section with one of them',
      course(3, [section('01', at('U', '09:30', '10:20')), section('02', at('M', '10:00', '10:50'))]),
      [],
      {},
      'clash C1,C2',
    ],
    [
      'an examination at the same time',
      course(3, [
        section('01', at('U', '12:00', '12:50'), { exam }),
        section('02', at('M', '12:00', '12:50'), { exam }),
      ]),
      [],
      {},
      'exam C1',
    ],
    ['no seat', course(3, [section('01', at('U', '12:00', '12:50'), { seat: 'full' })]), [], {}, 'full'],
    [
      'a wish',
      course(3, [section('01', at('U', '08:00', '08:50'))]),
      [{ kind: 'earliest', from: 540, level: 'required' }],
      {},
      'together earliest',
    ],
    [
      'a course and a wish',
      course(3, [section('01', at('U', '09:30', '10:20')), section('02', at('H', '14:00', '14:50'))]),
      [{ kind: 'latest', until: 800, level: 'required' }],
      {},
      'together C1,latest',
    ],
    ['the hours', course(3, [section('01', at('U', '12:00', '12:50'))]), [], { hoursAtMost: 6 }, 'hours 3 6'],
    [
      'a course it needs',
      course(3, [section('01', at('U', '12:00', '12:50'))], { corequisites: [9] }),
      [],
      {},
      'corequisite 9',
    ],
    [
      'a wish that is only preferred',
      course(3, [section('01', at('U', '08:00', '08:50'))]),
      [
        { kind: 'earliest', from: 540, level: 'preferred' },
        { kind: 'creditHours', target: 6, level: 'preferred' },
      ],
      {},
      'wish earliest 60',
    ],
  ] satisfies [string, Course, Wish[], Partial<Problem>, string][])('%s', (_, other, wishes, more, said) =>
    expect(reasonOf(other, wishes, more)).toBe(said),
  );

  describe('that needs another one beside it', () => {
    const lecture = (more: Partial<Course> = {}): Course =>
      course(4, [section('01', at('UTH', '11:00', '11:50'))], { corequisites: [5], ...more });
    const laboratory = (meetings = at('W', '14:00', '16:50')): Course =>
      course(5, [section('01', meetings)], { creditHours: 1, corequisites: [4] });
    const saidOf = (optional: Course[], more: Partial<Problem> = {}): string[] => {
      const problem = {
        ...problemOf([first, second], [], more),
        choices: [first, second, ...optional].map((one) => ({
          courses: [one],
          ...(optional.includes(one) && { optional: true }),
        })),
      };
      return whyLeftOut(problem, solve(problem).timetables[0]!).map(({ choices, reason }) => {
        const said =
          reason?.kind === 'hours'
            ? `${reason.more} ${reason.atMost}`
            : reason?.kind === 'corequisite'
              ? reason.needed.join()
              : reason?.kind === 'clash'
                ? reason.courses.map(({ code }) => code).join()
                : '';
        return `${choices.map(({ courses: [one] }) => one!.code).join()} ${reason?.kind} ${said}`;
      });
    };

    it('is asked together with it', () => {
      expect(saidOf([lecture(), laboratory()], { hoursAtMost: 9 })).toEqual(['C4,C5 hours 4 9']);
      expect(saidOf([lecture(), laboratory(at('W', '10:30', '12:00'))])).toEqual(['C4,C5 clash C2']);
    });
    it('is told the hours where giving up what clashes would not make room enough', () => {
      const clashing = [lecture(), laboratory(at('W', '10:30', '12:00'))];
      expect(saidOf(clashing, { hoursAtMost: 6 })).toEqual(['C4,C5 hours 4 6']);
      expect(saidOf(clashing, { hoursAtMost: 7 })).toEqual(['C4,C5 clash C2']);
    });
    it('is told so where only the other one stands in its way', () => {
      expect(saidOf([lecture({ corequisites: [] }), laboratory(at('W', '10:30', '12:00'))])).toEqual(['C5 clash C2']);
      expect(
        saidOf([lecture({ corequisites: [], sections: [section('01', at('UTH', '09:00', '09:50'))] }), laboratory()]),
      ).toEqual(['C4 clash C1', 'C5 corequisite 4']);
      expect(saidOf([laboratory()])).toEqual(['C5 corequisite 4']);
    });
  });

  it('is true of whatever it names: without it the course could be there', () => {
    let seen = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const some = anyProblem(seed, { courses: 6, sections: 2 });
      const problem = {
        ...some,
        choices: some.choices.map((choice, index) => (index === 0 ? choice : { ...choice, optional: true })),
      };
      const [best] = solve(problem, { limit: Infinity }).timetables;
      for (const {
        choices: [choice, ...others],
        reason,
      } of best ? whyLeftOut(problem, best, { limit: Infinity }) : []) {
        if (!choice || others.length > 0) continue;
        expect(
          best!.taken.some(({ course: { courseId } }) => choice.courses.some((one) => one.courseId === courseId)),
        ).toBe(false);
        if (reason?.kind !== 'clash') continue;
        seen += 1;
        const beside = best!.taken.filter(({ course: { courseId } }) =>
          reason.courses.some((one) => one.courseId === courseId),
        );
        const isFree = (from: typeof beside): boolean =>
          isPossible({
            ...problem,
            choices: [{ courses: choice.courses }],
            held: from.map((one) => ({ course: one.course, section: one.section })),
            wishes: [
              { kind: 'fullSections', level: 'indifferent' },
              { kind: 'changeInTime', level: 'indifferent' },
            ],
            hoursAtMost: null,
            locks: [],
          });
        expect(isFree(beside), `seed ${seed}`).toBe(false);
        for (const one of beside) expect(isFree(beside.filter((other) => other !== one)), `seed ${seed}`).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(5);
  });
});

describe('around a timetable', () => {
  const problem = usualProblem(21, 5, 8);
  const [best] = solve(problem).timetables as [Timetable];
  const others = (timetable: Timetable, courseId: number): number[] =>
    timetable.taken.filter((one) => one.course.courseId !== courseId).map((one) => one.section.sectionId);

  it('swaps one course and leaves the rest', () => {
    const swapped = problem.choices.map(({ courses: [one] }) => ({
      id: one!.courseId,
      found: swap(problem, best, one!.courseId),
    }));
    expect(swapped.some(({ found }) => found.timetables.length > 1)).toBe(true);
    for (const { id, found } of swapped)
      for (const timetable of found.timetables) {
        expect(others(timetable, id)).toEqual(others(best, id));
        expect(timetable.taken.find((one) => one.course.courseId === id)!.section.sectionId).not.toBe(
          best.taken.find((one) => one.course.courseId === id)!.section.sectionId,
        );
      }
    expect(swap(problem, best, 999).timetables).toEqual([]);
  });

  it('solves again around what is left, with as little moved as can be', () => {
    const gone = best.taken[0]!.section.sectionId;
    const [again] = solveAgain(problem, best, [gone]).timetables as [Timetable];
    expect(again.taken.map((one) => one.section.sectionId)).not.toContain(gone);
    const alone = swap(problem, best, best.taken[0]!.course.courseId).timetables.length > 0;
    expect(differencesBetween(best, again).courses.length).toBe(alone ? 1 : 2);
  });

  it('has a plan for each seat that may not come, whichever do', () => {
    const full = { seat: 'full', waiting: 4 } as const;
    const wanted = course(5, [
      section('01', at('UTH', '10:00', '10:50'), full),
      section('02', at('UTH', '11:00', '11:50')),
    ]);
    const other = course(6, [
      section('01', at('UTH', '12:00', '12:50'), full),
      section('02', at('UTH', '10:00', '10:50')),
      section('03', at('MW', '12:00', '13:15')),
    ]);
    const third = course(7, [section('01', at('UTH', '09:00', '09:50'))]);
    const waits = problemOf(
      [wanted, other, third],
      [
        { kind: 'freeDays', atLeast: 2, level: 'required' },
        { kind: 'fullSections', level: 'indifferent' },
      ],
    );
    const [timetable] = solve({
      ...waits,
      locks: [
        { courseId: 5, sectionId: wanted.sections[0]!.sectionId },
        { courseId: 6, sectionId: other.sections[0]!.sectionId },
      ],
    }).timetables as [Timetable];
    expect(timetable.waiting.map(({ courseId, place }) => [courseId, place])).toEqual([
      [5, 5],
      [6, 5],
    ]);
    // Section 02 of the second course fits only without the first course, which could still get its seat. The required
    // days off exclude all other sections.
    expect(planB(waits, timetable)).toEqual({
      instead: [5, 6].map((courseId, index) => ({
        courseId,
        waitingFor: timetable.waiting[index]!.sectionId,
        sectionId: null,
      })),
      timetable: null,
    });
    const free = { ...waits, wishes: waits.wishes.slice(1) };
    const plan = planB(free, timetable);
    expect(numbers(plan.timetable!)).toEqual(['02', '03', '01']);
    expect(plan.instead.map(({ sectionId }) => sectionId)).toEqual([
      wanted.sections[1]!.sectionId,
      other.sections[2]!.sectionId,
    ]);
    for (const one of plan.timetable!.taken)
      for (const two of timetable.taken)
        if (one.course.courseId !== two.course.courseId) expect(sectionsClash(one.section, two.section)).toBe(false);
  });

  it('is found again by its sections, what was left out still out', () => {
    const optional = {
      ...problem,
      choices: problem.choices.map((choice, index) => (index === 0 ? { ...choice, optional: true } : choice)),
    };
    for (const one of solve(optional).timetables.slice(0, 4)) {
      const ids = one.taken.map(({ section: { sectionId } }) => sectionId);
      expect(
        solve(heldTo(optional, ids)).timetables.map(({ taken }) =>
          taken.map(({ section: { sectionId } }) => sectionId),
        ),
      ).toEqual([ids]);
      const [without] = solve(heldTo(optional, ids.slice(1))).timetables as [Timetable];
      expect(without.taken.map(({ section: { sectionId } }) => sectionId)).toEqual(ids.slice(1));
    }
  });

  it('tells the differences of two timetables', () => {
    const [first, second] = solve(problem).timetables as [Timetable, Timetable];
    const { courses, figures } = differencesBetween(first, second);
    expect(courses.length).toBeGreaterThan(0);
    for (const { from, to } of courses) expect(from?.section.sectionId).not.toBe(to?.section.sectionId);
    for (const figure of figures) expect(first.figures[figure]).not.toEqual(second.figures[figure]);
    expect(differencesBetween(first, first)).toEqual({ courses: [], figures: [], wishes: [] });
  });
});

describe('the solver beside the page', () => {
  const connected = () => {
    const { port1, port2 } = new MessageChannel();
    const portOf = (port: MessagePort): Port => ({
      postMessage: (message) => port.postMessage(message),
      addEventListener: (type, listener) => port.addEventListener(type, listener),
    });
    for (const port of [port1, port2]) port.start();
    answerAll(portOf(port2));
    return { solver: openSolver({ ...portOf(port1), terminate: () => port1.close() }) };
  };

  it('tells the first timetable, better ones and the proof', async () => {
    const { solver } = connected();
    const problem = usualProblem(3, 6, 12);
    const seen: number[] = [];
    const { timetables, proof } = await solver.ask({ kind: 'solve', problem, limit: 60_000 }, (solution) =>
      seen.push(solution.timetables.length),
    ).answer;
    expect(seen.length).toBeGreaterThan(0);
    expect(proof).toMatchObject({ proven: true, possible: { exact: true } });
    expect(timetables.map(numbers)).toEqual(solve(problem).timetables.map(numbers));
    const around = await solver.ask({ kind: 'swap', problem, timetable: timetables[0]!, courseId: 1 }).answer;
    expect(around.timetables.map(numbers)).toEqual(swap(problem, timetables[0]!, 1).timetables.map(numbers));
    expect((await solver.ask({ kind: 'whyNot', problem }).answer).conflict).toEqual([]);
    solver.close();
  });

  it('stopped, it answers with the best so far; closed, it fails what is open', async () => {
    const { solver } = connected();
    const problem = {
      ...usualProblem(29, 10, 30),
      wishes: [
        { kind: 'gaps', atMost: 0, level: 'preferred' },
        { kind: 'lunch', from: 690, to: 840, minutes: 45, level: 'preferred' },
      ],
    } satisfies Problem;
    const asked = solver.ask({ kind: 'solve', problem, limit: 600_000 }, () => asked.stop());
    const { timetables, proof } = await asked.answer;
    expect(timetables.length).toBeGreaterThan(0);
    expect(proof.possible.exact).toBe(false);
    const open = solver.ask({ kind: 'solve', problem, limit: 100 }).answer;
    solver.close();
    await expect(open).rejects.toThrow('closed');
  });
});
