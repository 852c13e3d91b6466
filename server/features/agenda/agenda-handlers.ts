import { isWorkingDay, toIso } from '../../clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { standingFacts } from '../registration/registration-queries.ts';
import { serviceStates } from './service-rules.ts';

export const agendaHandlers = {
  getServices: ({ db, student, now }) => [200, {
    now: toIso(now),
    workingDay: isWorkingDay(now),
    services: serviceStates({ current: standingFacts(db, student, now, 'current'), early: standingFacts(db, student, now, 'early') }),
  }],
} satisfies Partial<Handlers>;
