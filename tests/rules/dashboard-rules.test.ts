import { describe, expect, it } from 'vitest';
import { nextInPlan, type PlannedCourse } from '../../server/academic-record/plan-rules.ts';
import type { MeetingChange } from '../../server/catalogue/meeting-changes.ts';
import {
  findBlock,
  changesSince,
  classesAround,
  dueItems,
  nextExam,
  type DueFacts,
} from '../../server/features/dashboard/dashboard-rules.ts';

const now = Date.parse('2026-09-07T10:00:00+03:00');
const day = 86_400_000;
const course = (code: string) => ({ code, name: { en: code, ar: code }, number: '01' });
const service = (changes: Partial<DueFacts['services'][number]> = {}) => ({
  service: 'registration',
  path: '/registeredCourses',
  open: true,
  reasons: [],
  opensAt: null,
  closesAt: '2026-09-11T00:00:00+03:00',
  ...changes,
});

/** The facts of a student without any due item. */
const calm = (changes: Partial<DueFacts> = {}): DueFacts => ({
  now,
  fees: [],
  load: { hours: 15, minimum: 12, enrolled: true, by: now + 10 * day },
  requests: [],
  attendance: [],
  waiting: [],
  seatOffers: [],
  surveys: { count: 0, by: null },
  services: [service()],
  closingWithinDays: 3,
  unread: 0,
  pathOf: (path) => path,
  ...changes,
});

describe('what is due', () => {
  it('is nothing where all is in order', () => expect(dueItems(calm())).toEqual([]));

  it('is the money, with its date and the page that shows it', () => {
    expect(dueItems(calm({ fees: [{ amount: 72_000, by: now + day }] }))).toEqual([
      expect.objectContaining({ kind: 'fees', amount: 72_000, by: '2026-09-08T10:00:00+03:00', path: '/studentFees' }),
    ]);
  });

  it('is a schedule below the minimum, of who is enrolled', () => {
    const load = { hours: 9, minimum: 12, enrolled: true, by: null };
    expect(dueItems(calm({ load }))).toEqual([
      expect.objectContaining({ kind: 'schedule', creditHours: 9, minimum: 12 }),
    ]);
    expect(dueItems(calm({ load: { ...load, enrolled: false } }))).toEqual([]);
    expect(dueItems(calm({ load: { ...load, hours: 12 } }))).toEqual([]);
  });

  it("is each request whose turn is the student's, the first due first", () => {
    const request = (referenceNumber: string, by: number | null) => ({
      referenceNumber,
      kind: 'refund' as const,
      waitsFor: 'correction' as const,
      by,
    });
    expect(
      dueItems(
        calm({
          requests: [request('REF-2026-000001', null), request('REF-2026-000002', now + day)],
          pathOf: () => null,
        }),
      ).map(({ kind, by, path, request: of }) => [kind, by, path, of]),
    ).toEqual([
      [
        'request',
        '2026-09-08T10:00:00+03:00',
        '/requests/REF-2026-000002',
        { referenceNumber: 'REF-2026-000002', kind: 'refund', waitsFor: 'correction' },
      ],
      [
        'request',
        null,
        '/requests/REF-2026-000001',
        { referenceNumber: 'REF-2026-000001', kind: 'refund', waitsFor: 'correction' },
      ],
    ]);
  });

  it('is absence once it has been warned of; barred counts as the fourth', () => {
    const attendance = [
      { course: course('A'), percent: 27, warning: 3, barred: true },
      { course: course('B'), percent: 12, warning: 1, barred: false },
      { course: course('C'), percent: 4, warning: 0, barred: false },
    ];
    expect(dueItems(calm({ attendance })).map(({ kind, course: of, warning }) => [kind, of?.code, warning])).toEqual([
      ['attendance', 'A', 4],
      ['attendance', 'B', 1],
    ]);
  });

  it('is what closes within days, the soonest first; not what is closed or closes later', () => {
    const services = [
      service({ closesAt: '2026-09-10T10:00:00+03:00' }),
      service({ service: 'addDrop', closesAt: '2026-09-08T00:00:00+03:00' }),
      service({ service: 'transfer', closesAt: '2026-09-10T10:00:01+03:00' }),
      service({ service: 'appeal', open: false, closesAt: '2026-09-08T00:00:00+03:00' }),
      service({ service: 'refund', closesAt: null }),
    ];
    expect(dueItems(calm({ services })).map((item) => item.service)).toEqual(['addDrop', 'registration']);
  });

  it('is the surveys that are open and not sent; that they close soon is not said twice', () => {
    const services = [service({ service: 'survey', path: '/courseEvaluation', closesAt: '2026-09-08T00:00:00+03:00' })];
    expect(dueItems(calm({ services, surveys: { count: 3, by: now + day } }))).toEqual([
      expect.objectContaining({ kind: 'survey', count: 3, by: '2026-09-08T10:00:00+03:00', path: '/courseEvaluation' }),
    ]);
    expect(dueItems(calm({ services }))).toEqual([]);
  });

  it('keeps its order and leads nowhere where there is no page yet', () => {
    const all = calm({
      fees: [{ amount: 1, by: null }],
      load: { hours: 0, minimum: 12, enrolled: true, by: null },
      unread: 2,
      waiting: [{ course: course('W'), position: 2 }],
      seatOffers: [{ course: course('O'), by: now }],
      attendance: [{ course: course('A'), percent: 11, warning: 1, barred: false }],
      services: [service({ closesAt: '2026-09-08T00:00:00+03:00' })],
      pathOf: () => null,
    });
    expect(dueItems(all).map(({ kind, path }) => [kind, path])).toEqual([
      ['fees', null],
      ['seatOffer', null],
      ['schedule', null],
      ['attendance', null],
      ['waiting', null],
      ['closing', '/registeredCourses'],
      ['messages', null],
    ]);
  });
});

describe('what stands in the way of a record', () => {
  it.each([
    ['frozen', true, 'frozen'],
    ['frozen', false, 'frozen'],
    ['inactive', false, 'inactive'],
    ['active', false, 'notEnrolled'],
    ['active', true, null],
    ['graduated', false, null],
    ['dismissed', false, null],
    ['withdrawn', false, null],
    ['admissionCanceled', false, null],
  ] as const)('%s, enrolled %s: %s', (status, enrolled, block) => expect(findBlock({ status, enrolled })).toBe(block));
});

describe('the next examination', () => {
  const section = (name: string, startsAt: number | null) => ({
    name,
    examStartsAt: startsAt,
    examEndsAt: startsAt === null ? null : startsAt + 2 * 3_600_000,
  });
  const sections = [section('none', null), section('later', now + 3 * day), section('first', now + day)];
  it('is the first that is not over', () => {
    expect(nextExam(now, sections)?.name).toBe('first');
    expect(nextExam(now + day + 3_600_000, sections)?.name).toBe('first');
    expect(nextExam(now + day + 2 * 3_600_000, sections)?.name).toBe('later');
    expect(nextExam(now + 9 * day, sections)).toBeNull();
  });
});

describe('what has changed', () => {
  const changes = [{ at: 40 }, { at: 30 }, { at: 20 }, { at: 10 }];
  it('is what came since the last sign-in, no more than there is room for', () => {
    expect(changesSince(changes, 20, 9)).toEqual([{ at: 40 }, { at: 30 }, { at: 20 }]);
    expect(changesSince(changes, 41, 9)).toEqual([]);
    expect(changesSince(changes, 0, 2)).toEqual([{ at: 40 }, { at: 30 }]);
  });
  it('is the latest at the first sign-in', () => expect(changesSince(changes, null, 3)).toHaveLength(3));
});

describe('classes', () => {
  const place = { campus: { en: 'S', ar: 'S' }, building: 'S40', room: 'S40-1' };
  const courses = [
    {
      course: course('B'),
      slots: [
        { day: 0, startMinute: 600, endMinute: 650, place },
        { day: 2, startMinute: 600, endMinute: 650, place },
      ],
      changes: [],
    },
    { course: course('A'), slots: [{ day: 0, startMinute: 480, endMinute: 530, place }], changes: [] },
  ];
  const calendar = { startsOn: '2026-09-13', classesEndOn: '2026-12-24', holidays: new Set(['2026-09-15']) };
  const around = (today: string, given: Parameters<typeof classesAround>[1] = courses) => {
    const found = classesAround(today, given, calendar);
    return [
      found.today.map(({ course: { code }, startsAt }) => `${code} ${startsAt}`),
      found.next && `${found.next.course.code} ${found.next.date}`,
    ];
  };
  const notHeld = (today: string, given: Parameters<typeof classesAround>[1]) =>
    classesAround(today, given, calendar).notHeld.map(({ course: { code }, startsAt }) => `${code} ${startsAt}`);
  it('are in the order of the day, and the next is of another day', () =>
    expect(around('2026-09-13')).toEqual([['A 08:00', 'B 10:00'], 'A 2026-09-20']));
  it('follow a class that is moved to another day', () => {
    const at = (text: string) => Date.parse(`${text}:00+03:00`);
    const to = { startsAt: at('2026-09-14T12:00'), endsAt: at('2026-09-14T12:50'), place };
    const change = { startsAt: at('2026-09-13T08:00'), kind: 'moved' as const, to, changedAt: 0 };
    const moved = courses.map((one) => (one.course.code === 'A' ? { ...one, changes: [change] } : one));
    expect(around('2026-09-13', moved)).toEqual([['B 10:00'], 'A 2026-09-14']);
    expect(around('2026-09-14', moved)).toEqual([['A 12:00'], 'A 2026-09-20']);
    expect(notHeld('2026-09-13', moved)).toEqual(['A 08:00']);
    expect(notHeld('2026-09-14', moved)).toEqual([]);
  });
  it('are told when they are cancelled, not when they are held at another hour of the day', () => {
    const startsAt = Date.parse('2026-09-13T10:00:00+03:00');
    const changed = (change: Pick<MeetingChange, 'kind' | 'to'>) =>
      courses.map((one) =>
        one.course.code === 'B' ? { ...one, changes: [{ startsAt, changedAt: 0, ...change }] } : one,
      );
    const later = { startsAt: startsAt + 7_200_000, endsAt: startsAt + 10_200_000, place };
    expect(notHeld('2026-09-13', changed({ kind: 'cancelled', to: null }))).toEqual(['B 10:00']);
    expect(notHeld('2026-09-20', changed({ kind: 'cancelled', to: null }))).toEqual([]);
    expect(notHeld('2026-09-13', changed({ kind: 'moved', to: later }))).toEqual([]);
  });
  it('begin with the semester', () => expect(around('2026-09-07')).toEqual([[], 'A 2026-09-13']));
  it('are none on a holiday', () => expect(around('2026-09-15')).toEqual([[], 'A 2026-09-20']));
  it('end with the weeks of classes', () => expect(around('2026-12-22')).toEqual([['B 10:00'], null]));
});

describe('what is next in the plan', () => {
  const plan = [1, 2, 3, 4, 5].map((courseId): PlannedCourse => ({
    courseId,
    code: `C${courseId}`,
    name: { en: '', ar: '' },
    creditHours: 3,
  }));
  const groups: Record<number, number[][]> = { 3: [[1, 9], [2]], 4: [[8]], 5: [] };
  const next = (passed: number[], taken: number[], wanted = 3) =>
    nextInPlan(plan, new Set(passed), new Set(taken), (id) => groups[id] ?? [], wanted).map(({ courseId }) => courseId);
  it('leaves out what is passed or taken', () => expect(next([1], [2])).toEqual([3, 5]));
  it('asks for one of every group, passed or taken now', () => expect(next([9], [])).toEqual([1, 2, 5]));
  it('is no more than wanted', () => expect(next([], [], 1)).toEqual([1]));
});
