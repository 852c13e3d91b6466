import type { Schema } from '../../../api/operations.ts';
import type { Change } from './basket.ts';

type Course = Schema<'RegisteredCourse'>;
type Along = Schema<'RegistrationPreview'>['along'];

/**
 * The changes plus the corequisites changed along with them, each as its own change. An undo does not restore the
 * corequisites by itself.
 */
export const withAlong = (changes: Change[], along: Along): Change[] => [
  ...changes,
  ...along.flatMap(({ registrationId, action }): Change[] =>
    action === 'register' || action === 'replace' ? [] : [{ action, registrationId }],
  ),
];

const mayBe = (course: Course | undefined, action: Course['actions'][number]['action']): boolean =>
  course?.actions.some((one) => one.action === action && one.allowed) ?? false;

/** The change that reverses one change; undefined if there is none. `before` and `after` are the registered courses. */
function opposite(change: Change, before: Course[], after: Course[]): Change | undefined {
  switch (change.action) {
    case 'register': {
      const taken = after.find(({ sectionId, status }) => sectionId === change.sectionId && status === 'registered');
      const action = mayBe(taken, 'delete') ? 'delete' : mayBe(taken, 'drop') ? 'drop' : undefined;
      return taken && action && { action, registrationId: taken.registrationId };
    }
    case 'replace': {
      const taken = after.find(({ sectionId, status }) => sectionId === change.sectionId && status === 'registered');
      const left = before.find(({ registrationId }) => registrationId === change.registrationId);
      return taken && left && mayBe(taken, 'replace')
        ? { action: 'replace', registrationId: taken.registrationId, sectionId: left.sectionId }
        : undefined;
    }
    case 'delete': {
      const left = before.find(({ registrationId }) => registrationId === change.registrationId);
      return left && { action: 'register', sectionId: left.sectionId };
    }
    default: {
      const back = { drop: 'undrop', undrop: 'drop', withdraw: 'unwithdraw', unwithdraw: 'withdraw' } as const;
      const action = back[change.action];
      return mayBe(
        after.find(({ registrationId }) => registrationId === change.registrationId),
        action,
      )
        ? { action, registrationId: change.registrationId }
        : undefined;
    }
  }
}

/** The changes that reverse all applied ones; empty if any is irreversible, such as a place on a waiting list. */
export function toUndo(applied: Change[], before: Course[], after: Course[]): Change[] {
  const back = applied.flatMap((change) => opposite(change, before, after) ?? []);
  return back.length === applied.length ? back : [];
}
