import { describe, expect, it } from 'vitest';
import regulation from '../../locales/en/regulation.json';
import { origin, collectRefusals, refuse, traceRefusals, type Rule } from '../../server/refusal.ts';
import { redacted, redactedQuery, redactedText } from '../../server/simulator/traffic/redaction.ts';
import { clauseNames, findClause } from '../../server/simulator/traffic/code-reference.ts';
import { createTrace } from '../../server/simulator/traffic/refusal-trace.ts';

describe('the regulation', () => {
  it('numbers every clause once', () => expect([...clauseNames].sort()).toEqual(Object.keys(regulation).sort()));

  it('is in both languages', () => {
    expect(findClause('MSG-000004')).toMatchObject({ number: 7, title: { en: 'Study load', ar: 'العبء الدراسي' } });
    expect(findClause('MSG-000031')).toBeNull();
  });
});

describe('a trace', () => {
  type Facts = {
    student: { status: string; passwordHash: string };
    grades: Map<number, { passes: boolean }>;
    rows: { id: number; hours: number }[];
    now: number;
    unread: number;
  };
  const facts: Facts = {
    student: { status: 'active', passwordHash: 'scrypt$1' },
    grades: new Map([[7, { passes: false }]]),
    rows: [
      { id: 1, hours: 3 },
      { id: 2, hours: 4 },
    ],
    now: Date.parse('2026-09-07T10:00:00+03:00'),
    unread: 1,
  };
  const strict: Rule<Facts> = ({ student, grades, rows, now }) =>
    student.status === 'active' &&
    student.passwordHash &&
    !grades.get(7)?.passes &&
    rows.find(({ id }) => id === 2)?.hours &&
    now > 0
      ? refuse('MSG-000004', { hours: 4 })
      : [];

  it('costs and carries nothing until it is asked for, then names the rule and what it read', () => {
    expect(collectRefusals([strict], facts)[0]![origin]).toBeUndefined();
    traceRefusals();
    const [refusal] = collectRefusals([strict], facts);
    expect(JSON.stringify(refusal)).toBe('{"Code":"MSG-000004","Params":{"hours":4}}');
    const { rule, facts: read } = createTrace({ ...refusal!, Change: 0 }, undefined, 'changeRegistration');
    expect(rule).toBe('strict');
    expect(read).toEqual([
      { path: 'now', value: '2026-09-07T10:00:00+03:00' },
      { path: 'student.status', value: 'active' },
      { path: 'student.passwordHash', value: '•••' },
      { path: 'grades[7].passes', value: false },
      { path: 'rows[1].id', value: 2 },
      { path: 'rows[1].hours', value: 4 },
    ]);
  });
});

describe('secrets', () => {
  it('are taken out wherever they stand, cut off or not', () => {
    expect(
      redacted({
        userName: 'a',
        password: 'b',
        nested: [{ Token: 'c', code: '1234', validTo: 'd' }],
        course: { code: 'ITCS214' },
      }),
    ).toEqual({
      userName: 'a',
      password: '•••',
      nested: [{ Token: '•••', code: '•••', validTo: 'd' }],
      course: { code: 'ITCS214' },
    });
    expect(redactedQuery({ Token: 'x', page: 2 })).toBe('?Token=•••&page=2');
    expect(redactedText('{"Code":"MSG-000004","newPassword":"a\\"b","idToken":"eyJhbG')).toBe(
      '{"Code":"MSG-000004","newPassword":"•••","idToken":"•••"',
    );
  });
});
