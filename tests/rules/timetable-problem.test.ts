import { describe, expect, it } from 'vitest';
import type { Refusal, Schema } from '../../web/api/operations.ts';
import { listLeaving, listMoves } from '../../web/features/timetable/results/moves.ts';
import { solve } from '../../web/features/timetable/solver/solve.ts';
import {
  movableCourses,
  timetableProblem,
  type TimetableAsked,
} from '../../web/features/timetable/timetable-problem.ts';
import { randomFrom } from '../support/timetable-problems.ts';

const same = (text: string) => ({ en: text, ar: text });
const meetings: Schema<'Meeting'>[] = [
  { day: 0, startsAt: '09:00', endsAt: '09:50', place: { campus: same('Sakhir'), building: 'S40', room: 'S40-1' } },
];
const exam: Schema<'Exam'> = {
  startsAt: '2026-12-20T08:30:00+03:00',
  endsAt: '2026-12-20T10:30:00+03:00',
  place: null,
};
const refusal = (Code: Refusal['Code'], Params: Refusal['Params'] = {}): Refusal => ({ Code, Params });

const section = (sectionId: number, more: Partial<Schema<'Section'>> = {}): Schema<'Section'> => ({
  sectionId,
  number: '01',
  language: 'en',
  instructor: same('Amal'),
  capacity: 30,
  availableSeats: 5,
  waiting: 0,
  teachingPeriod: 'morning',
  gender: null,
  campus: same('Sakhir'),
  meetings,
  exam,
  remarks: null,
  refusals: [],
  confirmations: [],
  ...more,
});
const course = (
  courseId: number,
  sections: Schema<'Section'>[],
  corequisites: Schema<'CourseReference'>[] = [],
): Schema<'TimetableCourse'> => ({
  course: {
    courseId,
    code: `C${courseId}`,
    name: same('Course'),
    creditHours: 3,
    level: 'undergraduate',
    type: 'major',
    teachingMethod: 'lecture',
    relatedGroup: null,
    hasExam: true,
    active: true,
    onlineRegistration: true,
    college: same('IT'),
    department: same('CS'),
    inMyPlan: true,
    standing: 'next',
    registrationId: null,
    sections,
  },
  corequisites,
});
const registered = (
  courseId: number,
  sectionId: number,
  more: Partial<Schema<'RegisteredCourse'>> = {},
): Schema<'RegisteredCourse'> => ({
  registrationId: courseId * 10,
  courseId,
  sectionId,
  code: `C${courseId}`,
  name: same('Course'),
  number: '01',
  language: 'en',
  instructor: same('Amal'),
  creditHours: 3,
  fees: 0,
  sponsorFees: 0,
  paid: true,
  repeat: false,
  frozen: false,
  status: 'registered',
  meetings,
  exam,
  actions: [{ action: 'replace', allowed: true, reasons: [] }],
  ...more,
});
const madeOf = (
  courses: Schema<'TimetableCourse'>[],
  rows: Schema<'RegisteredCourse'>[] = [],
  asked: Partial<TimetableAsked> = {},
) =>
  timetableProblem(
    {
      courses,
      registered: rows,
      load: { creditHours: 0, minimum: 12, maximum: 18, approved: true },
      journeys: [{ from: same('Sakhir'), to: same('Isa Town'), minutes: 40 }],
      walks: [{ from: 'S40', to: 'S05', minutes: 12 }],
    },
    {
      choices: courses.map((one) => ({ courseIds: [one.course.courseId] })),
      locks: [],
      leftOut: [],
      wishes: [],
      ...asked,
    },
  );
const sectionIds = ({ problem }: ReturnType<typeof madeOf>): number[][] =>
  problem.choices.map(({ courses }) => courses.flatMap(({ sections }) => sections.map(({ sectionId }) => sectionId)));

describe('what the server says of sections', () => {
  it('is taken as it stands: times, places, examination, seat', () => {
    const { problem } = madeOf([course(1, [section(11, { availableSeats: 0, waiting: 4 })])]);
    expect(problem.choices[0]!.courses[0]!.sections[0]).toEqual({
      sectionId: 11,
      number: '01',
      language: 'en',
      instructor: 'Amal',
      campus: 'Sakhir',
      seat: 'full',
      waiting: 4,
      meetings: [{ day: 0, start: 540, end: 590, place: { campus: 'Sakhir', building: 'S40', room: 'S40-1' } }],
      exam: { date: '2026-12-20', start: 510, end: 630 },
    });
    expect(problem.journeys).toEqual([
      { between: 'campuses', from: 'Sakhir', to: 'Isa Town', minutes: 40 },
      { between: 'buildings', from: 'S40', to: 'S05', minutes: 12 },
    ]);
  });

  it('leaves out what may not be registered in; not what another course or the opening alone stands against', () => {
    const found = madeOf([
      course(1, [
        section(11, { refusals: [refusal('registration.otherGender')] }),
        section(12, {
          refusals: [
            refusal('registration.timeConflict', { other: 'C9' }),
            refusal('MSG-000003', { context: 'upcoming' }),
          ],
        }),
        section(13, { refusals: [refusal('MSG-000003', { context: 'past' })] }),
      ]),
      course(2, [
        section(21, { refusals: [refusal('registration.prerequisite'), refusal('registration.otherGender')] }),
        section(22, { refusals: [refusal('registration.prerequisite')] }),
      ]),
    ]);
    expect(sectionIds(found)).toEqual([[12], []]);
    expect(found.blocked).toEqual([{ courseId: 2, refusals: [refusal('registration.prerequisite')] }]);
  });

  it('asks for corequisites that are not passed yet', () => {
    const other = (courseId: number, passed: boolean): Schema<'CourseReference'> => ({
      courseId,
      code: `C${courseId}`,
      name: same('Course'),
      passed,
    });
    expect(
      madeOf([course(1, [section(11)], [other(2, true), other(3, false)])]).problem.choices[0]!.courses[0]!
        .corequisites,
    ).toEqual([3]);
  });
});

describe('what is registered', () => {
  const one = course(1, [
    section(11, { availableSeats: 0, refusals: [refusal('registration.alreadyRegistered')] }),
    section(12, { availableSeats: 0 }),
    section(13),
  ]);

  it('stays where it is not asked for, and where it may not be changed', () => {
    const frozen = registered(1, 11, {
      frozen: true,
      actions: [{ action: 'replace', allowed: false, reasons: [refusal('MSG-000006')] }],
    });
    const found = madeOf([one], [frozen, registered(5, 51)], { locks: [{ courseId: 1, sectionId: 13 }] }).problem;
    expect([
      found.choices,
      found.locks,
      found.held.map(({ section: { sectionId, seat } }) => [sectionId, seat]),
    ]).toEqual([
      [],
      [],
      [
        [11, 'mine'],
        [51, 'mine'],
      ],
    ]);
  });

  it('asked for, keeps its own seat and takes another only where one is free', () => {
    const found = madeOf([one], [registered(1, 11)]);
    expect([sectionIds(found), found.problem.held]).toEqual([[[11, 13]], []]);
    expect(found.problem.choices[0]!.courses[0]!.sections.map(({ seat }) => seat)).toEqual(['mine', 'free']);
  });

  it('and withdrawn from, is not taken again', () => {
    const again = refusal('registration.alreadyRegistered', { course: 'C1' });
    const found = madeOf(
      [course(1, [section(11, { refusals: [again] })])],
      [registered(1, 12, { status: 'withdrawn' })],
    );
    expect([sectionIds(found), found.blocked]).toEqual([[[]], [{ courseId: 1, refusals: [again] }]]);
  });

  it('counts for the hours; whoever has more than allowed keeps them', () => {
    expect(madeOf([one], [registered(5, 51)]).problem.hoursAtMost).toBe(18);
    expect(
      madeOf(
        [],
        Array.from({ length: 7 }, (_, index) => registered(index + 1, index)),
      ).problem.hoursAtMost,
    ).toBe(21);
    expect(madeOf([], [registered(1, 11, { status: 'withdrawn' })]).problem.held).toEqual([]);
  });

  it('is not given up for another where it may not be left', () => {
    const other = course(2, [section(21)]);
    const leave = { action: 'delete' as const, allowed: true, reasons: [] };
    const replace = { action: 'replace' as const, allowed: true, reasons: [] };
    const choices = [{ courseIds: [1, 2], optional: true }];
    const bound = madeOf(
      [one, other],
      [registered(1, 11, { actions: [replace, { ...leave, allowed: false, reasons: [refusal('MSG-000007')] }] })],
      { choices },
    );
    expect([
      bound.problem.choices.map(({ optional, courses }) => [optional, courses.map(({ courseId }) => courseId)]),
      bound.staying,
    ]).toEqual([[[undefined, [1]]], [{ courseId: 1, insteadOf: [2] }]]);
    const free = madeOf([one, other], [registered(1, 11, { actions: [replace, leave] })], { choices });
    expect([
      free.problem.choices.map(({ optional, courses }) => [optional, courses.map(({ courseId }) => courseId)]),
      free.staying,
    ]).toEqual([[[true, [1, 2]]], []]);
    const frozen = madeOf([one, other], [registered(1, 11, { actions: [] })], { choices });
    expect([frozen.problem.choices, frozen.problem.held.length, frozen.staying]).toEqual([
      [],
      1,
      [{ courseId: 1, insteadOf: [2] }],
    ]);
  });

  it('stays while its sections are not read', () =>
    expect(
      madeOf([], [registered(1, 11)], { choices: [{ courseIds: [1] }] }).problem.held.map(
        ({ section: { sectionId } }) => sectionId,
      ),
    ).toEqual([11]));

  it('could be in other sections where it may change', () => {
    const found = movableCourses(
      [one, course(2, [section(21)])],
      [registered(1, 11), registered(2, 21, { actions: [] })],
    );
    expect([...found].map(([id, { sections }]) => [id, sections.map(({ sectionId }) => sectionId)])).toEqual([
      [1, [11, 13]],
    ]);
  });

  it('never leaves without a change that says so: what is registered in the end is the timetable', () => {
    let [left, moved, stayed] = [0, 0, 0];
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = randomFrom(seed);
      const courses = Array.from({ length: 2 + random.below(4) }, (_, index) =>
        course(
          index + 1,
          Array.from({ length: 1 + random.below(3) }, (_, at) =>
            section((index + 1) * 10 + at, {
              meetings: [
                { ...meetings[0]!, day: random.below(3), startsAt: `0${8 + random.below(2)}:00`, endsAt: '10:00' },
              ],
              exam: null,
              availableSeats: random.below(3),
            }),
          ),
        ),
      );
      const may = (action: 'delete' | 'drop' | 'replace', chance: number) => ({
        action,
        allowed: random.is(chance),
        reasons: [refusal('MSG-000006')],
      });
      const rows = courses
        .filter(() => random.is(0.5))
        .map(({ course: { courseId } }) =>
          registered(courseId, courseId * 10, { actions: [may('replace', 0.8), may('delete', 0.4), may('drop', 0.3)] }),
        );
      const ids = courses.map(({ course: { courseId } }) => courseId);
      const cut = 1 + random.below(ids.length);
      const choices = [
        { courseIds: ids.slice(0, cut), optional: random.is(0.3) },
        ...ids
          .slice(cut)
          .filter(() => random.is(0.7))
          .map((id) => ({ courseIds: [id], optional: random.is(0.5) })),
      ];
      const { problem } = madeOf(random.is(0.1) ? courses.slice(1) : courses, rows, { choices });
      for (const timetable of solve({
        ...problem,
        choices: problem.choices.filter(({ courses: some }) => some.some(({ sections }) => sections.length > 0)),
      }).timetables) {
        const moves = listMoves(timetable, rows);
        const after = new Map(rows.map((row) => [row.courseId, row.sectionId]));
        for (const move of moves) {
          if (move.kind === 'leave') {
            expect(
              move.from.actions.some(({ action, allowed }) => action === move.way && allowed),
              `seed ${seed}`,
            ).toBe(true);
            after.delete(move.from.courseId);
            left += 1;
          } else {
            expect([move.kind, after.has(move.course.courseId)], `seed ${seed}`).toEqual([
              move.kind,
              move.kind === 'replace',
            ]);
            after.set(move.course.courseId, move.section.sectionId);
            if (move.kind === 'replace') moved += 1;
          }
        }
        if (rows.length > 0 && !moves.some(({ kind }) => kind === 'leave')) stayed += 1;
        expect(listLeaving(timetable.taken, rows).length, `seed ${seed}`).toBe(
          moves.filter(({ kind }) => kind === 'leave').length,
        );
        expect([...after].sort(), `seed ${seed}`).toEqual(
          timetable.taken.map((taken) => [taken.course.courseId, taken.section.sectionId]).sort(),
        );
      }
    }
    expect([left > 20, moved > 20, stayed > 20]).toEqual([true, true, true]);
  });
});
