import { isWorkingDay, toIso } from '../../clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { serviceFacts } from './service-queries.ts';
import { serviceStates } from './service-rules.ts';

export const agendaHandlers = {
  getServices: ({ db, student, now }) => [200, {
    now: toIso(now),
    workingDay: isWorkingDay(now),
    services: serviceStates(serviceFacts(db, student, now)),
  }],
} satisfies Partial<Handlers>;
