import type {
  Choice,
  Course,
  Held,
  Meeting,
  Place,
  Problem,
  Section,
  Taken,
  Wish,
} from '../../web/features/timetable/solver/problem.ts';

/** Random timetable problems from a seed. The same seed gives the same problem. */

export type Random = {
  below(limit: number): number;
  one<Item>(items: readonly Item[]): Item;
  is(chance: number): boolean;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, one: (items) => items[below(items.length)]!, is: (chance) => next() < chance };
}

const places: Place[] = [
  { campus: 'Sakhir', building: 'S40', room: 'S40-1' },
  { campus: 'Sakhir', building: 'S17', room: 'S17-2' },
  { campus: 'Isa Town', building: 'IT14', room: 'IT14-1' },
  { campus: 'Salmaniya', building: 'SM2', room: 'SM2-1' },
];
const journeys: Problem['journeys'] = [
  { between: 'campuses', from: 'Sakhir', to: 'Isa Town', minutes: 40 },
  { between: 'campuses', from: 'Isa Town', to: 'Salmaniya', minutes: 15 },
  { between: 'campuses', from: 'Sakhir', to: 'Salmaniya', minutes: 70 },
  { between: 'buildings', from: 'S40', to: 'S17', minutes: 10 },
];

/**
 * Typical class times: 50 minutes each on Sunday, Tuesday and Thursday, or 75 minutes each on Monday and Wednesday;
 * sometimes one evening class a week. With `wild`, also unusual times or none.
 */
function createMeetings(random: Random, wild: boolean): Meeting[] {
  const place = random.is(0.8) ? places[random.below(2)]! : random.one(places);
  if (wild && random.is(0.08)) return [];
  if (wild && random.is(0.25)) {
    const start = 480 + random.below(40) * 15;
    return [
      {
        day: random.below(5),
        start,
        end: start + 45 + random.below(4) * 30,
        place,
        ...(random.is(0.3) && { weeks: random.is(0.5) ? [1, 3, 5] : [2, 4, 5] }),
      },
    ];
  }
  const kind = random.below(10);
  if (kind < 5) {
    const start = 480 + random.below(9) * 60;
    return [0, 2, 4].map((day) => ({ day, start, end: start + 50, place }));
  }
  if (kind < 9) {
    const start = 480 + random.below(7) * 90;
    return [1, 3].map((day) => ({ day, start, end: start + 75, place }));
  }
  return [{ day: random.below(5), start: 1_020, end: 1_170, place }];
}

const teachers = ['Amal', 'Basma', 'Dana', 'Fahad', 'Hasan'];

function createSection(random: Random, courseId: number, index: number, exam: Section['exam'], wild: boolean): Section {
  const meetings = createMeetings(random, wild);
  return {
    sectionId: courseId * 100 + index,
    number: String(index + 1).padStart(2, '0'),
    language: random.is(0.8) ? 'en' : 'ar',
    instructor: random.one(teachers),
    campus: meetings[0]?.place?.campus ?? 'Sakhir',
    meetings,
    exam,
    seat: random.is(0.15) ? 'full' : 'free',
    waiting: random.below(6),
  };
}

/** Three examination slots on each of ten days. */
const examSlots = Array.from({ length: 30 }, (_, slot): Section['exam'] => {
  const start = [510, 690, 870][slot % 3]!;
  return { date: `2026-12-${String(20 + Math.floor(slot / 3))}`, start, end: start + 120 };
});

function courseOf(random: Random, courseId: number, sections: number, wild: boolean, slots = examSlots): Course {
  const exam = random.is(0.85) ? random.one(slots) : null;
  return {
    courseId,
    code: `C${courseId}`,
    creditHours: random.is(0.8) ? 3 : random.one([1, 4]),
    corequisites: [],
    sections: Array.from({ length: sections }, (_, index) => createSection(random, courseId, index, exam, wild)),
  };
}

export const wishKinds: Wish['kind'][] = [
  'daysOff',
  'freeDays',
  'earliest',
  'latest',
  'gaps',
  'lunch',
  'breaks',
  'examSpread',
  'travel',
  'changeInTime',
  'instructors',
  'language',
  'fullSections',
  'creditHours',
  'keep',
];

export function createWish(random: Random, kind: Wish['kind'], level: Wish['level'], courses: readonly Course[]): Wish {
  switch (kind) {
    case 'daysOff':
      return { kind, level, days: [random.below(5), random.below(5)] };
    case 'freeDays':
      return { kind, level, atLeast: level === 'required' ? random.below(3) : 5 };
    case 'earliest':
      return { kind, level, from: random.one([540, 570, 600, 660]) };
    case 'latest':
      return { kind, level, until: random.one([720, 840, 900, 960]) };
    case 'gaps':
      return { kind, level, atMost: level === 'required' ? random.one([120, 240, 480]) : 0 };
    case 'lunch':
      return { kind, level, from: 690, to: 840, minutes: random.one([30, 45, 60]) };
    case 'breaks':
      return {
        kind,
        level,
        breaks: [
          { day: random.below(5), from: 600, to: 700 },
          { day: random.below(5), from: 800, to: 900 },
        ],
      };
    case 'examSpread':
      return { kind, level, daysBetween: random.one([1, 1, 2]) };
    case 'travel':
      return { kind, level, atMost: level === 'required' ? random.one([60, 120]) : 0 };
    case 'changeInTime':
      return { kind, level };
    case 'instructors':
      return { kind, level, preferred: random.is(0.5) ? [random.one(teachers)] : [], avoided: [random.one(teachers)] };
    case 'language':
      return { kind, level, language: 'en' };
    case 'fullSections':
      return { kind, level };
    case 'creditHours':
      return { kind, level, target: 6 + random.below(10) };
    case 'keep':
      return { kind, level, sectionIds: courses.map(({ sections }) => random.one(sections).sectionId) };
  }
}

export const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] => {
  const rest = [...items];
  return items.map(() => rest.splice(random.below(rest.length), 1)[0]!);
};

/** A small problem that may have every feature of a problem. */
export function anyProblem(seed: number, most = { courses: 4, sections: 5 }): Problem {
  const random = randomFrom(seed);
  let id = 1;
  const course = (): Course => courseOf(random, id++, 1 + random.below(most.sections), true);
  const choices = Array.from({ length: 1 + random.below(most.courses) }, (): Choice => ({
    courses: random.is(0.15) ? [course(), course()] : [course()],
    ...(random.is(0.2) && { optional: true }),
  }));
  const held = random.is(0.3)
    ? [course()].map((one): Held => ({
        course: { ...one, sections: one.sections.slice(0, 1) },
        section: { ...one.sections[0]!, seat: 'mine' },
      }))
    : [];
  const courses = choices.flatMap((choice) => choice.courses);
  const paired = random.is(0.25) && courses.length > 1;
  const withPair = paired
    ? choices.map((choice, index) =>
        index === 0
          ? {
              ...choice,
              courses: choice.courses.map((one) => ({
                ...one,
                corequisites: [courses.at(-1)!.courseId].filter((other) => other !== one.courseId),
              })),
            }
          : choice,
      )
    : choices;
  const wishes = shuffled(random, wishKinds)
    .slice(0, random.below(7))
    .map((kind) =>
      createWish(
        random,
        kind,
        kind === 'keep' || random.is(0.7) ? 'preferred' : random.is(0.75) ? 'required' : 'indifferent',
        courses,
      ),
    );
  const locked = random.one(courses);
  return {
    choices: withPair,
    held,
    leftOut: random.is(0.1) ? [random.one(locked.sections).sectionId] : [],
    journeys: random.is(0.6) ? journeys : [],
    wishes,
    locks: random.is(0.15)
      ? [
          {
            courseId: locked.courseId,
            ...(random.is(0.6) && { sectionId: random.one(locked.sections).sectionId }),
            ...(random.is(0.3) && { instructor: random.one(locked.sections).instructor }),
          },
        ]
      : [],
    hoursAtMost: random.is(0.3) ? 6 + random.below(9) : null,
  };
}

/**
 * A typical problem: this number of courses, each with this number of sections, and a few wishes in any order, none of
 * them required.
 */
export function usualProblem(seed: number, courses: number, sections: number): Problem {
  const random = randomFrom(seed);
  const slots = shuffled(random, examSlots);
  const choices = Array.from({ length: courses }, (_, index): Choice => ({
    courses: [courseOf(random, index + 1, sections, false, [slots[index]!])],
  }));
  const all = choices.flatMap((choice) => choice.courses);
  const usual: Wish['kind'][] = [
    'daysOff',
    'freeDays',
    'earliest',
    'latest',
    'gaps',
    'lunch',
    'breaks',
    'examSpread',
    'travel',
    'instructors',
    'language',
  ];
  return {
    choices,
    held: [],
    journeys,
    locks: [],
    leftOut: [],
    hoursAtMost: null,
    wishes: shuffled(random, usual)
      .slice(0, 2 + random.below(4))
      .map((kind) => createWish(random, kind, 'preferred', all)),
  };
}

/**
 * Every combination of one section for each choice, in the order of choices and sections. An optional choice may also
 * be left out. Registered sections are in every combination.
 */
export function* everyChoice({ choices, held }: Problem): Generator<(Taken | null)[]> {
  const byNumber = (a: Section, b: Section): number => Number(a.number) - Number(b.number) || a.sectionId - b.sectionId;
  const options = choices.map(({ courses, optional }): (Taken | null)[] => [
    ...courses.flatMap((course) =>
      [...course.sections].sort(byNumber).map((section): Taken => ({ course, section, held: false, alike: [] })),
    ),
    ...(optional ? [null] : []),
  ]);
  const stays = held.map(({ course, section }): Taken => ({ course, section, held: true, alike: [] }));
  function* from(index: number, chosen: (Taken | null)[]): Generator<(Taken | null)[]> {
    if (index === options.length) yield [...chosen, ...stays];
    else for (const option of options[index]!) yield* from(index + 1, [...chosen, option]);
  }
  yield* from(0, []);
}
