import type { Db } from '../../../db/db.ts';
import { getText } from '../../http/messages.ts';
import { getLimit } from '../../limits.ts';
import { collectRefusals, refuse } from '../../refusal.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { dispatch, explained } from '../request/request-commands.ts';
import {
  declareKind,
  textField,
  wholeField,
  type RequestContext,
  type Effected,
  type Kind,
  type RequestRow,
  type Step,
} from '../request/request-kind.ts';
import { listEntered, summaryCode, summaryText, summaryWords } from '../request/request-summary.ts';
import { getRequestContext } from '../request/request-plan.ts';
import { requestsOfStudent } from '../request/request-queries.ts';
import { endedInVain, hasEnded } from '../request/request-states.ts';
import { studentById } from '../../academic-record/student-queries.ts';
import {
  savePlan,
  saveTopic,
  propose,
  proposeAnew,
  supervisorFor,
  supervisorName,
  supervisorsFor,
  takenBy,
  findTopic,
  withdrawTopic,
} from './thesis-queries.ts';
import {
  planLapseRules,
  planRules,
  planEligibilityRules,
  topicApprovalRules,
  topicLapseRules,
  topicRules,
  topicEligibilityRules,
  type PlanFacts,
  type TopicFacts,
} from './thesis-rules.ts';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const toTitle = ({ details }: Pick<RequestRow, 'details'>): string => words(details.titleEn) || words(details.titleAr);

/**
 * The offices that decide, in order: supervisor, head of department, dean. `own` are the fields that the supervisor may
 * return for correction, `all` those that the other offices may return.
 */
const route = <F extends { supervisorId: number | null }>(
  own: readonly string[],
  all: readonly string[],
): Step<F>[] => [
  { key: 'supervisor', by: 'supervisor', days: 5, holder: ({ supervisorId }) => supervisorId, returns: own },
  { key: 'headOfDepartment', by: 'department', days: 5, returns: all },
  { key: 'dean', by: 'college', days: 5, returns: all },
];

/** The number of the student's other topic requests this semester, without drafts and unsuccessful ones. */
function askedBeside(
  db: Db,
  { student: { studentId }, request }: Pick<RequestContext, 'student' | 'request'>,
  now: number,
): number {
  const { id } = semesterFor(db, now);
  return requestsOfStudent(db, studentId).filter(
    (one) =>
      one.kind === 'thesisTopic' &&
      one.semesterId === id &&
      one.id !== request?.id &&
      one.status !== 'draft' &&
      !endedInVain.has(one.status),
  ).length;
}

export function topicFacts(
  db: Db,
  about: Pick<RequestContext, 'student' | 'details' | 'request'>,
  now: number,
): TopicFacts {
  const {
    student: { studentId, status, degreeClass, programmeId },
    details,
    request,
  } = about;
  const supervisor = supervisorFor(db, programmeId, Number(details.supervisor ?? 0)) ?? null;
  const subTopic = words(details.subTopic);
  const topic = findTopic(db, studentId);
  return {
    status,
    degreeClass,
    topic: topic && topic.requestId !== request?.id ? (topic.reference ?? '') : null,
    asked: askedBeside(db, about, now),
    most: getLimit(db, 'thesisRequestsPerSemester'),
    titleEn: words(details.titleEn),
    titleAr: words(details.titleAr),
    subTopic,
    supervisor,
    supervisorId: supervisor?.id ?? null,
    taken:
      supervisor && subTopic
        ? takenBy(db, { supervisorId: supervisor.id, subTopic, studentId, requestId: request?.id ?? null })
        : null,
  };
}

const entered = ({ titleEn, titleAr, subTopic, supervisorId }: TopicFacts) => {
  if (supervisorId === null) throw new Error('the student sent a topic without a supervisor');
  return { titleEn, titleAr, subTopic, supervisorId };
};

const saveProposal = (
  db: Db,
  { facts, request: { id: requestId }, student: { studentId, programmeId } }: Effected<TopicFacts>,
  now: number,
): void => propose(db, { requestId, studentId, programmeId }, entered(facts), now);
const changeProposal = (db: Db, { facts, request: { id } }: Effected<TopicFacts>): void =>
  proposeAnew(db, id, entered(facts));
const dropProposal = (db: Db, { request: { id } }: Effected<TopicFacts>): void => withdrawTopic(db, id);

/** Makes the approved topic the student's current one. Cancels the student's other undecided topics. */
function approveTopic(db: Db, { request }: Effected<TopicFacts>, now: number): void {
  saveTopic(db, request.id, now);
  const others = requestsOfStudent(db, request.studentId).filter(
    ({ id, kind, status }) => kind === 'thesisTopic' && id !== request.id && status !== 'draft' && !hasEnded(status),
  );
  for (const other of others)
    dispatch(
      db,
      thesisTopicKind,
      other,
      { name: 'end', status: 'canceled', actor: 'rules', note: explained(refuse('thesis.topicApproved')) },
      now,
    );
}

/** Facts about the student's studies, for the summary of a request that the offices and the student see. */
function studyFacts(db: Db, { studentId }: RequestRow) {
  const { programmeEn, programmeAr, cgpa, earnedHours, requiredHours } = studentById(db, studentId);
  return [
    summaryText('programme', { en: programmeEn, ar: programmeAr }),
    ...(cgpa === null ? [] : [summaryCode('cgpa', (cgpa / 100).toFixed(2))]),
    { name: 'hoursOfPlan', type: 'share' as const, number: earnedHours, total: requiredHours },
  ];
}

const topicFields = {
  supervisor: wholeField(Number.MAX_SAFE_INTEGER),
  titleEn: textField(300),
  titleAr: textField(300),
  subTopic: textField(120),
  summary: textField(2000),
};
const topicTexts = ['titleEn', 'titleAr', 'subTopic', 'summary'];

const tidied = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') || null : value;
/** Trims the texts and reduces inner white space to single spaces, except in `summary`. An empty text becomes null. */
const tidy = (details: RequestRow['details']): RequestRow['details'] =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      (name === 'summary' ? value : tidied(value)) as typeof value,
    ]),
  );

export const thesisTopicKind: Kind = declareKind<TopicFacts>({
  name: 'thesisTopic',
  prefix: 'THS',
  page: '/thesisTopic',
  agenda: 'thesis',
  facts: topicFacts,
  eligibility: topicEligibilityRules,
  lapses: topicLapseRules,
  rules: topicRules,
  choices: (db, { programmeId }) =>
    supervisorsFor(db, programmeId).map(({ id }) => ({ subjectId: null, details: { supervisor: id } })),
  fields: topicFields,
  normalize: tidy,
  draft: { atMost: 1 },
  route: route([...topicTexts, 'supervisor'], topicTexts),
  approval: (db, request, now) =>
    collectRefusals(topicApprovalRules, topicFacts(db, getRequestContext(db, request), now)),
  cancel: 'untilFirstDecision',
  sent: [saveProposal],
  resent: [changeProposal],
  approved: [approveTopic],
  refused: [dropProposal],
  canceled: [dropProposal],
  title: (_, request) => {
    const untitled = getText('thesis', 'untitled');
    return {
      en: toTitle(request) || untitled.en,
      ar: words(request.details.titleAr) || toTitle(request) || untitled.ar,
    };
  },
  summaryFields: (db, request) => {
    const { titleEn, titleAr, subTopic, summary, supervisor } = request.details;
    const name = supervisorName(db, Number(supervisor ?? 0));
    return [
      ...summaryWords('titleEn', titleEn),
      ...summaryWords('titleAr', titleAr),
      ...summaryWords('subTopic', subTopic),
      ...(name ? [summaryText('supervisor', name)] : []),
      ...summaryWords('summary', summary),
      ...studyFacts(db, request),
    ];
  },
});

export function planFacts(
  db: Db,
  {
    student: { studentId, status, degreeClass },
    details,
    request,
  }: Pick<RequestContext, 'student' | 'details' | 'request'>,
): PlanFacts & { supervisorId: number | null } {
  const topic = findTopic(db, studentId);
  const plans = requestsOfStudent(db, studentId).filter(
    ({ id, kind, sentAt }) =>
      kind === 'researchPlan' && id !== request?.id && sentAt !== null && topic !== undefined && sentAt >= topic.since,
  );
  const found = (is: (one: RequestRow) => boolean): string | null => plans.find(is)?.referenceNumber ?? null;
  return {
    status,
    degreeClass,
    topic: topic ? (topic.reference ?? '') : null,
    supervisorId: topic?.supervisorId ?? null,
    open: found((one) => !hasEnded(one.status)),
    approved: found((one) => one.status === 'approved'),
    nameEn: words(details.nameEn),
    nameAr: words(details.nameAr),
  };
}

const saveApprovedPlan = (db: Db, { request: { id, studentId } }: Effected<PlanFacts>): void =>
  savePlan(db, studentId, id);

const planParts = ['nameEn', 'nameAr', 'plan', 'responsibility'];

export const researchPlanKind = declareKind<PlanFacts & { supervisorId: number | null }>({
  name: 'researchPlan',
  prefix: 'PLN',
  page: '/thesisResearchPlan',
  agenda: 'thesis',
  facts: planFacts,
  eligibility: planEligibilityRules,
  lapses: planLapseRules,
  rules: planRules,
  normalize: tidy,
  draft: { atMost: 1 },
  files: [
    { name: 'plan', required: true },
    { name: 'responsibility', required: true, otherNameThan: 'plan' },
  ],
  route: route(planParts, planParts),
  cancel: 'untilFirstDecision',
  approved: [saveApprovedPlan],
  title: (_, { details: { nameEn, nameAr } }) => {
    const untitled = getText('thesis', 'unnamed');
    return { en: words(nameEn) || words(nameAr) || untitled.en, ar: words(nameAr) || words(nameEn) || untitled.ar };
  },
  summaryFields: (db, request) => {
    const topic = findTopic(db, request.studentId);
    const supervisor = topic && supervisorName(db, topic.supervisorId);
    return [
      ...listEntered(db, request),
      ...(topic ? summaryWords('titleEn', topic.titleEn) : []),
      ...(topic ? summaryWords('titleAr', topic.titleAr) : []),
      ...(supervisor ? [summaryText('supervisor', supervisor)] : []),
      ...studyFacts(db, request),
    ];
  },
});
