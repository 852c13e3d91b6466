import { toIso } from '../../clock/clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { listOpenIncidents } from './incident-queries.ts';

export const incidentHandlers = {
  getServiceStatus: ({ db }) => [
    200,
    { incidents: listOpenIncidents(db).map(({ kind, from }) => ({ kind, from: toIso(from) })) },
  ],
} satisfies Partial<Handlers>;
