import type { Db } from '../db/db.ts';
import { enums } from '../db/enums.gen.ts';
import type { AgendaFunction } from '../db/schema/agenda.ts';
import { studyEndEffects, type StudyEndEffects } from './academic-record/study-end.ts';
import type { ScheduledJob } from './clock/business-clock.ts';
import type { Feature, Offers } from './feature.ts';
import { accountFeature } from './features/account/account-feature.ts';
import { admissionFeature } from './features/admission/admission-feature.ts';
import { agendaFeature } from './features/agenda/agenda-feature.ts';
import { appealFeature } from './features/appeal/appeal-feature.ts';
import { attendanceFeature } from './features/attendance/attendance-feature.ts';
import { auditFeature } from './features/audit/audit-feature.ts';
import { caseStudyFeature } from './features/casestudy/casestudy-feature.ts';
import { clearanceFeature } from './features/clearance/clearance-feature.ts';
import { contactFeature } from './features/contact/contact-feature.ts';
import { dashboardFeature } from './features/dashboard/dashboard-feature.ts';
import { demandFeature } from './features/demand/demand-feature.ts';
import { documentFeature } from './features/document/document-feature.ts';
import { enrollmentFeature } from './features/enrollment/enrollment-feature.ts';
import { exemptionFeature } from './features/exemption/exemption-feature.ts';
import { feesFeature } from './features/fees/fees-feature.ts';
import { gpaFeature } from './features/gpa/gpa-feature.ts';
import { incidentFeature } from './features/incident/incident-feature.ts';
import { inboxFeature } from './features/inbox/inbox-feature.ts';
import { linkFeature } from './features/link/link-feature.ts';
import { menuFeature } from './features/menu/menu-feature.ts';
import { minorFeature } from './features/minor/minor-feature.ts';
import { myDataFeature } from './features/mydata/mydata-feature.ts';
import { overrideFeature } from './features/override/override-feature.ts';
import { planFeature } from './features/plan/plan-feature.ts';
import { refundFeature } from './features/refund/refund-feature.ts';
import { registrationFeature } from './features/registration/registration-feature.ts';
import { requestFeature } from './features/request/request-feature.ts';
import { scheduleFeature } from './features/schedule/schedule-feature.ts';
import { surveyFeature } from './features/survey/survey-feature.ts';
import { thesisFeature } from './features/thesis/thesis-feature.ts';
import { timetableFeature } from './features/timetable/timetable-feature.ts';
import { transcriptFeature } from './features/transcript/transcript-feature.ts';
import { transferFeature } from './features/transfer/transfer-feature.ts';
import { transportFeature } from './features/transport/transport-feature.ts';
import { webhookFeature } from './features/webhook/webhook-feature.ts';
import { withdrawalFeature } from './features/withdrawal/withdrawal-feature.ts';
import { periodMoves } from './features/agenda/agenda-queries.ts';
import { services, type Service } from './features/agenda/agenda-services.ts';
import { chargePaidEffects } from './features/fees/payment-commands.ts';
import { moveByOpenIncidents } from './features/incident/incident-commands.ts';
import { dueTimes } from './features/incident/incident-due-times.ts';
import { waitForIncidents } from './features/incident/incident-jobs.ts';
import { servicesOfKind } from './features/request/request-kind-services.ts';
import type { Kind, RequestKind } from './features/request/request-kind.ts';
import { requestKinds, type RequestKinds } from './features/request/request-registry.ts';
import type { Handlers, SimulatorOperation } from './http/operations.ts';

/** The feature areas of the server, one folder each. An area may import only areas that are listed before it. */
export const features = [
  auditFeature,
  webhookFeature,
  inboxFeature,
  contactFeature,
  agendaFeature,
  incidentFeature,
  menuFeature,
  linkFeature,
  feesFeature,
  requestFeature,
  accountFeature,
  registrationFeature,
  overrideFeature,
  demandFeature,
  timetableFeature,
  attendanceFeature,
  scheduleFeature,
  transportFeature,
  enrollmentFeature,
  thesisFeature,
  withdrawalFeature,
  transcriptFeature,
  gpaFeature,
  planFeature,
  minorFeature,
  surveyFeature,
  clearanceFeature,
  documentFeature,
  appealFeature,
  exemptionFeature,
  refundFeature,
  admissionFeature,
  caseStudyFeature,
  transferFeature,
  dashboardFeature,
  myDataFeature,
] as const;

type Listed = (typeof features)[number]['offers'];
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type All<Key extends keyof Offers> = Together<
  Listed extends infer Offer ? (Offer extends Record<Key, infer Value> ? Value : never) : never
>;

/**
 * Merges one property of all areas, such as their handlers, into one record. Throws if two areas offer the same name.
 */
function collect<Key extends 'handlers' | 'requestKinds' | 'studyEnd'>(key: Key): All<Key> {
  const all: Record<string, unknown> = {};
  for (const { area, offers } of features as readonly Feature[])
    for (const [name, value] of Object.entries(offers[key] ?? {})) {
      if (name in all) throw new Error(`the features ${area} and another both declare ${name} in ${key}`);
      all[name] = value;
    }
  return all as All<Key>;
}

/** The handlers of all operations of a university's API. The simulator's own operations are not among them. */
export const universityHandlers = collect('handlers') satisfies Omit<Handlers, SimulatorOperation>;

const declaredKinds = collect('requestKinds') satisfies RequestKinds;

function declaredKind(name: RequestKind): Kind {
  const kind = (declaredKinds as Partial<RequestKinds>)[name];
  if (!kind) throw new Error(`no feature declares ${name}, a kind of request in the contract`);
  return kind;
}

/** Every kind of student request, in the order in which `openapi.yaml` lists them. */
export const productKinds = Object.fromEntries(
  enums.RequestKind.map((name) => [name, declaredKind(name)]),
) as RequestKinds;

const studyEnd: StudyEndEffects = collect('studyEnd');

const offered = <Value>(of: (offers: Offers) => readonly Value[] | undefined): Value[] =>
  (features as readonly Feature[]).flatMap(({ offers }) => of(offers) ?? []);

/**
 * The scheduled jobs of a university, in the order of the areas. Requests come before waiting lists, so a seat freed
 * by a request is free before the job that closes the waiting lists runs.
 */
export const universityJobs: readonly ScheduledJob[] = offered(({ jobs }) => jobs).map(waitForIncidents);

/** The services shown to students first. The services of the request kinds follow, then the remaining ones. */
const firstServices: readonly AgendaFunction[] = ['registration', 'addDrop', 'courseWithdrawal', 'earlyRegistration'];

function servicesInOrder(): Service[] {
  const declared = offered((offers) => offers.services);
  return [
    ...firstServices.flatMap((name) => declared.filter(({ service }) => service === name)),
    ...Object.values(productKinds).flatMap(servicesOfKind),
    ...declared.filter(({ service }) => !firstServices.includes(service)),
  ];
}

/** Every service, in the order shown to students. */
export const productServices: readonly Service[] = servicesInOrder();
const chargePaid = offered((offers) => offers.chargePaid);
const moved = offered((offers) => offers.dueTimes);

/**
 * Provides a database with the extension points of all areas, and returns the same database. Call it once after
 * opening, before any request or job.
 */
export function composeFeatures(db: Db): Db {
  requestKinds.provide(db, productKinds);
  studyEndEffects.provide(db, studyEnd);
  services.provide(db, productServices);
  chargePaidEffects.provide(db, chargePaid);
  dueTimes.provide(db, moved);
  periodMoves.provide(db, moveByOpenIncidents);
  return db;
}
