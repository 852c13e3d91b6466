import type { Handlers } from '../../http/operations.ts';
import { servicesAnswer } from './agenda-services.ts';

export const agendaHandlers = {
  getServices: ({ db, student, now }) => [200, servicesAnswer(db, student, now)],
} satisfies Partial<Handlers>;
