import { describe, expect, it } from 'vitest';
import {
  byPlan,
  differsByOne,
  searchCourses,
  toCourseState,
  type CourseStateInput,
  type Ranked,
  type Searched,
} from '../../server/features/registration/offered-rules.ts';
import { fold } from '../../locales/fold.ts';

const course = (courseId: number, code: string, name: string, ...instructors: string[]): Searched => ({
  courseId,
  code,
  text: fold(`${code} ${name}`),
  instructors: instructors.map(fold),
});

const courses = [
  course(1, 'ITCS214', 'Data Structures هياكل البيانات', 'Layla Hasan', 'Omar Saleh'),
  course(2, 'ITCS2145', 'Data Mining تنقيب البيانات', 'Omar Saleh'),
  course(3, 'XITCS214', 'Restructured Systems أنظمة', 'Huda Nasser'),
  course(4, 'MATH101', 'Calculus التفاضل', 'Yusuf Layla'),
];

/** The ranks of the found courses by course id; null if the search matches all courses. */
const ranks = (search: string): Record<number, number> | null => {
  const { found } = searchCourses(search, courses);
  return found && Object.fromEntries([...found].map(([id, { rank }]) => [id, rank]));
};

describe('words that differ by one letter', () => {
  it.each<[string, string, boolean]>([
    ['data', 'data', true],
    ['data', 'date', true],
    ['date', 'data', true],
    ['data', 'dat', true],
    ['ata', 'data', true],
    ['daata', 'data', true],
    ['xdata', 'data', true],
    ['adta', 'data', true],
    ['daat', 'data', true],
    ['dtaa', 'data', true],
    ['dxxa', 'data', false],
    ['data', 'dataxx', false],
    ['da', 'data', false],
    ['dxt', 'data', false],
    ['abcd', 'badc', false],
    ['abcd', 'bacx', false],
    ['abcd', 'bxcd', false],
    ['abcd', 'xacd', false],
    ['', 'a', true],
    ['', 'ab', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(differsByOne(a, b)).toBe(expected);
    expect(differsByOne(b, a)).toBe(expected);
  });
});

describe('a search for courses', () => {
  it.each<[string, string, Record<number, number> | null]>([
    ['one letter finds all', 'x', null],
    ['spaces alone find all', '  ', null],
    ['two letters search', 'zq', {}],
    ['a code, its longer one and one that holds it', 'itcs214', { 1: 0, 2: 1, 3: 2 }],
    ['a code with a space', 'ITCS 214', { 1: 0, 2: 1, 3: 2 }],
    ['a code with a hyphen', 'itcs-214', { 1: 0, 2: 1, 3: 2 }],
    ['hyphens alone find nothing', '--', {}],
    ['words that begin words of the name', 'data str', { 1: 2 }],
    ['a word inside a word of the name', 'structure', { 1: 2, 3: 3 }],
    ['two words, one of them inside a word', 'systems tructured', { 3: 3 }],
    ['Arabic names', 'البيانات', { 1: 2, 2: 2 }],
    ['an instructor', 'omar', { 1: 4, 2: 4 }],
    ['an instructor and the course', 'omar mining', { 2: 4 }],
    ['two words of one instructor', 'hasan layla', { 1: 4 }],
    ['words of two instructors find nothing', 'huda omar', {}],
    ['one wrong letter', 'calcalus', { 4: 5 }],
    ['a wrong letter at the beginning of a longer word', 'strxct', { 1: 5 }],
    ['a short word must be right', 'dsta', { 1: 5, 2: 5 }],
    ['three letters must be right', 'dsa', {}],
    ['a code with one wrong digit', 'math1o1', { 4: 5 }],
    ['a code with a space and a wrong letter', 'mahh 101', { 4: 5 }],
    ['an instructor with one wrong letter', 'omer', { 1: 6, 2: 6 }],
    ['both with one wrong letter', 'omer minning', { 2: 6 }],
    ['other characters must be right', 'calcalus!', {}],
  ])('%s: %s', (_, search, expected) => expect(ranks(search)).toEqual(expected));

  it('is exact or nearest', () => {
    expect(searchCourses('calculus', courses).nearest).toBe(false);
    expect(searchCourses('calcalus', courses).nearest).toBe(true);
    expect(searchCourses('zzzz', courses)).toEqual({ found: new Map(), nearest: false });
    expect(searchCourses('c', courses)).toEqual({ found: null, nearest: false });
  });

  it('prefers exact matches to nearest ones', () => expect(ranks('layla')).toEqual({ 1: 4, 4: 4 }));

  it('names the words or instructors that chose the sections', () => {
    const by = (search: string) =>
      Object.fromEntries([...searchCourses(search, courses).found!].map(([id, found]) => [id, found.byInstructor]));
    expect(by('itcs214')).toEqual({ 1: [], 2: [], 3: [] });
    expect(by('structure')).toEqual({ 1: [], 3: [] });
    expect(by('omar data')).toEqual({ 1: ['omar'], 2: ['omar'] });
    expect(by('calcalus')).toEqual({ 4: [] });
    expect(by('omer')).toEqual({ 1: ['omar saleh'], 2: ['omar saleh'] });
  });
});

describe('the state of an offered course', () => {
  const input = (change: Partial<CourseStateInput> = {}): CourseStateInput => ({
    passed: new Set(),
    registered: new Set(),
    inProgress: new Set(),
    next: new Map(),
    groups: new Map(),
    ...change,
  });
  const groups = new Map([
    [
      1,
      [
        [2, 3],
        [4, 5],
      ],
    ],
  ]);
  it.each<[string, Partial<CourseStateInput>, string]>([
    ['without prerequisites', {}, 'open'],
    ['next in the plan', { next: new Map([[1, 0]]) }, 'next'],
    ['registered, passed before', { registered: new Set([1]), passed: new Set([1]) }, 'registered'],
    ['passed', { passed: new Set([1]), next: new Map([[1, 0]]) }, 'passed'],
    ['without any prerequisite passed', { groups }, 'later'],
    ['with one group met', { groups, passed: new Set([2, 3]) }, 'later'],
    ['with both groups met', { groups, passed: new Set([3, 4]) }, 'open'],
    ['with a group met by a course in progress', { groups, passed: new Set([2]), inProgress: new Set([5]) }, 'open'],
    ['next in the plan, not yet allowed', { groups, next: new Map([[1, 0]]) }, 'later'],
  ])('%s', (_, change, state) => expect(toCourseState(1, input(change))).toBe(state));
});

describe('the order of offered courses', () => {
  const ranked = (code: string, change: Partial<Ranked> = {}): Ranked => ({
    courseId: 1,
    code,
    standing: 'open',
    next: 99,
    inMyPlan: false,
    rank: 3,
    ...change,
  });
  it('is exact code, state, order of the plan, own plan, match, code', () => {
    const sorted = [
      ranked('Z0', { rank: 0, standing: 'passed' }),
      ranked('A1', { standing: 'next', next: 1 }),
      ranked('A0', { standing: 'next', next: 2 }),
      ranked('C2', { inMyPlan: true, rank: 3 }),
      ranked('C1', { rank: 1 }),
      ranked('B1', { rank: 3 }),
      ranked('B2', { rank: 3 }),
      ranked('A2', { standing: 'later' }),
      ranked('A3', { standing: 'registered' }),
      ranked('A4', { standing: 'passed' }),
    ];
    expect([...sorted].reverse().sort(byPlan)).toEqual(sorted);
    expect([...sorted.slice(5), ...sorted.slice(0, 5)].sort(byPlan)).toEqual(sorted);
    expect(byPlan(ranked('A'), ranked('A'))).toBe(0);
  });
});
