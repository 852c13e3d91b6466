import { declareKind, type Declaration } from '../request/request-kind.ts';

/**
 * The life of an add-seat request, for whoever joins and leaves waiting lists: what its decision does stands in
 * addseat-kind. Waiting lists are joined on any day.
 */
export const addSeatDeclaration = {
  name: 'addSeat',
  prefix: 'ADD',
  page: '/registeredCourses',
  anyDay: true,
  tells: true,
  cancel: 'untilDecided',
  route: [{ key: 'registration', by: 'registration', days: 2 }],
  facts: () => ({}),
  subject: () => ({ en: '', ar: '' }),
  shown: () => [],
} as const satisfies Declaration<Record<never, never>>;

export const addSeatLife = declareKind(addSeatDeclaration);
