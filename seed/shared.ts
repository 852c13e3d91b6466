import type { Attempt } from './records.ts';
import { getCourse } from './university/courses.ts';
import { grades } from './university/limits.ts';
import { lazily, listSchema, mapSchema, objectSchema, readYamlFile } from './yaml-file.ts';

/** Histories and schedules that several personas share, read from `seed/shared/`. */

interface HistoryFile {
  /** The name of another history whose semesters are used, in place of `semesters`. */
  from?: string;
  pattern?: string;
  /**
   * Course codes by semester. A grade follows a colon. Without one, the grade at the course's position in the pattern
   * is used; the pattern repeats.
   */
  semesters?: Record<string, string>;
  without?: string[];
  grades?: Record<string, string>;
}
interface HistoriesFile {
  patterns: Record<'normal' | 'excellent' | 'probation', string[]>;
  histories: Record<string, HistoryFile>;
}

const text = { type: 'string' };
const grade = { enum: grades.map(([name]) => name) };
const historiesFile = lazily(() =>
  readYamlFile<HistoriesFile>(
    'seed/shared/histories.yaml',
    objectSchema(
      {
        patterns: mapSchema(listSchema(grade)),
        histories: mapSchema(
          objectSchema({
            from: text,
            pattern: text,
            semesters: mapSchema(text, '^20\\d\\d[123]$'),
            without: listSchema(text),
            grades: mapSchema(grade),
          }),
        ),
      },
      ['patterns', 'histories'],
    ),
  ),
);

export type Pattern = keyof HistoriesFile['patterns'];

function toAttempts(history: HistoryFile, { patterns, histories }: HistoriesFile): Attempt[] {
  const { from, pattern = 'normal', without = [], grades: given = {} } = history;
  const { semesters } = from === undefined ? history : (histories[from] ?? {});
  const usual = patterns[pattern as Pattern];
  if (!semesters || !usual)
    throw new Error(`seed/shared/histories.yaml: no ${semesters ? pattern : (from ?? 'semesters')}`);
  return Object.entries(semesters)
    .flatMap(([semester, courses]) =>
      courses
        .split(' ')
        .filter(Boolean)
        .map((item) => ({ semesterId: Number(semester), item: item.split(':') })),
    )
    .filter(({ item: [code] }) => !without.includes(code!))
    .map(({ semesterId, item: [code = '', own] }, index) => ({
      course: getCourse(code),
      semesterId,
      grade: given[code] ?? own ?? usual[index % usual.length]!,
    }));
}

/** The attempts of each history by its name, in order. */
export const histories = lazily((): Readonly<Record<string, readonly Attempt[]>> => {
  const file = historiesFile();
  return Object.fromEntries(Object.entries(file.histories).map(([name, history]) => [name, toAttempts(history, file)]));
});

/** Returns the same courses with the grades of a pattern; grades W and P are kept. */
export function inPattern(attempts: readonly Attempt[], pattern: Pattern): Attempt[] {
  const usual = historiesFile().patterns[pattern];
  return attempts.map((one, index) =>
    ['W', 'P'].includes(one.grade) ? one : { ...one, grade: usual[index % usual.length]! },
  );
}

/** Names of sections by the name of a schedule. */
export const schedules = lazily(() =>
  readYamlFile<Record<string, string[]>>('seed/shared/schedules.yaml', mapSchema(listSchema(text))),
);
