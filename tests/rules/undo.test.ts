import { describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import type { Change } from '../../web/features/registration/basket/basket.ts';
import { toUndo, withAlong } from '../../web/features/registration/basket/undo.ts';

type Course = Schema<'RegisteredCourse'>;
type Action = Course['actions'][number]['action'];
const course = (registrationId: number, sectionId: number, status: Course['status'], ...allowed: Action[]) =>
  ({
    registrationId,
    sectionId,
    status,
    actions: allowed.map((action) => ({ action, allowed: true, reasons: [] })),
  }) as unknown as Course;

describe('taking back what was applied', () => {
  it.each<[string, Change, Course[], Course[], Change[]]>([
    [
      'a registration not paid for',
      { action: 'register', sectionId: 10 },
      [],
      [course(1, 10, 'registered', 'delete', 'replace')],
      [{ action: 'delete', registrationId: 1 }],
    ],
    [
      'a registration the balance paid for',
      { action: 'register', sectionId: 10 },
      [],
      [course(1, 10, 'registered', 'drop')],
      [{ action: 'drop', registrationId: 1 }],
    ],
    ['a place on a waiting list: not by a change', { action: 'register', sectionId: 10 }, [], [], []],
    [
      'a replacement',
      { action: 'replace', registrationId: 1, sectionId: 11 },
      [course(1, 10, 'registered')],
      [course(2, 11, 'registered', 'replace')],
      [{ action: 'replace', registrationId: 2, sectionId: 10 }],
    ],
    [
      'a replacement that is final',
      { action: 'replace', registrationId: 1, sectionId: 11 },
      [course(1, 10, 'registered')],
      [course(2, 11, 'registered')],
      [],
    ],
    [
      'a deletion',
      { action: 'delete', registrationId: 1 },
      [course(1, 10, 'registered')],
      [],
      [{ action: 'register', sectionId: 10 }],
    ],
    [
      'a drop',
      { action: 'drop', registrationId: 1 },
      [course(1, 10, 'registered')],
      [course(1, 10, 'dropped', 'undrop')],
      [{ action: 'undrop', registrationId: 1 }],
    ],
    [
      'a withdrawal',
      { action: 'withdraw', registrationId: 1 },
      [course(1, 10, 'registered')],
      [course(1, 10, 'withdrawn', 'unwithdraw')],
      [{ action: 'unwithdraw', registrationId: 1 }],
    ],
    [
      'a withdrawal that is final',
      { action: 'withdraw', registrationId: 1 },
      [course(1, 10, 'registered')],
      [course(1, 10, 'withdrawn')],
      [],
    ],
  ])('%s', (_, change, before, after, expected) => expect(toUndo([change], before, after)).toEqual(expected));

  it('brings back what went along as a corequisite', () => {
    const name = { en: 'Laboratory', ar: 'مختبر' };
    const all = withAlong(
      [{ action: 'delete', registrationId: 1 }],
      [{ registrationId: 2, code: 'PHYCS101L', name, action: 'drop' }],
    );
    expect(
      toUndo(all, [course(1, 10, 'registered'), course(2, 20, 'registered')], [course(2, 20, 'dropped', 'undrop')]),
    ).toEqual([
      { action: 'register', sectionId: 10 },
      { action: 'undrop', registrationId: 2 },
    ]);
  });

  it('is whole or not offered', () => {
    const changes: Change[] = [
      { action: 'delete', registrationId: 1 },
      { action: 'register', sectionId: 20 },
    ];
    expect(toUndo(changes, [course(1, 10, 'registered')], [])).toEqual([]);
    expect(toUndo(changes, [course(1, 10, 'registered')], [course(2, 20, 'registered', 'delete')])).toEqual([
      { action: 'register', sectionId: 10 },
      { action: 'delete', registrationId: 2 },
    ]);
  });
});
