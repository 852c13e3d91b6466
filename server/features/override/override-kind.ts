import type { Db } from '../../../db/db.ts';
import { addDays } from '../../../locales/dates.ts';
import { day, hour } from '../../../locales/durations.ts';
import { formatList, isolate, type Text } from '../../../locales/i18n.ts';
import { listGradeRows } from '../../academic-record/plan-queries.ts';
import { studentById } from '../../academic-record/student-queries.ts';
import { coursesById } from '../../catalogue/courses.ts';
import { toDate, toIso, toStartOfDay } from '../../clock/clock.ts';
import { getTraits } from '../../codes.ts';
import type { Consequence } from '../../consequence.ts';
import { getText } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { collectRefusals } from '../../refusal.ts';
import { findAddDropEnd } from '../fees/fees-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { hoursOf } from '../registration/registration-facts.ts';
import { registrationFacts } from '../registration/registration-fact-queries.ts';
import { studentRefusals } from '../registration/eligibility-rules.ts';
import { listSectionReasons } from '../registration/section-reason-queries.ts';
import { loadSections } from '../registration/section-queries.ts';
import {
  declareKind,
  noteFigure,
  type Effected,
  type RequestContext,
  type RequestRow,
} from '../request/request-kind.ts';
import { listUndecided } from '../request/request-queries.ts';
import { listEntered, summaryCode, summaryShare, summaryText } from '../request/request-summary.ts';
import { countOverrides, getRoom, insertPermit } from './override-queries.ts';
import { addDropOver, mayRegister, overrideRules, waivable, type OverrideFacts } from './override-rules.ts';

type Details = RequestContext['details'];
const getCodes = ({ codes }: Details): string[] => [...new Set(String(codes ?? '').split(','))].filter(Boolean);
const isLoad = (code: string): boolean => getTraits(code).waivedBy === 'college';
const findSection = (db: Db, { sectionId }: Details) => loadSections(db, [Number(sectionId ?? 0)])[0];

function overrideFacts(db: Db, { student, subjectId, details, request }: RequestContext, now: number): OverrideFacts {
  const facts = registrationFacts(db, student, now, 'current');
  const found = findSection(db, details);
  const section = found?.courseId === subjectId && found?.semesterId === facts.semester.id ? found : undefined;
  return {
    now,
    sent: typeof request?.sentAt === 'number',
    agenda: facts.agenda,
    closesAt: findAddDropEnd(db, request?.semesterId ?? facts.semester.id),
    standing: studentRefusals(facts),
    course: section?.code ?? null,
    codes: getCodes(details),
    reasons: section ? listSectionReasons(db, facts, section) : [],
    maximumHours: facts.load.maximum + facts.extraHours,
    roomFull: section !== undefined && getRoom(db, section.sectionId, now).full,
    openRequests: listUndecided(db, student.studentId, ['override'], request?.id ?? null).length,
    maximumRequests: getLimit(db, 'overrideRequests'),
  };
}

/** The last day of the permit, for the office to choose: from today to the last day of add/drop. */
function lastDayField(db: Db, { semesterId }: RequestRow, now: number): Schema<'DeskField'>[] {
  const end = toDate((findAddDropEnd(db, semesterId) ?? now + 1) - 1);
  const options: string[] = [];
  for (let date = toDate(now); date <= end; date = addDays(date, 1)) options.push(date);
  return [{ name: 'lastDay', options, suggested: options.at(-1) ?? null }];
}

/**
 * Stores the approved permit, informs the student and returns the consequences. The permit is limited to the section if
 * one of the waived reasons might not apply to another section of the course.
 */
function grantPermit(
  db: Db,
  { request, values, facts: { codes } }: Effected<OverrideFacts>,
  now: number,
): Consequence[] {
  const { id, studentId, semesterId, subjectId, details, referenceNumber } = request;
  const section = findSection(db, details);
  if (!section || subjectId === null) throw new Error(`${referenceNumber} names no section`);
  const until = values.lastDay ? toStartOfDay(values.lastDay) + day : (findAddDropEnd(db, semesterId) ?? now);
  const keepsSeat = codes.some((code) => getTraits(code).scope === 'seat');
  const seatUntil = keepsSeat ? Math.min(until, now + getLimit(db, 'overrideSeatHours') * hour) : null;
  insertPermit(db, {
    requestId: id,
    studentId,
    semesterId,
    courseId: subjectId,
    sectionId: codes.some((code) => getTraits(code).offersAlternative) ? section.sectionId : null,
    codes: [...codes],
    grantedAt: now,
    until,
    seatUntil,
    remindAt: (seatUntil ?? until) - day > now ? (seatUntil ?? until) - day : null,
  });
  const granted = { reference: referenceNumber, course: section.code, until: toIso(seatUntil ?? until) };
  sendToInbox(db, studentId, now, keepsSeat ? 'overrideSeat' : 'overrideGranted', granted);
  return [{ name: keepsSeat ? 'seatKept' : 'permitGiven', params: { at: granted.until } }];
}

const tellRefused = (db: Db, { request, note }: Effected<OverrideFacts>, now: number): void =>
  sendToInbox(db, request.studentId, now, 'requestRefused', {
    reference: request.referenceNumber,
    kind: getText('request', 'kinds.override'),
    note: noteFigure(note),
  });

/** The names of the waived reasons in both languages, such as "prerequisite and study load". */
const toReasons = (codes: readonly string[]): Text => {
  const names = codes.map((code) => getText('override', `reasons.${code.split('.').at(-1)}`));
  return {
    en: formatList(
      names.map(({ en }) => en),
      'en',
    ),
    ar: formatList(
      names.map(({ ar }) => ar),
      'ar',
    ),
  };
};

/** The letters at the start of a course code, such as "ITCS" of "ITCS113". */
const getSubject = (code: string): string => code.replace(/\d.*/, '');

/** The student's grades in courses of the same subject, such as "ITCS113 B+, ITCS114 C". */
function listSubjectGrades(db: Db, studentId: number, course: string): string {
  const subject = getSubject(course);
  const courses = coursesById(db);
  return listGradeRows(db, studentId)
    .flatMap(([courseId, , , grade]) => {
      const code = courses.get(courseId)?.code ?? '';
      return getSubject(code) === subject ? [`${code} ${grade}`] : [];
    })
    .sort()
    .join(', ');
}

/**
 * The request kind of an override: a student asks to be excepted from the reasons that refuse a registration. The head
 * of the course's department decides; the dean of the student's college decides on the study load.
 */
export const overrideKind = declareKind<OverrideFacts>({
  name: 'override',
  prefix: 'OVR',
  page: '/override',
  facts: overrideFacts,
  eligibility: [mayRegister],
  rules: overrideRules,
  lapses: [addDropOver],
  ofSemester: true,
  limit: { per: 'subjectInSemester', open: 'MSG-000025' },
  files: [{ name: 'file', required: false }],
  route: [
    {
      key: 'headOfDepartment',
      by: 'department',
      days: 2,
      skip: ({ codes }) => codes.every(isLoad),
      returns: ['reason', 'file'],
      form: (db, request, now) => (getCodes(request.details).some(isLoad) ? [] : lastDayField(db, request, now)),
    },
    {
      key: 'dean',
      by: 'college',
      days: 2,
      skip: ({ codes }) => !codes.some(isLoad),
      returns: ['reason', 'file'],
      form: lastDayField,
    },
  ],
  approval: (db, request, now) => {
    const about = {
      student: studentById(db, request.studentId),
      subjectId: request.subjectId,
      details: request.details,
    };
    return collectRefusals([addDropOver, waivable], overrideFacts(db, { ...about, request }, now));
  },
  approved: [grantPermit],
  refused: [tellRefused],
  cancel: 'untilFirstDecision',
  sendsOwnNotice: true,
  title: (db, { details }) => {
    const section = findSection(db, details);
    const code = isolate(`${section?.code}-${section?.number}`);
    return { en: `${code} ${section?.name.en}`, ar: `${code} ${section?.name.ar}` };
  },
  summaryFields: (db, request) => {
    const section = findSection(db, request.details);
    return [
      ...(section ? [summaryCode('section', `${section.code}-${section.number}`, section.name)] : []),
      summaryText('codes', toReasons(getCodes(request.details))),
      ...listEntered(db, request).filter(({ name }) => name === 'reason' || name === 'file'),
    ];
  },
  deskFields: (db, request, now) => {
    const section = findSection(db, request.details);
    if (!section) return [];
    const facts = registrationFacts(db, studentById(db, request.studentId), now, 'current');
    const { seats } = getRoom(db, section.sectionId, now);
    const { open, granted } = countOverrides(db, { ...request, ...section });
    return [
      summaryCode('subjectRecord', listSubjectGrades(db, request.studentId, section.code) || '–'),
      summaryShare('load', hoursOf(facts.registrations), facts.load.maximum),
      summaryShare('seats', section.seatsTaken, section.capacity),
      ...(seats === null ? [] : [summaryCode('roomSeats', String(seats))]),
      summaryCode('otherOverrides', String(open)),
      summaryCode('permitsGranted', String(granted)),
    ];
  },
});
