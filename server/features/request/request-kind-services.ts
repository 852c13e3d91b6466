import { nothingToAsk, eligibilityRefusals } from './request-plan.ts';
import type { Kind } from './request-kind.ts';
import type { Service } from '../agenda/agenda-services.ts';

/** The service of a request kind, with the rules that also refuse its call; an empty list if the kind has no agenda. */
export const servicesOfKind = (kind: Kind): Service[] =>
  kind.agenda
    ? [
        {
          service: kind.agenda,
          path: kind.page,
          kind: kind.name,
          workingDays: !kind.anyDay,
          standing: ({ db, student, now }) =>
            eligibilityRefusals(db, kind, { student, subjectId: null, details: {}, request: null }, now),
          nothing: ({ db, student, now }) => nothingToAsk(db, kind, student, now),
        },
      ]
    : [];
