import type { Db } from '../../../db/db.ts';
import { isolate } from '../../../locales/i18n.ts';
import { collectRefusals } from '../../refusal.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import {
  declareKind,
  textField,
  wholeField,
  type RequestContext,
  type Effected,
  type RequestRow,
} from '../request/request-kind.ts';
import { summaryCode, summaryShare, summaryText, summaryWords } from '../request/request-summary.ts';
import { getRequestContext } from '../request/request-plan.ts';
import { findEnrolment } from '../../academic-record/student-queries.ts';
import {
  freeNumber,
  transportLapseRules,
  transportRules,
  transportEligibilityRules,
  type TransportFacts,
} from './transport-rules.ts';
import { allStops, freeSeat, insertSeat, findLine, findRoute, findStop, takenNumbers } from './transport-queries.ts';

const chosen = ({ details }: { details: RequestRow['details'] }): { lineId: number; stationId: number } => ({
  lineId: Number(details.line ?? 0),
  stationId: Number(details.station ?? 0),
});

function factsOf(db: Db, about: RequestContext, now: number): TransportFacts {
  const {
    student: { studentId, status },
    request,
  } = about;
  const { lineId, stationId } = chosen(about);
  const { id, name } = semesterFor(db, now);
  const line = findLine(db, lineId, request?.semesterId ?? id);
  return {
    status,
    semester: name,
    enrolled: findEnrolment(db, studentId, id)?.status === 'enrolled',
    line: line ? { code: line.code, free: line.seats - line.taken } : null,
    stops: findStop(db, lineId, stationId) !== undefined,
  };
}

function takeSeat(
  db: Db,
  { request: { id, studentId, semesterId, details } }: Effected<TransportFacts>,
  now: number,
): void {
  const { lineId, stationId } = chosen({ details });
  insertSeat(db, {
    requestId: id,
    studentId,
    semesterId,
    lineId,
    stationId,
    number: freeNumber(takenNumbers(db, lineId, semesterId)),
    takenAt: now,
  });
}

const giveBack = (db: Db, { request }: Effected<TransportFacts>, now: number): void => {
  freeSeat(db, request.id, now);
};

/**
 * The request kind of a bus seat. The transport office gives a seat for the semester. The student may return it at any
 * time.
 */
export const transportKind = declareKind<TransportFacts>({
  name: 'transport',
  prefix: 'BUS',
  page: '/transport',
  agenda: 'transport',
  facts: factsOf,
  eligibility: transportEligibilityRules,
  ofSemester: true,
  lapses: transportLapseRules,
  rules: transportRules,
  limit: { per: 'semester' },
  choices: (db) =>
    allStops(db).map(({ lineId, stationId }) => ({ subjectId: null, details: { line: lineId, station: stationId } })),
  fields: { line: wholeField(1_000_000), station: wholeField(1_000_000), note: textField(300) },
  route: [{ key: 'transport', by: 'transport', days: 2 }],
  // Two requests may compete for the last seat. Once the office approves one, the rules refuse the other.
  approval: (db, request, now) => collectRefusals(transportRules, factsOf(db, getRequestContext(db, request), now)),
  cancel: 'anyTime',
  approved: [takeSeat],
  canceled: [giveBack],
  title: (db, request) => {
    const { lineId, stationId } = chosen(request);
    const route = findRoute(db, lineId, stationId);
    return route
      ? { en: `${isolate(route.code)} ${route.stationEn}`, ar: `${isolate(route.code)} ${route.stationAr}` }
      : { en: '', ar: '' };
  },
  summaryFields: (db, request) => {
    const { lineId, stationId } = chosen(request);
    const route = findRoute(db, lineId, stationId);
    const line = findLine(db, lineId, request.semesterId);
    if (!route || !line) return [];
    return [
      summaryCode('line', route.code, { en: route.campusEn, ar: route.campusAr }),
      summaryText('station', { en: `${route.areaEn}, ${route.stationEn}`, ar: `${route.areaAr}، ${route.stationAr}` }),
      summaryShare('seats', line.taken, line.seats),
      ...summaryWords('note', request.details.note),
    ];
  },
});
