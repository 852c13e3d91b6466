import type { Schema } from '../../api/operations.ts';

type Fields = Schema<'StudentChoices'>['fields'];

/** The fields of the form; `balance` is in fils. The server knows and keeps further fields of the file. */
export type StudentDraft = {
  name: string;
  from: string;
  called?: { en?: string; ar?: string };
  admission?: number;
  standing?: Fields['standing'][number];
  status?: Fields['status'][number];
  hours?: number;
  dues?: Fields['dues'];
  warnings?: number;
  balance?: number;
  sponsor?: string;
  grades?: Record<string, string>;
  enrolled?: boolean;
  graduating?: boolean;
  [other: string]: unknown;
};

/** The first free name for a new student. */
export function freeName(built: readonly string[]): string {
  let [name, next] = ['my-student', 2];
  for (; built.includes(name); next += 1) name = `my-student-${next}`;
  return name;
}

/** The student's name in both scripts after one was typed; undefined if both are empty. */
export function calledWith(
  called: StudentDraft['called'] = {},
  script: 'en' | 'ar',
  typedName: string,
): StudentDraft['called'] {
  const { [script]: _old, ...rest } = called;
  const changed = typedName === '' ? rest : { ...rest, [script]: typedName };
  return Object.keys(changed).length ? changed : undefined;
}

/** The separator between grades. It belongs to the file format and is the same in both languages. */
const typed = ', ';

/** Formats grades by course code as the text of their field: `ITCS113 F, MATHS101 D+`. */
export const gradesText = (grades: Record<string, string> = {}): string =>
  Object.entries(grades)
    .map(([code, grade]) => `${code} ${grade}`)
    .join(typed);

/** Parses the text of the grades field; undefined if it has no course code. */
export function gradesIn(text: string): Record<string, string> | undefined {
  const pairs = text
    .split(/[,;\n]+/)
    .map((one) =>
      one
        .trim()
        .toUpperCase()
        .split(/[\s:]+/),
    )
    .filter(([code]) => code);
  return pairs.length ? Object.fromEntries(pairs.map(([code = '', grade = '']) => [code, grade])) : undefined;
}

/** The draft with a field changed, or without the field if the value is undefined. */
export function withField<Key extends keyof StudentDraft & string>(
  draft: StudentDraft,
  key: Key,
  value: StudentDraft[Key] | undefined,
): StudentDraft {
  const { [key]: _old, ...rest } = draft;
  return (value === undefined ? rest : { ...rest, [key]: value }) as StudentDraft;
}
