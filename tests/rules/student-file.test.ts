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
