import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { requests } from '../../../db/schema/request.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { collectRefusals, refuse, Refused, throwIfRefused, type MessageCode } from '../../refusal.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';
import { planFacts } from '../../academic-record/plan-queries.ts';
import { earliestFinish } from '../../academic-record/plan-rules.ts';
import { myRequest, requestChanged } from '../request/request-presenter.ts';
import { dispatch, sendRequest } from '../request/request-commands.ts';
import { consequencesHash } from '../request/request-consequences.ts';
import type { RequestRow } from '../request/request-kind.ts';
import { requestById, requestOfStudent, requestsOfStudent } from '../request/request-queries.ts';
import { notStale } from '../request/request-rules.ts';
import { getStudyLoad, type Student } from '../../academic-record/student-queries.ts';
import { listMissing, rankingText, transferFacts, findTransferKind } from './transfer-facts.ts';
import { takesEffectAt, transferKind } from './transfer-kind.ts';
import {
  getCountedCourses,
  getEntryCourses,
  lastCutoffs,
  offeredPlans,
  listOffers,
  othersAsked,
  listPreferences,
  listRivals,
  seatsLeft,
  findWindow,
  type TransferCourse,
} from './transfer-queries.ts';
import { ranked } from './transfer-round.ts';
import { kindOfTransfer, kindsFrom, programmeRefusals, transferStandingRules } from './transfer-rules.ts';

const points = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);
const courseAnswer = ({ courseId, code, name, passed }: TransferCourse): Schema<'TransferCourse'> => ({
  courseId,
  code,
  name,
  passed,
});

/** All programmes the student could rank, with their requirements, competitors and the remaining studies there. */
function programmesFor(db: Db, student: Student, now: number): Schema<'TransferProgramme'>[] {
  const { studentId, cgpa, earnedHours } = student;
  const semesters = semestersAt(db, now);
  const { applicant } = transferFacts(db, { student, subjectId: null, details: {}, request: null }, now);
  const kinds = kindsFrom(student.degreeClass);
  const [entries, counted, last, seats] = [
    getEntryCourses(db, studentId),
    getCountedCourses(db, studentId),
    lastCutoffs(db, semesters.current.id),
    seatsLeft(db, semesters.current.id, now),
  ];
  const all = listRivals(db, semesters.current.id);
  const sentAt = all.find((one) => one.studentId === studentId)?.sentAt ?? now;
  const facts = planFacts(db, student, semesters, false);
  const plans = offeredPlans(db);
  const load = getStudyLoad(db, student, false).maximum;
  return listOffers(db).flatMap((offer) => {
    const kind = kindOfTransfer(applicant, offer);
    if (kind === null || !kinds.includes(kind)) return [];
    const { programmeId, code, name, collegeId, college, department, language, minimumCgpa, track, required } = offer;
    const entry = entries.get(programmeId) ?? [];
    const own = counted.get(programmeId) ?? [];
    const counts = own.reduce((sum, { creditHours }) => sum + creditHours, 0);
    const rivals = all.filter((one) => one.programmeId === programmeId && one.studentId !== studentId);
    const plan = {
      ...facts,
      courses: plans.courses.get(programmeId) ?? [],
      groups: plans.groups,
      corequisites: plans.corequisites,
    };
    return [
      {
        id: programmeId,
        code,
        name,
        collegeId,
        college,
        department,
        kind,
        language,
        minimumCgpa: minimumCgpa / 100,
        track,
        entry: entry.map(courseAnswer),
        seats: seats.get(programmeId) ?? 0,
        lastCgpa: points(last.get(programmeId)?.lowestCgpa ?? null),
        lastTaken: last.get(programmeId)?.taken ?? null,
        asked: rivals.length,
        place:
          ranked([...rivals, { id: Number.MAX_SAFE_INTEGER, cgpa, hours: earnedHours, sentAt }]).findIndex(
            ({ id }) => id === Number.MAX_SAFE_INTEGER,
          ) + 1,
        counted: own.map(courseAnswer),
        counts,
        outside: Math.max(0, earnedHours - counts),
        required,
        semesters: earliestFinish(plan, load),
        reasons: programmeRefusals(applicant, offer, listMissing(entry)),
      },
    ];
  });
}

function preferenceAnswers(db: Db, { id }: RequestRow): Schema<'TransferPreference'>[] {
  return listPreferences(db, id).map(
    ({ position, programmeId, name, college, outcome, place, seats, cutoff, pass }) => ({
      order: position,
      programmeId,
      name,
      college,
      outcome,
      place,
      seats,
      cutoff: points(cutoff),
      pass,
    }),
  );
}

const found = (db: Db, { studentId }: Student, { id }: { id: number }): RequestRow =>
  requestOfStudent(db, studentId, { kind: 'transfer', id });

/** A changed request with a success message for the given context. */
function changed(
  db: Db,
  request: RequestRow,
  now: number,
  code: MessageCode,
  context: string,
): [200, Schema<'RequestChange'>] {
  const [status, answer] = requestChanged(db, transferKind, request, now, code);
  return [status, { ...answer, messages: [{ Code: code, Params: { context, reference: request.referenceNumber } }] }];
}

export const transferHandlers = {
  getTransferOptions: ({ db, student, now }) => {
    const { current, next } = semestersAt(db, now);
    const facts = transferFacts(db, { student, subjectId: null, details: {}, request: null }, now);
    const confirm = findWindow(db, 'transferConfirm', current.id);
    return [
      200,
      {
        programme: { en: student.programmeEn, ar: student.programmeAr },
        earnedHours: student.earnedHours,
        cgpa: points(student.cgpa),
        track: facts.applicant.certificate,
        kinds: [...kindsFrom(student.degreeClass)],
        most: facts.limits.preferences,
        asked: othersAsked(db, current.id, student.studentId),
        roundAt: toIsoOrNull(facts.roundAt),
        confirmFrom: toIsoOrNull(confirm?.opensAt ?? null),
        confirmUntil: toIsoOrNull(confirm?.closesAt ?? null),
        takesEffect: toIso(takesEffectAt(current)),
        semester: next.name,
        programmes: programmesFor(db, student, now),
        reasons: collectRefusals(transferStandingRules, facts),
      },
    ];
  },

  getTransferRequests: ({ db, student: { studentId }, now }) => {
    const own = requestsOfStudent(db, studentId).filter(({ kind }) => kind === 'transfer');
    return [
      200,
      {
        requests: own.map((request) => ({
          id: request.id,
          kind: findTransferKind(request.details),
          upgrade: request.details.upgrade !== false,
          preferences: preferenceAnswers(db, request),
          request: myRequest(db, transferKind, request, now),
        })),
      },
    ];
  },

  submitTransfer: ({ db, student, now, body: { kind, preferences, draft } }) =>
    requestChanged(
      db,
      transferKind,
      sendRequest(db, transferKind, { student, draft, details: { kind, preferences: rankingText(preferences) } }, now),
      now,
      'MSG-000032',
    ),

  cancelTransfer: ({ db, student, now, params }) =>
    requestChanged(
      db,
      transferKind,
      dispatch(db, transferKind, found(db, student, params), { name: 'cancel', actor: 'student' }, now),
      now,
      'MSG-000033',
    ),

  confirmTransfer: ({ db, student, now, params, body: { version, consequences, upgrade = true } }) => {
    const request = found(db, student, params);
    throwIfRefused(notStale({ seen: version, version: request.version }));
    const given = listPreferences(db, request.id).find(({ outcome }) => outcome === 'given')?.programmeId ?? null;
    const confirmed = dispatch(db, transferKind, request, { name: 'accept', actor: 'student' }, now);
    if (
      consequences !== undefined &&
      consequences !==
        consequencesHash(db, transferKind, { student, subjectId: given, details: {}, request: null }, now)
    )
      throw new Refused(refuse('request.consequencesChanged'));
    db.update(requests)
      .set({ details: { ...request.details, upgrade } })
      .where(eq(requests.id, request.id))
      .run();
    return changed(db, requestById(db, confirmed.id), now, 'MSG-000032', 'transferConfirmed');
  },

  declineTransfer: ({ db, student, now, params, body: { version } }) => {
    const request = found(db, student, params);
    throwIfRefused(notStale({ seen: version, version: request.version }));
    return changed(
      db,
      dispatch(db, transferKind, request, { name: 'decline', actor: 'student' }, now),
      now,
      'MSG-000033',
      'transferDeclined',
    );
  },
} satisfies Partial<Handlers>;
