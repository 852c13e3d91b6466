import type { Db } from '../../../db/db.ts';
import type { IncidentMove } from '../../../db/schema/incident.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { planMoves } from './incident-commands.ts';
import { listIncidents } from './incident-queries.ts';
import type { Outage } from './incident-rules.ts';

const toMovesAnswer = (moves: readonly IncidentMove[]): Schema<'IncidentMoves'> =>
  moves.map(({ from, to, ...move }) => ({ ...move, from: toIso(from), to: toIso(to) }));

/**
 * A preview of the incident's end: the periods and due times that would move, and the number of students who would get
 * a message.
 */
export function incidentPreview(db: Db, outage: Outage): Schema<'IncidentPreview'> {
  const { moves, news } = planMoves(db, outage);
  return { moves: toMovesAnswer(moves), students: news.size };
}

/** All incidents, the newest first; an open one with what would move if it ended now. */
export const incidentsAnswer = (db: Db, now: number): Schema<'Incidents'> => ({
  incidents: [...listIncidents(db)].reverse().map(({ id, kind, cause, from, until, moves, students }) => ({
    id,
    kind,
    cause,
    from: toIso(from),
    until: toIsoOrNull(until),
    ...(until === null ? incidentPreview(db, { kind, from, until: now }) : { moves: toMovesAnswer(moves), students }),
  })),
});
