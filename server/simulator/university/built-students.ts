import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { inTransaction, rolledBack, type Db } from '../../../db/db.ts';
import { projectRoot } from '../../../db/root.ts';
import { buildStudent } from '../../../seed/build-student.ts';
import {
  duesOfFile,
  fieldsOfFile,
  hoursOfFile,
  toPersona,
  standingsOfFile,
  statusesOfFile,
  studentProblems,
  type Problem,
  type StudentFile,
} from '../../../seed/student-file.ts';
import { createMoment, type Moment } from '../../../seed/moment.ts';
import { sponsors } from '../../../seed/university/limits.ts';
import { semestersAt } from '../../features/agenda/agenda-queries.ts';
import { getAsked, serviceStates } from '../../features/agenda/agenda-services.ts';
import { listFees } from '../../features/fees/fees-queries.ts';
import { toOwed } from '../../features/fees/fees-rules.ts';
import { hoursOf } from '../../features/registration/registration-facts.ts';
import { standingFacts } from '../../features/registration/registration-fact-queries.ts';
import { listRegistrationRows } from '../../features/registration/registration-queries.ts';
import { studentById } from '../../academic-record/student-queries.ts';
import { toLoadStanding } from '../../academic-record/student-rules.ts';
import type { Schema } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { malformed, notFound } from '../../refusal.ts';
import { getSetting, saveSetting } from '../../simulator-settings.ts';
import { isPersona } from '../simulator-queries.ts';

/** Students built by a trainer from a file, and the files from which they were built. */

const name = 'students';
const folder = join(projectRoot, 'seed/students');

const getFiles = (db: Db): Record<string, StudentFile> => getSetting(db, name, {});

/** Formats a problem like the contract's own messages: the field and the expected value. */
export const problemText = ({ field, expected, values }: Problem): string =>
  `${field || 'file'}: expected ${expected}${values.length ? ` (${values.slice(0, 12).join(', ')})` : ''}`;

/** Sorts the keys into the order in which the fields are described. */
const inOrder = (file: StudentFile): StudentFile =>
  Object.fromEntries(
    fieldsOfFile.flatMap((field) => (file[field] === undefined ? [] : [[field, file[field]]])),
  ) as StudentFile;
const toYaml = (file: StudentFile): string => stringify(inOrder(file), { lineWidth: 0 });

/** The semester and time for which students are built, both by the clock. */
const momentAt = (db: Db, now: number): Moment => createMoment(semestersAt(db, now).current.id, now);

type Draft = { file: StudentFile | undefined; problems: Problem[] };

/** Reads a file from YAML or JSON. Returns the file, or undefined and its problems. */
function readDraft(db: Db, { yaml, student }: Schema<'StudentDraft'>, moment: Moment): Draft {
  let value: unknown = student;
  if (yaml !== undefined) {
    try {
      value = parse(yaml, { maxAliasCount: 0 });
    } catch {
      return { file: undefined, problems: [{ field: '', expected: 'object', values: fieldsOfFile }] };
    }
  }
  const problems = studentProblems(value, moment);
  if (problems.length) return { file: undefined, problems };
  const file = value as StudentFile;
  return isPersona(db, file.name)
    ? { file: undefined, problems: [{ field: 'name', expected: 'unused', values: [] }] }
    : { file, problems: [] };
}

/**
 * The values derived from a student's data, such as limits, dues and services, computed by the functions of the
 * product.
 */
function getFollows(db: Db, studentId: number, now: number): Schema<'StudentFollows'> {
  const student = studentById(db, studentId);
  const facts = standingFacts(db, student, now, 'current');
  const registration = serviceStates(getAsked(db, student, now)).find(({ service }) => service === 'registration');
  return {
    code: student.code,
    name: { en: student.nameEn, ar: student.nameAr },
    cgpa: student.cgpa === null ? null : student.cgpa / 100,
    majorCgpa: student.majorCgpa === null ? null : student.majorCgpa / 100,
    earnedHours: student.earnedHours,
    standing: toLoadStanding(student, getLimit(db, 'excellentCgpa')),
    load: { minimum: facts.load.minimum, maximum: facts.load.maximum },
    hours: hoursOf(listRegistrationRows(db, studentId, facts.semester.id)),
    due: toOwed(listFees(db, student, now), now).due,
    mayRegister: registration?.open ?? false,
    reasons: registration?.reasons ?? [],
  };
}

/** Builds the student. Returns the student's id, or the problem if a section has no free seat or none is found. */
function written(db: Db, file: StudentFile, moment: Moment): number | Problem {
  const asked = file.registered ? 'sections' : file.hours === undefined ? 'nothing' : 'hours';
  try {
    return buildStudent(db, toPersona(file, moment), moment, asked);
  } catch (error) {
    if (!/section_seats|no demonstration section/.test(String(error))) throw error;
    return { field: file.hours === undefined ? 'registered' : 'hours', expected: 'section', values: [] };
  }
}

/** Previews the student of a draft and the values derived from it. Everything is rolled back. */
export function previewStudent(db: Db, draft: Schema<'StudentDraft'>, now: number): Schema<'StudentPreview'> {
  const moment = momentAt(db, now);
  const { file, problems } = readDraft(db, draft, moment);
  if (!file) return { yaml: draft.yaml ?? null, student: draft.student ?? null, problems, follows: null };
  const { result, follows } = rolledBack(db, () => {
    const built = written(db, file, moment);
    return { result: built, follows: typeof built === 'number' ? getFollows(db, built, now) : null };
  });
  return { yaml: toYaml(file), student: inOrder(file), problems: typeof result === 'object' ? [result] : [], follows };
}

/** Stores the student permanently in this university. Throws DEV-000001 if the draft has problems. */
export function saveStudent(db: Db, draft: Schema<'StudentDraft'>, now: number): Schema<'BuiltStudent'> {
  const moment = momentAt(db, now);
  const { file, problems } = readDraft(db, draft, moment);
  if (!file) throw malformed(problems.map(problemText).join('; '));
  return inTransaction(db, () => {
    const built = written(db, file, moment);
    if (typeof built === 'object') throw malformed(problemText(built));
    saveSetting(db, name, { ...getFiles(db), [file.name]: inOrder(file) });
    return { name: file.name, yaml: toYaml(file), follows: getFollows(db, built, now) };
  });
}

export function studentFile(db: Db, key: string): Schema<'StudentYaml'> {
  const built = getFiles(db);
  const file =
    (Object.hasOwn(built, key) ? built[key] : undefined) ?? readStudentFiles().find((one) => one.name === key);
  if (!file) throw notFound(key);
  return { name: file.name, yaml: toYaml(file) };
}

/** Reads the student files of the seed folder. Throws an error with the name of the first invalid file. */
export function readStudentFiles(): StudentFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((one) => one.endsWith('.yaml'))
    .sort()
    .map((one) => {
      const value: unknown = parse(readFileSync(join(folder, one), 'utf8'));
      const problems = studentProblems(value);
      if (problems.length) throw new Error(`seed/students/${one}: ${problems.map(problemText).join('; ')}`);
      return value as StudentFile;
    });
}

/** Builds the students that a scenario needs: its own student, and the named ones that do not exist yet. */
export function buildScenarioStudents(
  db: Db,
  { student, named }: { student: unknown; named: readonly string[] },
  now: number,
): void {
  if (student !== undefined) saveStudent(db, { student: student as Schema<'StudentFileFields'> }, now);
  const missing = named.filter((key) => !isPersona(db, key));
  if (missing.length)
    for (const file of readStudentFiles()) if (missing.includes(file.name)) saveStudent(db, { student: file }, now);
}

/** The first semesters of the five years before this one. */
const recentAdmissions = (year: number): number[] => [1, 2, 3, 4, 5].map((ago) => (year - ago) * 10 + 1);

export const studentChoices = (db: Db, now: number): Schema<'StudentChoices'> => ({
  built: Object.keys(getFiles(db)),
  files: readStudentFiles().map((file) => ({ name: file.name, yaml: toYaml(file) })),
  fields: {
    admission: recentAdmissions(semestersAt(db, now).current.academicYear),
    standing: [...standingsOfFile],
    dues: [...duesOfFile],
    hours: hoursOfFile,
    status: [...statusesOfFile],
    sponsor: sponsors.map(([code, en, ar]) => ({ code, name: { en, ar } })),
  },
});
