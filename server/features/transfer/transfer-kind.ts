import type { Db } from '../../../db/db.ts';
import { enums } from '../../../db/enums.gen.ts';
import { day } from '../../../locales/durations.ts';
import type { Text } from '../../../locales/i18n.ts';
import type { Semester } from '../../catalogue/semesters.ts';
import { toStartOfDay } from '../../clock/clock.ts';
import type { Consequence } from '../../consequence.ts';
import { getText } from '../../http/messages.ts';
import { getLimit } from '../../limits.ts';
import { semesterFor, semesterWithId } from '../agenda/agenda-queries.ts';
import { endMinor, minorById } from '../minor/minor-queries.ts';
import { isForMajor } from '../minor/minor-rules.ts';
import { listPlanCourses, heldMinors } from '../../academic-record/plan-queries.ts';
import {
  choiceField,
  declareKind,
  textField,
  type RequestContext,
  type Effected,
  type Kind,
  type RequestRow,
} from '../request/request-kind.ts';
import { summaryCode, summaryText, type RequestField } from '../request/request-summary.ts';
import { getFeeRate } from '../registration/registration-queries.ts';
import { settleAgain } from '../transcript/settlement-services.ts';
import { studentById, getStudyLoad, type Student } from '../../academic-record/student-queries.ts';
import { toLevel } from '../../academic-record/student-rules.ts';
import { semesterAfter } from '../transcript/grading-queries.ts';
import { decideTransfers } from './transfer-commands.ts';
import { toRanking, transferFacts, findTransferKind, type KnownFacts } from './transfer-facts.ts';
import {
  clearGiven,
  getCountedCourses,
  insertPreferences,
  moveStudent,
  listOffers,
  listPreferences,
  programmeWithId,
  studyOn,
} from './transfer-queries.ts';
import { transferLapseRules, transferRules, transferStandingRules } from './transfer-rules.ts';

const getSemester = (db: Db, { request }: RequestContext, now: number): Semester =>
  request ? semesterWithId(db, request.semesterId) : semesterFor(db, now);

/** The start of a transfer: the midnight after the last day of the request's semester. */
export const takesEffectAt = ({ endsOn }: { endsOn: string }): number => toStartOfDay(endsOn) + day;

/** The programme in which the round gave a seat. A preview has no seat yet, so the programme in `subjectId` is used. */
function givenProgramme(db: Db, { id, subjectId, referenceNumber }: RequestRow): number {
  const given = listPreferences(db, id).find(({ outcome }) => outcome === 'given')?.programmeId ?? subjectId;
  if (given === null) throw new Error(`${referenceNumber} has no allocated programme`);
  return given;
}

function minorsEnd(db: Db, studentId: number, major: { departmentId: number; programmeId: number }): Consequence[] {
  return heldMinors(db, studentId).flatMap(({ id, kind, name }) => {
    const minor = minorById(db, id);
    if (!minor || isForMajor(minor, major)) return [];
    endMinor(db, studentId, kind);
    return [{ name: 'transferMinorEnds', params: { minor: name } }];
  });
}

/** The consequence for the plan: passed hours that count in the new plan, passed hours that do not, and hours left. */
function planFollows(db: Db, { studentId, earnedHours }: Student, programmeId: number): Consequence {
  const required = listPlanCourses(db, studentId).reduce((sum, { creditHours }) => sum + creditHours, 0);
  const counted = (getCountedCourses(db, studentId).get(programmeId) ?? []).reduce(
    (sum, { creditHours }) => sum + creditHours,
    0,
  );
  return {
    name: 'transferPlan',
    params: { hours: required },
    parts: [
      { name: 'transferCounts', params: { count: counted } },
      { name: 'transferOutside', params: { count: Math.max(0, earnedHours - counted) } },
      { name: 'transferLeft', params: { count: required - counted } },
    ],
  };
}

/** Moves the student to the new programme, with plan, fees and limits. Ends minors that no longer fit. */
function transferStudent(db: Db, { request, student }: Effected<KnownFacts>, now: number): Consequence[] {
  const { studentId, programmeId: from, degreeClass } = student;
  const to = programmeWithId(db, givenProgramme(db, request));
  const semester = semesterAfter(db, semesterWithId(db, request.semesterId));
  if (!semester) throw new Error('the academic calendar has no next semester');
  let ended: Consequence[] = [];
  const move = (): void => {
    moveStudent(db, { studentId, from, to: to.id, semesterId: semester.id, joinYear: semester.academicYear }, now);
    ended = minorsEnd(db, studentId, { departmentId: to.departmentId, programmeId: to.id });
  };
  const fromDiploma = degreeClass === 'associateDiploma';
  // A completed diploma stays earned whatever the plan of the bachelor programme is, so the standing is not computed
  // again.
  const cause = { reference: request.referenceNumber, kind: request.kind };
  const standing = fromDiploma ? [] : settleAgain(db, studentId, { since: null, cause, at: now }, move);
  if (fromDiploma) move();
  if (fromDiploma) studyOn(db, studentId, semester.id, now);
  const after = studentById(db, studentId);
  const load = getStudyLoad(db, after, false);
  return [
    {
      name: 'transferProgramme',
      params: {
        from: { en: student.programmeEn, ar: student.programmeAr },
        to: to.name,
        semester: { en: semester.en, ar: semester.ar },
      },
    },
    { name: 'transferJoinYear', params: { year: `${semester.academicYear}/${semester.academicYear + 1}` } },
    ...(fromDiploma ? [{ name: 'transferStudyOn' }] : []),
    planFollows(db, after, to.id),
    { name: 'transferFees', params: { price: getFeeRate(db, toLevel(after.degreeClass)) } },
    { name: 'transferLoad', params: { minimum: load.minimum, maximum: load.maximum } },
    ...ended,
    ...standing,
    {
      name: 'transfersCounted',
      params: {
        count: transferFacts(db, { student: after, subjectId: null, details: {}, request: null }, now).applicant
          .transfers,
        total: getLimit(db, 'transfers'),
      },
    },
  ];
}

const saveRanking = (db: Db, { request }: Effected<KnownFacts>): void =>
  insertPreferences(
    db,
    request.id,
    toRanking(request.details).map(({ programmeId }) => programmeId),
  );

const giveBack = (db: Db, { request }: Effected<KnownFacts>): void => clearGiven(db, request.id, 'ended');

const listProgrammeNames = (db: Db, request: RequestRow): Text[] => {
  const offers = new Map(listOffers(db).map(({ programmeId, name }) => [programmeId, name]));
  return toRanking(request.details).flatMap(({ programmeId }) => offers.get(programmeId) ?? []);
};

const points = (cgpa: number): string => (cgpa / 100).toFixed(2);
const numbered = (names: readonly Text[], language: 'en' | 'ar'): string =>
  names.map((name, index) => `${index + 1}. ${name[language]}`).join(language === 'ar' ? '؛ ' : '; ');

function shown(db: Db, request: RequestRow): RequestField[] {
  const { earnedHours, cgpa, programmeEn, programmeAr } = studentById(db, request.studentId);
  const kind = findTransferKind(request.details);
  const names = listProgrammeNames(db, request);
  return [
    ...(kind ? [summaryText('transferKind', getText('transfer', `kinds.${kind}`))] : []),
    summaryText('presentProgramme', { en: programmeEn, ar: programmeAr }),
    summaryCode('hours', String(earnedHours)),
    ...(cgpa === null ? [] : [summaryCode('cgpa', points(cgpa))]),
    ...(names.length ? [summaryText('preferences', { en: numbered(names, 'en'), ar: numbered(names, 'ar') })] : []),
  ];
}

/**
 * A batch decides all requests of a semester together. Students confirm their seats; a second round allocates the free
 * ones. Students with a confirmed seat and students without a seat take part, so leaving out a programme from the
 * ranking gives no advantage.
 */
export const transferKind: Kind = declareKind<KnownFacts>({
  name: 'transfer',
  prefix: 'TRN',
  page: '/transfer',
  agenda: 'transfer',
  facts: transferFacts,
  eligibility: transferStandingRules,
  lapses: transferLapseRules,
  rules: transferRules,
  limit: { per: 'semester', open: 'MSG-000057' },
  fields: { kind: choiceField(enums.TransferKind), preferences: textField(1000) },
  draft: { atMost: 1 },
  route: [
    {
      key: 'round',
      batch: ({ roundAt }) => roundAt,
      decide: (db, waiting, now) => decideTransfers(db, transferKind, waiting, now),
    },
    {
      key: 'confirmation',
      studentResponse: ({ until }) => until,
      closed: ({ closed }) => closed,
      skip: ({ placed }) => !placed,
    },
    {
      key: 'secondRound',
      batch: ({ until }) => until,
      decide: (db, waiting, now) => decideTransfers(db, transferKind, waiting, now),
    },
  ],
  cancel: 'untilDecided',
  effectAt: (now, db, about) => takesEffectAt(getSemester(db, about, now)),
  sent: [saveRanking],
  approved: [transferStudent],
  refused: [giveBack],
  canceled: [giveBack],
  consequences: [transferStudent],
  title: (db, request) => listProgrammeNames(db, request)[0] ?? getText('request', 'kinds.transfer'),
  summaryFields: shown,
});
