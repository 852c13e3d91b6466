import { getCourse, courses, type CourseSeed } from './courses.ts';
import { universityRequirements, type ProgrammeSeed } from './programmes.ts';

export interface PlanRow {
  course: CourseSeed;
  year: number;
  term: number;
}
export interface Plan {
  rows: PlanRow[];
  hours: number;
}

const termHours = { associateDiploma: 16, bachelor: 17, master: 9, phd: 9 } as const;
const wanted = { associateDiploma: 64, bachelor: 128, master: 33, phd: 48 } as const;

const bundle = (course: CourseSeed): CourseSeed[] => [course, ...course.corequisites.map(getCourse)];

/** Adds a course with its corequisites, and with the first course of each prerequisite group that is not met. */
const include = (chosen: Set<CourseSeed>, course: CourseSeed): void => {
  if (chosen.has(course)) return;
  chosen.add(course);
  for (const group of course.prerequisites)
    if (!group.some((code) => chosen.has(getCourse(code)))) include(chosen, getCourse(group[0]!));
  for (const code of course.corequisites) include(chosen, getCourse(code));
};

const hundred = (course: CourseSeed): number => Number(course.number[0]);

const chooseCourses = (programme: ProgrammeSeed): Set<CourseSeed> => {
  const chosen = new Set<CourseSeed>();
  const { degreeClass } = programme;
  const undergraduate = degreeClass === 'associateDiploma' || degreeClass === 'bachelor';
  if (degreeClass === 'bachelor') for (const [code] of universityRequirements) include(chosen, getCourse(code));
  if (degreeClass === 'associateDiploma')
    for (const code of ['ARAB110', 'ENGL154', 'HIST121', 'ENGL155', 'HRLC107']) include(chosen, getCourse(code));
  for (const code of programme.support) include(chosen, getCourse(code));
  const hours = (): number => [...chosen].reduce((sum, course) => sum + course.creditHours, 0);
  const own = courses.filter(
    (course) => programme.subjects.includes(course.subject) && course.active && course.type !== 'university',
  );
  const fitting = own.filter((course) => {
    if (undergraduate) return course.level === 'undergraduate';
    return course.level === 'postgraduate' && (degreeClass === 'phd' ? hundred(course) >= 7 : hundred(course) === 5);
  });
  for (const course of fitting)
    if (course.type !== 'elective' || hours() < wanted[degreeClass] - 9) include(chosen, course);
  // Free electives: other courses without prerequisites.
  if (degreeClass === 'bachelor')
    for (const code of [
      'PSYC103',
      'MGT131',
      'SPSC106',
      'SOCIO161',
      'ITIS102',
      'ACC112',
      'HIST225',
      'ECON140',
      'ISLM331',
      'MGT233',
      'ECON141',
      'SOCIO221',
      'LAW101',
      'MKT261',
      'BIOLS102',
      'HIST211',
      'ALH341',
      'ISLM221',
      'HIST321',
      'MCM110',
      'TCED341',
      'ITIS103',
      'STAT105',
      'ALH111',
    ])
      if (hours() < wanted.bachelor - 2) include(chosen, getCourse(code));
  return chosen;
};

/**
 * Distributes the courses over terms: each after its prerequisites, not earlier than the first digit of its number
 * suggests, and within the hours of a term.
 */
export function makePlan(programme: ProgrammeSeed): Plan {
  const chosen = chooseCourses(programme);
  const fixed = new Map(universityRequirements.map(([code, year, term]) => [code, (year - 1) * 2 + term - 1]));
  const placed = new Map<CourseSeed, number>();
  const load: number[] = [];
  const limit = termHours[programme.degreeClass];
  const graduate = programme.degreeClass === 'master' || programme.degreeClass === 'phd';
  const floor = (course: CourseSeed): number =>
    fixed.get(course.code) ??
    (graduate
      ? course.teachingMethod === 'thesis'
        ? 2
        : 0
      : Math.max(0, (hundred(course) - 1) * 2 - (hundred(course) > 1 ? 1 : 0)));

  const place = (course: CourseSeed): void => {
    if (placed.has(course)) return;
    const together = bundle(course).filter((one) => chosen.has(one));
    let earliest = floor(course);
    for (const one of together)
      for (const group of one.prerequisites) {
        const before = group.map(getCourse).filter((need) => chosen.has(need));
        before.forEach(place);
        if (before.length) earliest = Math.max(earliest, 1 + Math.min(...before.map((need) => placed.get(need) ?? 0)));
      }
    const hours = together.reduce((sum, one) => sum + one.creditHours, 0);
    let term = earliest;
    while ((load[term] ?? 0) + hours > limit && (load[term] ?? 0) > 0) term += 1;
    load[term] = (load[term] ?? 0) + hours;
    for (const one of together) placed.set(one, term);
  };

  const order = [...chosen].sort(
    (a, b) => floor(a) - floor(b) || (a.type === 'elective' ? 1 : 0) - (b.type === 'elective' ? 1 : 0) || a.id - b.id,
  );
  order.forEach(place);
  const rows = [...placed]
    .map(([course, term]) => ({ course, year: Math.floor(term / 2) + 1, term: (term % 2) + 1 }))
    .sort((a, b) => a.year - b.year || a.term - b.term || a.course.id - b.course.id);
  return { rows, hours: rows.reduce((sum, row) => sum + row.course.creditHours, 0) };
}
