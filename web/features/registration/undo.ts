import type { Schema } from '../../api/operations.ts';
import type { Change } from './basket.ts';

type Course = Schema<'RegisteredCourse'>;
type Along = Schema<'RegistrationPreview'>['along'];

/**
 * The changes with what goes along as corequisites, which does not come back by itself: each as a change of its own.
 */
export const withAlong = (changes: Change[], along: Along): Change[] => [
  ...changes,
  ...along.flatMap(({ registrationId, action }): Change[] =>
    action === 'register' || action === 'replace' ? [] : [{ action, registrationId }],
  ),
];

const mayBe = (course: Course | undefined, action: Course['actions'][number]['action']): boolean =>
  course?.actions.some((one) => one.action === action && one.allowed) ?? false;

/**
 * What takes one change back; undefined where nothing does. `before` and `after` are the registered courses around it.
 */
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

/** The changes that take all of these back; none where one of them stays, such as a place on a waiting list. */
export function toUndo(applied: Change[], before: Course[], after: Course[]): Change[] {
  const back = applied.flatMap((change) => opposite(change, before, after) ?? []);
  return back.length === applied.length ? back : [];
}
