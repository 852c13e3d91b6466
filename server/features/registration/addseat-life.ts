import { declareKind, type Declaration } from '../request/request-kind.ts';

/**
 * The declaration of the add-seat request without effects. The code of the waiting list uses it, because that code
 * itself registers or removes the student. addseat-kind.ts adds the effects of an office's decision. `anyDay` is true,
 * because the rules of registration check the working day themselves (`waitingOnWorkingDay`).
 */
export const addSeatDeclaration = {
  name: 'addSeat',
  prefix: 'ADD',
  page: '/registeredCourses',
  anyDay: true,
  sendsOwnNotice: true,
  cancel: 'untilDecided',
  route: [{ key: 'registration', by: 'registration', days: 2 }],
  facts: () => ({}),
  title: () => ({ en: '', ar: '' }),
  summaryFields: () => [],
} as const satisfies Declaration<Record<never, never>>;

export const addSeatLife = declareKind(addSeatDeclaration);
