import { day, minute } from '../locales/durations.ts';
import type { FeesWriter } from './charges.ts';
import { Random } from './random.ts';
import { passes, summarize, wasTaken, type Attempt } from './records.ts';
import { bahrain, currentSemester, semesters } from './university/calendar.ts';
import { getCourse, type CourseSeed } from './university/courses.ts';
import { colleges } from './university/colleges.ts';
import { patternsClash } from './university/hours.ts';
import { sponsors } from './university/limits.ts';
import { studentName } from './university/names.ts';
import type { Plan } from './university/plans.ts';
import { programmes, type ProgrammeSeed } from './university/programmes.ts';
import type { SectionSeed } from './university/sections.ts';
import type { LogSeed, RegistrationSeed, Writer } from './writer.ts';

export interface University {
  plans: Map<ProgrammeSeed, Plan>;
  sections: Map<CourseSeed, SectionSeed[]>;
}
export interface Registrations {
  rows: RegistrationSeed[];
  log: LogSeed[];
}

export const collegeOfDepartment = new Map(
  colleges.flatMap((college) => college.departments.map((department) => [department.code, college.code] as const)),
);
const scale: readonly (readonly [number, string])[] = [
  [385, 'A'],
  [355, 'A-'],
  [320, 'B+'],
  [285, 'B'],
  [250, 'B-'],
  [216, 'C+'],
  [180, 'C'],
  [150, 'C-'],
  [115, 'D+'],
  [75, 'D'],
];

const gradeFor = (ability: number, random: Random): string => {
  if (random.chance(0.012)) return 'W';
  const score = ability + (random.next() + random.next() - 1) * 130;
  return scale.find(([least]) => score >= least)?.[1] ?? 'F';
};

type Passed = ReadonlySet<CourseSeed>;

/** Least CGPA for graduation, in hundredths. */
const graduationCgpa = 200;

const prerequisitesMet = (course: CourseSeed, passed: Passed): boolean =>
  course.prerequisites.every((group) => group.some((code) => passed.has(getCourse(code))));

/** A course and its corequisites that are not passed yet; null if a prerequisite of one of them is missing. */
const together = (course: CourseSeed, passed: Passed): CourseSeed[] | null => {
  const all = [course, ...course.corequisites.map(getCourse).filter((one) => !passed.has(one))];
  return all.every((one) => prerequisitesMet(one, passed)) ? all : null;
};

/** The past semesters in which a student studied since the admission: all regular ones and some summers. */
const semestersSince = (admission: number, random: Random): number[] => {
  const list: number[] = [];
  for (let year = Math.floor(admission / 10); year < 2026; year += 1)
    for (const term of [1, 2, 3])
      if (year * 10 + term >= admission && (term < 3 || random.chance(0.15))) list.push(year * 10 + term);
  return list;
};

/** Range of credit hours in a regular semester, and the number of semesters before the thesis. */
const pace: Record<ProgrammeSeed['degreeClass'], { hours: readonly [number, number]; beforeThesis: number }> = {
  bachelor: { hours: [14, 18], beforeThesis: 0 },
  associateDiploma: { hours: [14, 18], beforeThesis: 0 },
  master: { hours: [6, 9], beforeThesis: 3 },
  phd: { hours: [3, 3], beforeThesis: 6 },
};

/**
 * Simulates a student's semesters through the plan, repeating failed courses, until the plan is done or the present is
 * reached.
 */
const studyHistory = (
  plan: Plan,
  semesters: number[],
  degreeClass: ProgrammeSeed['degreeClass'],
  ability: number,
  random: Random,
): { attempts: Attempt[]; passed: Set<CourseSeed> } => {
  const attempts: Attempt[] = [];
  const passed = new Set<CourseSeed>();
  const {
    hours: [least, most],
    beforeThesis,
  } = pace[degreeClass];
  for (const [index, semesterId] of semesters.entries()) {
    const target = semesterId % 10 === 3 ? 3 : random.int(least, most);
    let hours = 0;
    const before = new Set(passed);
    const tried = new Set<CourseSeed>();
    for (const { course } of plan.rows) {
      if (hours + 1 > target) break;
      if (before.has(course) || tried.has(course) || (course.teachingMethod === 'thesis' && index < beforeThesis))
        continue;
      const group = together(course, before);
      if (!group) continue;
      const extra = group.reduce((sum, one) => sum + (tried.has(one) ? 0 : one.creditHours), 0);
      if (hours + extra > target && hours > 0) continue;
      for (const one of group) {
        if (tried.has(one)) continue;
        tried.add(one);
        const grade = gradeFor(ability, random);
        attempts.push({ course: one, semesterId, grade });
        if (passes(grade)) passed.add(one);
      }
      hours += extra;
    }
    if (!hours && index >= beforeThesis) break;
  }
  return asFarAsCanBe(
    plan,
    { attempts, passed },
    (last) => semesters.filter((id) => id <= last && id % 10 < 3).length > beforeThesis,
  );
};

interface History {
  attempts: Attempt[];
  passed: Set<CourseSeed>;
}

/**
 * Removes the last semesters of a history until it no longer completes the plan too early, or with a CGPA below the
 * least for graduation.
 */
const asFarAsCanBe = (plan: Plan, history: History, longEnough: (last: number) => boolean): History => {
  const { attempts, passed } = history;
  const last = attempts.at(-1)?.semesterId;
  if (
    last === undefined ||
    !plan.rows.every(({ course }) => passed.has(course)) ||
    (longEnough(last) && (summarize(attempts).cgpa ?? 0) >= graduationCgpa)
  )
    return history;
  const before = attempts.filter(({ semesterId }) => semesterId !== last);
  return asFarAsCanBe(
    plan,
    { attempts: before, passed: new Set(before.filter(({ grade }) => passes(grade)).map(({ course }) => course)) },
    longEnough,
  );
};

const firstDay = bahrain('2026-08-30');
const registrationInstant = (random: Random): number =>
  firstDay + random.int(0, 7) * day + random.int(480, 1320) * minute + random.int(0, 59) * 1000;

interface Seeker {
  gender: 'female' | 'male';
  college: string;
  language: string;
  passed: Passed;
  maximum: number;
  target: number;
}

/**
 * Picks a section for a student: first a demonstration section to be filled, then one in the programme's language.
 * Most students join the fullest section, so that sections fill one after another; some choose at random.
 */
const sectionFor = (
  course: CourseSeed,
  seeker: Seeker,
  chosen: readonly SectionSeed[],
  university: University,
  random: Random,
): SectionSeed | undefined => {
  const all = university.sections.get(course) ?? [];
  const offset = random.int(0, Math.max(0, all.length - 1));
  const alone = random.chance(0.15);
  const fits = (section: SectionSeed): boolean =>
    section.taken < section.capacity - (section.demonstration?.fill?.free ?? 0) &&
    (!section.gender || section.gender === seeker.gender) &&
    (!section.college || section.college === seeker.college) &&
    !chosen.some(
      (one) => patternsClash(one.pattern, section.pattern) || (one.exam !== null && one.exam === section.exam),
    );
  const wanted = all.find((section) => section.demonstration?.fill && fits(section));
  if (wanted) return wanted;
  let best: SectionSeed | undefined;
  for (let n = 0; n < all.length; n += 1) {
    const section = all[(n + offset) % all.length]!;
    if (section.demonstration || !fits(section)) continue;
    const own = section.language === seeker.language;
    if (own && alone) return section;
    const [better, equal] = [own && best?.language !== seeker.language, own === (best?.language === seeker.language)];
    if (!best || better || (equal && section.taken > best.taken)) best = section;
  }
  return best;
};

/** Chooses a student's sections from the plan, within the rules for prerequisites, load, seats and conflicts. */
const chooseSections = (plan: Plan, seeker: Seeker, university: University, random: Random): SectionSeed[] => {
  const chosen: SectionSeed[] = [];
  let hours = 0;
  for (const { course } of plan.rows) {
    if (hours >= seeker.target) break;
    if (seeker.passed.has(course) || !course.onlineRegistration || chosen.some((one) => one.course === course))
      continue;
    const group = together(course, seeker.passed)?.filter((one) => !chosen.some((section) => section.course === one));
    if (!group || group.some((one) => !one.onlineRegistration)) continue;
    const extra = group.reduce((sum, one) => sum + one.creditHours, 0);
    if (hours + extra > seeker.maximum) continue;
    const trial = [...chosen];
    for (const one of group) {
      const section = sectionFor(one, seeker, trial, university, random);
      if (section) trial.push(section);
    }
    if (trial.length < chosen.length + group.length) continue;
    for (const section of trial.slice(chosen.length)) section.taken += 1;
    chosen.splice(0, chosen.length, ...trial);
    hours += extra;
  }
  return chosen;
};

const bachelors = programmes.filter((one) => one.degreeClass === 'bachelor');
/** The programmes to draw from, by degree class. Large bachelor programmes are listed twice. */
export const programmesOf = {
  bachelor: [
    ...bachelors,
    ...bachelors.filter((one) => /^(BSCS|BSCY|BSIS|BACC|BMGT|BFIN|BLAW|BNUR|BSCV|BSEE|BENG)$/.test(one.code)),
  ],
  associateDiploma: programmes.filter((one) => one.degreeClass === 'associateDiploma'),
  master: programmes.filter((one) => one.degreeClass === 'master'),
  phd: programmes.filter((one) => one.degreeClass === 'phd'),
};

/** Draws a degree class by its share of students. */
export function degreeDrawn(random: Random): ProgrammeSeed['degreeClass'] {
  const draw = random.next();
  return draw < 0.83 ? 'bachelor' : draw < 0.9 ? 'associateDiploma' : draw < 0.985 ? 'master' : 'phd';
}

const admissionFor = (degreeClass: ProgrammeSeed['degreeClass'], random: Random): number => {
  const first = degreeClass === 'bachelor' ? (random.chance(0.3) ? 2021 : 2022) : degreeClass === 'phd' ? 2022 : 2025;
  const year = random.int(first, 2026);
  return year * 10 + (year < 2026 && random.chance(0.12) ? 2 : 1);
};

const statusFor = (cgpa: number | null, random: Random): string => {
  if (cgpa !== null && cgpa < 170 && random.chance(0.3)) return 'dismissed';
  const draw = random.next();
  return draw < 0.015 ? 'withdrawn' : draw < 0.025 ? 'frozen' : draw < 0.032 ? 'inactive' : 'active';
};

/** The instant at which a student leaves after a semester: ten days after its end, when grades are in. */
const leftAfter = (semesterId: number): number =>
  bahrain(semesters.find(({ id }) => id === semesterId)!.endsOn, 600) + 10 * day;

/**
 * Writes `count` generated students with their histories, and returns their registrations. Row ids of programmes and
 * sponsors are their positions in the seed data.
 */
export function generateStudents(
  count: number,
  writer: Writer,
  money: FeesWriter,
  university: University,
): Registrations {
  const random = new Random('students');
  const arrears = new Random('arrears');
  const found: Registrations = { rows: [], log: [] };
  for (let n = 0; n < count; n += 1) {
    const degreeClass = degreeDrawn(random);
    const programme = random.pick(programmesOf[degreeClass]);
    const plan = university.plans.get(programme)!;
    const graduate = degreeClass === 'master' || degreeClass === 'phd';
    const admission = admissionFor(degreeClass, random);
    const gender = random.chance(0.6) ? 'female' : 'male';
    const ability = 150 + (random.next() + random.next()) * 115 + (graduate ? 50 : 0);
    const { attempts, passed } = studyHistory(plan, semestersSince(admission, random), degreeClass, ability, random);
    const { cgpa, earnedHours } = summarize(attempts);
    const finished = plan.rows.every(({ course }) => passed.has(course));
    const status = finished ? 'graduated' : attempts.length ? statusFor(cgpa, random) : 'active';
    const college = collegeOfDepartment.get(programme.department)!;
    const code = String(Math.floor(admission / 10) * 100_000 + n + 1);
    const fresh = admission === currentSemester;
    const warnings = !graduate && cgpa !== null && cgpa < 200 ? 1 : 0;
    const graduating = !finished && plan.hours - earnedHours <= 18 && !graduate;
    const sponsorId = random.chance(0.1) ? random.int(1, sponsors.length) : null;
    const [nameEn, nameAr] = studentName(random, gender);
    const personId = writer.person({
      nameEn,
      nameAr,
      gender,
      email: `${code}@stu.university.example`,
      mobile: `+973 3${random.int(2_000_000, 9_999_999)}`,
    });
    writer.account(personId, code, { status: status === 'inactive' ? 'inactive' : 'active' });
    const active = status === 'active';
    const left = active || status === 'frozen' ? null : leftAfter(attempts.at(-1)?.semesterId ?? admission);
    const studentId = writer.student(
      {
        personId,
        code,
        programmeId: programmes.indexOf(programme) + 1,
        admission,
        status,
        statusChangedAt: left,
        warnings,
        graduating,
        orientation:
          fresh && programme.language === 'en' && random.chance(0.25)
            ? 'required'
            : random.chance(0.2)
              ? 'completed'
              : 'none',
        recentlyEnrolled: fresh && random.chance(0.3),
        btc: college === 'BTC',
        sponsorId,
        balance: random.chance(0.06) ? random.int(1, 12) * 12_000 : 0,
      },
      attempts,
      {
        current: active || status === 'frozen' ? 'enrolled' : null,
        next: active ? (random.chance(0.95) ? 'enrolled' : 'notEnrolled') : null,
      },
    );
    money.student({
      studentId,
      admission,
      attempts,
      share: sponsorId ? sponsors[sponsorId - 1]![3] : 0,
      enrolled: active || status === 'frozen',
      fees: {
        unpaidTuition: active && arrears.chance(0.07) ? arrears.pick([25, 50, 100]) : 0,
        unpaidServices: arrears.chance(0.25),
      },
    });
    if (!active || !random.chance(0.9)) continue;
    const maximum = graduate ? 12 : warnings ? 12 : graduating || (cgpa ?? 0) >= 300 ? 21 : 18;
    const seeker: Seeker = {
      gender,
      college,
      language: programme.language,
      passed,
      maximum,
      target: graduate ? random.int(6, 9) : Math.min(maximum, random.int(14, 17)),
    };
    const paid = random.chance(0.6);
    const by = fresh || college === 'BTC' ? 'registrar' : 'student';
    const at = registrationInstant(random);
    chooseSections(plan, seeker, university, random).forEach((section, index) => {
      found.rows.push({
        studentId,
        section,
        status: 'registered',
        frozen: false,
        repeat: wasTaken(attempts, section.course),
        paid,
        sponsorShare: sponsorId ? sponsors[sponsorId - 1]![3] : 0,
        fromBalance: false,
        at: at + index * 41_000,
        by,
      });
      found.log.push({ studentId, at: at + index * 41_000, action: 'register', section, by });
      // A few students first registered in another section and then changed to this one. Only the registration log has
      // the first section.
      const other = random.chance(0.04)
        ? university.sections.get(section.course)?.find((one) => one !== section && !one.demonstration)
        : undefined;
      if (other && by === 'student')
        found.log.push(
          { studentId, at: at + index * 41_000 - 600_000, action: 'register', section: other, by },
          { studentId, at: at + index * 41_000 - 300_000, action: 'delete', section: other, by },
        );
    });
  }
  return found;
}
