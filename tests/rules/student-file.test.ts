import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { studentProblems } from '../../seed/student-file.ts';

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a student with a field %s is told which field it is',
  (field) => {
    expect(studentProblems(parse(`name: huda1\nfrom: eligible\n${field}: 1\n`))).toMatchObject([
      { field, expected: 'field' },
    ]);
  },
);

it.each(['__proto__', 'constructor', 'fr'])(
  'a student who is called something in %s is told in which scripts there are names',
  (script) => {
    expect(studentProblems(parse(`name: huda1\nfrom: eligible\ncalled: { en: Huda, ${script}: Huda }\n`))).toEqual([
      { field: `called.${script}`, expected: 'field', values: ['en', 'ar'] },
    ]);
  },
);

it.each(['__proto__', 'constructor', 'toString'])('a grade in %s is one of no course', (course) => {
  expect(studentProblems(parse(`name: huda1\nfrom: eligible\ngrades: { ${course}: F }\n`))).toMatchObject([
    { field: `grades.${course}`, expected: 'course' },
  ]);
});
