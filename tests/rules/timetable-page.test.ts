import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createComparison } from '../../web/features/timetable/results/compared.ts';
import { isBreak, withBreak, withoutBreak } from '../../web/features/timetable/wishes/breaks.ts';
import { chosenIn, toFragment, sectionsIn, textOfChosen, withCourse } from '../../web/features/timetable/chosen.ts';
import {
  askedAfter,
  toAsked,
  draftFrom,
  draftIn,
  draftText,
  toSaved,
  nothingAsked,
  wishesAsked,
  type AskedDraft,
} from '../../web/features/timetable/asked.ts';
import type { Lock, Wish } from '../../web/features/timetable/solver/problem.ts';
import { isSame } from '../../web/features/timetable/solver/differences.ts';
import { solve } from '../../web/features/timetable/solver/solve.ts';
import {
  instructorsWith,
  getInstructorStanding,
  type InstructorsWish,
} from '../../web/features/timetable/wishes/instructors.ts';
import { toFigures } from '../../web/features/timetable/solver/measures.ts';
import {
  coursesFirst,
  firstWishes,
  isWeekFirst,
  weekFirst,
  locksFrom,
  newWish,
  offeredWishes,
  saysSomething,
  formatTime,
  usefulWishes,
  wishesFrom,
} from '../../web/features/timetable/wishes/wishes.ts';
import { usualProblem } from '../support/timetable-problems.ts';

describe('the courses in the address', () => {
  it('are read as they were written', () => {
    const chosen = [
      { courseIds: [7], optional: false },
      { courseIds: [12, 15], optional: false },
      { courseIds: [31], optional: true },
    ];
    expect(textOfChosen(chosen)).toBe('7,12.15,31o');
    expect(chosenIn('7,12.15,31o')).toEqual(chosen);
  });

  it.each([null, '', 'x', '0', '-1', '1e3', '<b>', '9999999'])('are none in %j', (text) =>
    expect(chosenIn(text)).toEqual([]),
  );

  it('are each asked for once, and no more than the server answers', () => {
    expect(chosenIn('7,7.8,8o')).toEqual([
      { courseIds: [7], optional: false },
      { courseIds: [8], optional: false },
    ]);
    expect(chosenIn(Array.from({ length: 40 }, (_, index) => index + 1).join()).length).toBe(20);
  });
});

describe('a course that is added', () => {
  const chosen = [7, 12].map((id) => ({ courseIds: [id], optional: false }));
  it('is a choice of its own', () => expect(textOfChosen(withCourse(chosen, 15, null))).toBe('7,12,15'));
  it('joins the course for which an alternative was asked', () =>
    expect(textOfChosen(withCourse(chosen, 15, 12))).toBe('7,12.15'));
  it('joins it after an earlier choice was removed', () =>
    expect(textOfChosen(withCourse(chosen.slice(1), 15, 12))).toBe('12.15'));
  it('is a choice of its own once that course was removed', () =>
    expect(textOfChosen(withCourse(chosen.slice(0, 1), 15, 12))).toBe('7,15'));
  it('is not added twice', () => expect(withCourse(chosen, 12, 7)).toEqual(chosen));
});

it('a shared link holds section ids and nothing else', () => {
  expect(toFragment([4, 11])).toBe('#sections=4,11');
  expect(sectionsIn('#sections=4,11,4')).toEqual([4, 11]);
  for (const other of ['', '#content', '#sections=', '#sections=4,x', '#sections=0'])
    expect(sectionsIn(other)).toEqual([]);
});

describe('breaks', () => {
  const noon = { day: 1, from: 720, to: 780 };
  it('that touch become one, on their day alone', () => {
    expect(withBreak([noon], { day: 1, from: 780, to: 840 })).toEqual([{ day: 1, from: 720, to: 840 }]);
    expect(withBreak([noon], { day: 0, from: 780, to: 840 })).toEqual([{ day: 0, from: 780, to: 840 }, noon]);
  });

  it('are cut where an hour is taken back', () => {
    const left = withoutBreak([{ day: 1, from: 660, to: 840 }], noon);
    expect(left).toEqual([
      { day: 1, from: 660, to: 720 },
      { day: 1, from: 780, to: 840 },
    ]);
    expect([isBreak(left, 1, 660), isBreak(left, 1, 720), isBreak(left, 0, 660)]).toEqual([true, false, false]);
  });
});

/** One wish of each kind, with other values than the initial ones. */
const wishesOfAll: Wish[] = [
  { kind: 'daysOff', level: 'required', days: [0, 4] },
  { kind: 'freeDays', level: 'indifferent', atLeast: 2 },
  { kind: 'earliest', level: 'required', from: 570 },
  { kind: 'latest', level: 'required', until: 960 },
  { kind: 'gaps', level: 'required', atMost: 120 },
  { kind: 'lunch', level: 'required', from: 660, to: 900, minutes: 45 },
  { kind: 'breaks', level: 'preferred', breaks: [{ day: 1, from: 720, to: 780 }] },
  { kind: 'examSpread', level: 'required', daysBetween: 2 },
  { kind: 'instructors', level: 'required', preferred: ['Amal'], avoided: ['Basma'] },
  { kind: 'language', level: 'required', language: 'ar' },
  { kind: 'travel', level: 'required', atMost: 60 },
  { kind: 'changeInTime', level: 'preferred' },
  { kind: 'creditHours', level: 'required', target: 12 },
];

describe('wishes', () => {
  it('of every kind are the same again, in their order', () => {
    expect(wishesOfAll.map(({ kind }) => kind).sort()).toEqual([...offeredWishes].sort());
    for (const wishes of [wishesOfAll, [...wishesOfAll].reverse(), offeredWishes.map(newWish)])
      expect(wishesFrom(JSON.parse(JSON.stringify(wishes)))).toEqual(wishes);
  });
  it('that mean nothing are left out, and each kind counts once', () => {
    expect(
      wishesFrom([
        { kind: 'keep', level: 'required', sectionIds: [1] },
        { kind: 'fullSections', level: 'preferred' },
        null,
        'gaps',
        { kind: 'gaps', level: 'often', atMost: -5 },
        { kind: 'gaps', level: 'required', atMost: 60 },
      ]),
    ).toEqual([newWish('gaps')]);
    expect(
      wishesFrom([
        { kind: 'daysOff', level: 'required', days: [9] },
        { kind: 'breaks', level: 'preferred', breaks: [{ day: 0, from: 700, to: 600 }] },
      ]),
    ).toEqual([
      { kind: 'daysOff', level: 'required', days: [] },
      { kind: 'breaks', level: 'preferred', breaks: [] },
    ]);
    for (const other of [null, {}, 'x', 5]) expect(wishesFrom(other)).toEqual([]);
  });
  it('that name nothing yet ask for nothing', () =>
    expect(
      offeredWishes
        .map(newWish)
        .filter((wish) => !saysSomething(wish))
        .map(({ kind }) => kind),
    ).toEqual(['daysOff', 'breaks', 'instructors']));
  it('speak of hours', () => expect([formatTime(545), formatTime(780)]).toEqual(['09:05', '13:00']));

  it('are offered where they can make a difference', () => {
    const often = ['daysOff', 'freeDays', 'earliest', 'latest', 'gaps', 'lunch', 'breaks', 'examSpread'];
    expect([...usefulWishes({ choices: [], held: [] })]).toEqual(often);
    const [choice] = usualProblem(3, 1, 1).choices;
    expect([...usefulWishes({ choices: [choice!], held: [] })]).toEqual(often);
    expect(usefulWishes({ choices: [{ ...choice!, optional: true }], held: [] }).has('creditHours')).toBe(true);
    const many = usualProblem(3, 5, 12);
    const seen = usefulWishes(many);
    const sections = many.choices.flatMap(({ courses }) => courses.flatMap((course) => course.sections));
    expect([seen.has('instructors'), seen.has('language'), seen.has('travel'), seen.has('creditHours')]).toEqual([
      true,
      new Set(sections.map(({ language }) => language)).size > 1,
      new Set(sections.map(({ campus }) => campus)).size > 1,
      false,
    ]);
  });
});

describe('what is asked', () => {
  const asked: AskedDraft = {
    semester: 20261,
    chosen: chosenIn('7,12.15,31o'),
    wishes: wishesOfAll,
    locks: [
      { courseId: 7, sectionId: 70 },
      { courseId: 12, instructor: 'Amal' },
    ],
    fullToo: true,
  };
  const { semester: _, ...question } = asked;

  it('is the same after a reload', () => {
    expect(draftFrom(draftText(asked))).toEqual(asked);
    for (const other of [null, '', '{', '5', '[]', '{"wishes":1,"locks":{},"courses":[],"fullToo":"yes"}'])
      expect(draftFrom(other)).toMatchObject({ semester: null, chosen: [], locks: [], fullToo: false });
    expect(draftFrom(null)).toEqual(nothingAsked);
  });
  it('of another semester is wished again, of other courses', () => {
    expect(draftIn(asked, 20261)).toEqual(asked);
    expect(draftIn(asked, undefined)).toEqual(asked);
    expect(draftIn(asked, 20262)).toEqual({ ...asked, semester: 20262, chosen: [], locks: [] });
  });
  it('comes back whole with a kept timetable', () => {
    expect(toAsked(JSON.parse(JSON.stringify(toSaved(question))) as ReturnType<typeof toSaved>)).toEqual(question);
    expect(toAsked(toSaved({ ...question, fullToo: false }))).toMatchObject({ fullToo: false });
    expect(toAsked({ wishes: [], question: null })).toBeNull();
  });
  it('holds one lock of a course', () => {
    expect(
      locksFrom([
        { courseId: 7, sectionId: 70 },
        { courseId: 7, instructor: 'Amal' },
        { courseId: 8 },
        { courseId: -1, sectionId: 2 },
        { courseId: 9, sectionId: 'x', instructor: 'Dana' },
      ]),
    ).toEqual([
      { courseId: 7, sectionId: 70 },
      { courseId: 9, instructor: 'Dana' },
    ]);
  });
});

it('a week counts the examinations of each day that has more than one', () => {
  const on = (date: string, start: number) => ({ date, start, end: start + 120 });
  const exams = [
    on('2026-12-27', 510),
    on('2026-12-27', 690),
    on('2026-12-27', 870),
    on('2026-12-29', 510),
    on('2026-12-29', 690),
    on('2026-12-30', 510),
    null,
  ];
  const week = usualProblem(3, exams.length, 1).choices.map(({ courses: [course] }, index) => ({
    course: course!,
    section: { ...course!.sections[0]!, exam: exams[index]! },
    held: false,
    alike: [],
  }));
  const { examsOnOneDay, examDays, daysBetweenExams } = toFigures(week, () => 0);
  expect([examsOnOneDay, examDays, daysBetweenExams]).toEqual([
    [
      { date: '2026-12-27', exams: 3 },
      { date: '2026-12-29', exams: 2 },
    ],
    3,
    0,
  ]);
  expect(firstWishes.map(({ kind }) => kind)).toEqual(['freeDays', 'gaps', 'examSpread']);
});

describe('wishes as they are asked', () => {
  it('count where they name something and matter; the way between campuses also where it does not', () => {
    const kinds = (wishes: Wish[], fullToo = false): string[] =>
      wishesAsked({ wishes, fullToo }).map(({ kind, level }) => `${kind} ${level}`);
    expect(
      kinds([
        newWish('daysOff'),
        newWish('gaps'),
        { kind: 'creditHours', target: 9, level: 'indifferent' },
        { kind: 'changeInTime', level: 'indifferent' },
      ]),
    ).toEqual(['gaps preferred', 'changeInTime indifferent']);
    expect(kinds([newWish('freeDays')], true)).toEqual(['fullSections preferred', 'freeDays preferred']);
  });

  it('come before more courses where they are to', () => {
    const { choices } = usualProblem(5, 4, 1);
    const at = (day: number) => ({
      sections: [{ meetings: [{ day, start: 540, end: 600, place: null }], seat: 'free' as const }],
    });
    const optional = choices.map(({ courses: [one] }, day) => ({
      optional: true,
      courses: [{ ...one!, creditHours: 3, sections: [{ ...one!.sections[0]!, ...at(day).sections[0]! }] }],
    }));
    const wishes = [{ ...newWish('freeDays'), atLeast: 2 }] as const;
    const takenWith = (some: readonly Wish[]): number =>
      solve({
        choices: optional,
        held: [],
        locks: [],
        leftOut: [],
        hoursAtMost: 18,
        journeys: [],
        wishes: wishesAsked({ wishes: some, fullToo: true }),
      }).timetables[0]!.taken.length;
    expect([
      takenWith(wishes),
      takenWith(weekFirst(wishes, 18)),
      takenWith(coursesFirst(weekFirst(wishes, 18))),
    ]).toEqual([4, 3, 4]);
    expect([
      isWeekFirst(wishes),
      isWeekFirst(weekFirst(wishes, 18)),
      isWeekFirst([{ kind: 'creditHours', level: 'indifferent', target: 9 }]),
    ]).toEqual([false, true, false]);
  });

  it('one that does not matter leaves the courses that may be left out as they are without it', () => {
    const [choice, other] = usualProblem(5, 2, 3).choices;
    const problem = {
      choices: [choice!, { ...other!, optional: true }],
      held: [],
      locks: [],
      leftOut: [],
      hoursAtMost: null,
      journeys: [],
    };
    const takenWith = (wishes: Wish[]): number =>
      solve({ ...problem, wishes: wishesAsked({ wishes, fullToo: true }) }).timetables[0]!.taken.length;
    expect([
      takenWith([]),
      takenWith([{ kind: 'creditHours', target: 3, level: 'indifferent' }]),
      takenWith([{ kind: 'creditHours', target: choice!.courses[0]!.creditHours, level: 'required' }]),
    ]).toEqual([2, 2, 1]);
  });
});

describe('what is asked after a way out', () => {
  const asked = {
    chosen: chosenIn('7,8.9,10o'),
    wishes: [newWish('gaps'), { ...newWish('earliest'), level: 'required' as const }],
    locks: [
      { courseId: 7, sectionId: 70 },
      { courseId: 8, instructor: 'Amal' },
    ],
    fullToo: false,
  };
  const [seven, eight, ten] = usualProblem(3, 3, 2).choices.map(({ courses: [one] }, index) => ({
    courses: [{ ...one!, courseId: [7, 8, 10][index]! }],
  }));
  const after = (...changes: Parameters<typeof askedAfter>[1][]) => {
    const { chosen, wishes, locks, fullToo } = changes.reduce(askedAfter, asked);
    return [
      textOfChosen(chosen),
      wishes.map(({ kind, level }) => `${kind} ${level}`).join(),
      locks.map(({ courseId, sectionId }) => `${courseId} ${sectionId ?? ''}`).join(),
      fullToo,
    ];
  };
  const same = ['7,8.9,10o', 'gaps preferred,earliest required', '7 70,8 ', false];
  const [, , locked] = same;

  it.each([
    ['a course less', [{ kind: 'choice', choice: eight! }], ['7,10o', same[1], '7 70', false]],
    ['as many as fit', [{ kind: 'optional', choices: [seven!, eight!] }], ['7o,8.9o,10o', same[1], '', false]],
    [
      'a course more',
      [{ kind: 'add', courses: [{ ...ten!.courses[0]!, courseId: 11 }] }],
      ['7,8.9,10o,11', same[1], locked, false],
    ],
    ['a lock less', [{ kind: 'lock', lock: asked.locks[0]! }], [same[0], same[1], '8 ', false]],
    [
      'a wish only preferred',
      [{ kind: 'wish', wish: asked.wishes[1]!, missed: 60 }],
      [same[0], 'gaps preferred,earliest preferred', locked, false],
    ],
    [
      'a wish that held unasked',
      [{ kind: 'wish', wish: { ...newWish('changeInTime') }, missed: 10 }],
      [same[0], `${String(same[1])},changeInTime preferred`, locked, false],
    ],
    [
      'full sections',
      [{ kind: 'wish', wish: { kind: 'fullSections', level: 'required' }, missed: 1 }],
      [same[0], same[1], locked, true],
    ],
    ['a seat waited for', [{ kind: 'section', courseId: 7, sectionId: 71 }], [same[0], same[1], '8 ,7 71', true]],
    [
      'two at once',
      [
        { kind: 'choice', choice: eight! },
        { kind: 'lock', lock: asked.locks[0]! },
      ],
      ['7,10o', same[1], '', false],
    ],
  ] satisfies [string, Parameters<typeof askedAfter>[1][], unknown[]][])('%s', (_, changes, said) =>
    expect(after(...changes)).toEqual(said),
  );
});

describe('instructors', () => {
  const none: InstructorsWish = { kind: 'instructors', level: 'preferred', preferred: [], avoided: [] };
  const amal = { courseId: 7, name: 'Amal' };

  it('are preferred, avoided, all the same, or the only one of a course', () => {
    let [wish, locks]: [InstructorsWish, readonly Lock[]] = [
      none,
      [
        { courseId: 7, sectionId: 70 },
        { courseId: 8, instructor: 'Amal' },
      ],
    ];
    const as = (standing: Parameters<typeof instructorsWith>[3]): unknown[] => {
      ({ wish, locks } = instructorsWith(wish, locks, amal, standing));
      return [
        getInstructorStanding(wish, locks, amal),
        wish.preferred,
        wish.avoided,
        locks.filter(({ courseId }) => courseId === 7),
      ];
    };
    expect(as('preferred')).toEqual(['preferred', ['Amal'], [], [{ courseId: 7, sectionId: 70 }]]);
    expect(as('avoided')).toEqual(['avoided', [], ['Amal'], [{ courseId: 7, sectionId: 70 }]]);
    expect(as('only')).toEqual(['only', [], [], [{ courseId: 7, instructor: 'Amal' }]]);
    expect(as('either')).toEqual(['either', [], [], []]);
    expect(locks).toEqual([{ courseId: 8, instructor: 'Amal' }]);
  });
});

it('weeks beside each other show what is not the same in all, and nothing else', () => {
  const { timetables } = solve({
    ...usualProblem(21, 4, 6),
    wishes: [
      { kind: 'earliest', from: 660, level: 'preferred' },
      { kind: 'gaps', atMost: 0, level: 'preferred' },
    ],
  });
  const some = timetables.slice(0, 3);
  const { figures, wishes, courses } = createComparison(some);
  expect(courses.length).toBeGreaterThan(0);
  for (const { course, taken } of courses)
    expect(new Set(taken.map((one) => one?.section.sectionId)).size, course.code).toBeGreaterThan(1);
  for (const course of some[0]!.taken.filter(
    (one) => !courses.some((other) => other.course.courseId === one.course.courseId),
  ))
    for (const one of some)
      expect(one.taken.some(({ section }) => section.sectionId === course.section.sectionId)).toBe(true);
  for (const { missed } of wishes) expect(new Set(missed).size).toBeGreaterThan(1);
  // The gaps have a line of their own in the comparison.
  expect(wishes.some(({ wish }) => wish.kind === 'gaps')).toBe(false);
  expect(figures.includes('gaps')).toBe(new Set(some.map((one) => one.figures.gapMinutes)).size > 1);
  expect(createComparison([some[0]!, some[0]!])).toEqual({ figures: [], wishes: [], courses: [] });
  expect([isSame(some[0]!, some[0]!), isSame(some[0]!, some[1]!)]).toEqual([true, false]);
});

it.each(['en', 'ar'])('says why courses are left out in words for one and for two, in %s', (language) => {
  const { leftOut } = JSON.parse(readFileSync(`locales/${language}/timetable.json`, 'utf8')) as {
    leftOut: Record<string, string>;
  };
  const ofOne = Object.values(leftOut).filter((text) => /: has |\bits?\b|امتحانه|يجتمع|إدراجه|إضافته|معه/.test(text));
  expect(ofOne).toEqual([]);
});
