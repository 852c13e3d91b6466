import { declareKind, type Declaration } from '../request/request-kind.ts';

/**
 * The states of an add-seat request without its effects, for the waiting list, which gives or takes the seat itself.
 * The kind with the effects of an office's decision is in addseat-kind. Waiting lists can be joined on any day.
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
