import { declareKind, type Declaration } from '../request/request-kind.ts';

/**
 * The declaration of the add-seat request without effects. The waiting list uses it, because it registers or removes
 * the student itself. addseat-kind adds the effects of an office's decision. Waiting lists can be joined on any day.
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
