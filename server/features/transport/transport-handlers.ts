import type { Db } from '../../../db/db.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { clockTime } from '../registration/registration-facts.ts';
import { myRequest, requestChanged } from '../request/request-presenter.ts';
import { dispatch, sendRequest } from '../request/request-commands.ts';
import { requestById, requestOfStudent, requestsOfStudent } from '../request/request-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { transportKind } from './transport-kind.ts';
import {
  allStops,
  campusNames,
  campusOfStudent,
  listLines,
  listPlaces,
  findRoute,
  findSeat,
} from './transport-queries.ts';

/** The student's bus seat as shown to the driver; null if there is none. */
function seatAnswer(
  db: Db,
  { studentId, nameEn, nameAr, code }: Student,
  semesterId: number,
): Schema<'BusSeat'> | null {
  const seat = findSeat(db, studentId, semesterId);
  const route = seat && findRoute(db, seat.lineId, seat.stationId);
  if (!seat || !route) return null;
  const { id, referenceNumber } = requestById(db, seat.requestId);
  return {
    requestId: id,
    referenceNumber,
    number: seat.number,
    line: route.code,
    campus: { en: route.campusEn, ar: route.campusAr },
    area: { en: route.areaEn, ar: route.areaAr },
    station: { en: route.stationEn, ar: route.stationAr },
    pickUp: clockTime(route.pickUpMinute),
    arrives: clockTime(route.arrivesMinute),
    leaves: clockTime(route.leavesMinute),
    dropOff: clockTime(route.dropOffMinute),
    student: { en: nameEn, ar: nameAr },
    studentCode: code,
    semester: { en: seat.semesterEn, ar: seat.semesterAr },
    validUntil: seat.validUntil,
  };
}

export const transportHandlers = {
  getTransportOptions: ({ db, student: { studentId }, now }) => {
    const { id: semesterId, name } = semesterFor(db, now);
    const stops = allStops(db);
    const lines = listLines(db, semesterId).map(
      ({ id, code, campusId, seats, taken, arrivesMinute, leavesMinute }) => ({
        id,
        code,
        campusId,
        seats,
        free: seats - taken,
        arrives: clockTime(arrivesMinute),
        leaves: clockTime(leavesMinute),
        stops: stops
          .filter(({ lineId }) => lineId === id)
          .map(({ stationId, pickUpMinute, dropOffMinute }) => ({
            stationId,
            pickUp: clockTime(pickUpMinute),
            dropOff: clockTime(dropOffMinute),
          })),
      }),
    );
    return [
      200,
      {
        semester: name,
        campusId: campusOfStudent(db, studentId, semesterId),
        campuses: campusNames(db),
        regions: listPlaces(db),
        lines,
      },
    ];
  },

  getTransportRequests: ({ db, student, now }) => {
    const own = requestsOfStudent(db, student.studentId).filter(({ kind }) => kind === 'transport');
    return [
      200,
      {
        seat: seatAnswer(db, student, semesterFor(db, now).id),
        requests: own.map((request) => ({ id: request.id, request: myRequest(db, transportKind, request, now) })),
      },
    ];
  },

  submitTransport: ({ db, student, now, body: { lineId, stationId, note = '' } }) =>
    requestChanged(
      db,
      transportKind,
      sendRequest(db, transportKind, { student, details: { line: lineId, station: stationId, note } }, now),
      now,
      'MSG-000032',
    ),

  cancelTransport: ({ db, student: { studentId }, now, params }) =>
    requestChanged(
      db,
      transportKind,
      dispatch(
        db,
        transportKind,
        requestOfStudent(db, studentId, { kind: 'transport', id: params.id }),
        { name: 'cancel', actor: 'student' },
        now,
      ),
      now,
      'MSG-000033',
    ),
} satisfies Partial<Handlers>;
