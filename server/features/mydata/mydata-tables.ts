import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as account from '../../../db/schema/account.ts';
import { appeals } from '../../../db/schema/appeal.ts';
import { absences } from '../../../db/schema/attendance.ts';
import { auditDownloads, auditForms, auditLogins } from '../../../db/schema/audit.ts';
import { loans, releases } from '../../../db/schema/clearance.ts';
import { contactDetails, mobileNumbers } from '../../../db/schema/contact.ts';
import { demands, seatOffers } from '../../../db/schema/demand.ts';
import { documentLookups, documents } from '../../../db/schema/document.ts';
import * as fees from '../../../db/schema/fees.ts';
import { inboxMessages, officeMessages } from '../../../db/schema/inbox.ts';
import { topLinks } from '../../../db/schema/link.ts';
import { forms } from '../../../db/schema/menu.ts';
import { studentMinors } from '../../../db/schema/minor.ts';
import { permits, permitUses } from '../../../db/schema/override.ts';
import { refunds } from '../../../db/schema/refund.ts';
import * as registration from '../../../db/schema/registration.ts';
import { attachments, requestEvents, requests, requestTasks } from '../../../db/schema/request.ts';
import { calendarSubscriptions } from '../../../db/schema/schedule.ts';
import * as student from '../../../db/schema/student.ts';
import { graduateSurveysDone, surveysDone } from '../../../db/schema/survey.ts';
import { thesisTopics } from '../../../db/schema/thesis.ts';
import { keptTimetables } from '../../../db/schema/timetable.ts';
import { certificates, studentTransfers, transferPreferences } from '../../../db/schema/transfer.ts';
import { busSeats } from '../../../db/schema/transport.ts';

/**
 * For each table of the database, its name in the file of a person's data, or the reason why it is left out. A test
 * fails if a table is missing here.
 */

export const partGroups = ['person', 'access', 'study', 'registration', 'money', 'requests', 'messages'] as const;
export type PartGroup = (typeof partGroups)[number];

/**
 * A table in the data file. `by`: the column that leads to the owner, directly or through the table it references.
 * `without`: columns that are left out, namely secrets, file contents and internal notes of offices. `references`: the
 * tables of ids without a declared foreign key.
 */
export type Part = {
  group: PartGroup;
  table: SQLiteTable;
  by: SQLiteColumn;
  without: readonly string[];
  references: Readonly<Record<string, SQLiteTable>>;
};

type ColumnName<Table extends SQLiteTable> = keyof Table['$inferSelect'] & string;

function part<Table extends SQLiteTable>(
  group: PartGroup,
  table: Table,
  by: NoInfer<ColumnName<Table>>,
  without: NoInfer<ColumnName<Table>>[] = [],
  references: Part['references'] = {},
): Part {
  return { group, table, by: getTableColumns(table)[by] as unknown as SQLiteColumn, without, references };
}

export const parts = {
  person: part('person', student.persons, 'id'),
  contactDetails: part('person', contactDetails, 'personId'),
  mobileNumbers: part('person', mobileNumbers, 'personId'),
  topLinks: part('person', topLinks, 'accountId'),

  account: part('access', account.accounts, 'personId', ['passwordHash']),
  sessions: part('access', account.sessions, 'accountId', ['id']),
  signIns: part('access', auditLogins, 'accountId'),
  openedForms: part('access', auditForms, 'auditLoginId', [], { formId: forms }),
  downloads: part('access', auditDownloads, 'auditLoginId'),

  records: part('study', student.students, 'personId'),
  semesters: part('study', student.studentSemesters, 'studentId'),
  grades: part('study', student.courseGrades, 'studentId'),
  settlements: part('study', student.settlements, 'studentId'),
  secondaryCertificate: part('study', certificates, 'studentId'),
  minors: part('study', studentMinors, 'studentId'),
  transfers: part('study', studentTransfers, 'studentId'),
  thesisTopics: part('study', thesisTopics, 'studentId', ['searchEn', 'searchAr', 'searchSubTopic']),
  absences: part('study', absences, 'registrationId'),
  courseEvaluations: part('study', surveysDone, 'registrationId'),
  graduateSurveys: part('study', graduateSurveysDone, 'studentId'),

  registrations: part('registration', registration.registrations, 'studentId'),
  registrationLog: part('registration', registration.registrationLog, 'studentId'),
  waitingLists: part('registration', registration.waitingEntries, 'studentId'),
  seatAlerts: part('registration', registration.seatAlerts, 'studentId'),
  neededCourses: part('registration', demands, 'studentId'),
  seatOffers: part('registration', seatOffers, 'demandId'),
  permits: part('registration', permits, 'studentId'),
  permitUses: part('registration', permitUses, 'permitId'),
  baskets: part('registration', registration.baskets, 'studentId'),
  timetables: part('registration', keptTimetables, 'studentId'),
  calendarAddresses: part('registration', calendarSubscriptions, 'studentId', ['tokenHash']),

  charges: part('money', fees.charges, 'studentId'),
  payments: part('money', fees.payments, 'studentId', ['gatewayUrl']),
  paymentLines: part('money', fees.paymentLines, 'paymentId'),
  paymentCallbacks: part('money', fees.paymentCallbacks, 'paymentId'),
  ledger: part('money', fees.ledgerEntries, 'studentId'),
  refunds: part('money', refunds, 'requestId'),

  requests: part('requests', requests, 'studentId'),
  requestHistory: part('requests', requestEvents, 'requestId', ['note']),
  requestTasks: part('requests', requestTasks, 'requestId', ['holderId', 'note', 'values']),
  files: part('requests', attachments, 'studentId', ['content']),
  appeals: part('requests', appeals, 'requestId'),
  transferPreferences: part('requests', transferPreferences, 'requestId'),
  busSeats: part('requests', busSeats, 'studentId'),
  documents: part('requests', documents, 'studentId', ['content']),
  documentLookups: part('requests', documentLookups, 'documentId'),
  loans: part('requests', loans, 'studentId'),
  clearances: part('requests', releases, 'studentId'),

  inbox: part('messages', inboxMessages, 'studentId'),
  sentMessages: part('messages', officeMessages, 'studentId'),
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

/** Tables about persons that are left out of the file, by the reason stated in the file. */
export const leftOut = {
  /** Hashes of passwords, codes and tokens, and the sessions of the identity provider. */
  secrets: ['former_password', 'refresh_token', 'verification_code', 'identity_artifact'],
  /** Counters of failed attempts, which would help a thief of the account. */
  guards: ['failed_try'],
  /** Internal notes of offices. They are columns of tables in the file (see `without`), so no table is listed here. */
  notes: [],
  /** Answers that cannot be traced to a person. */
  anonymous: ['survey_answer', 'graduate_survey_answer'],
  /**
   * Messages that are being sent, events for other systems, and responses stored for repeated calls. They are copies,
   * which are deleted after a limited time.
   */
  copies: ['idempotency_key', 'outgoing_message', 'webhook_event', 'webhook_delivery'],
  /** Records of the bank and the message service, which are simulated in this database. */
  outside: ['gateway_payment', 'gateway_callback', 'outbox'],
} as const satisfies Record<string, readonly string[]>;

/** Tables about no student: the university itself, the server, and the simulator. */
export const impersonal: readonly string[] = [
  ...['college', 'department', 'campus', 'campus_journey', 'building', 'building_walk', 'room', 'instructor'],
  ...['programme', 'course', 'course_prerequisite', 'course_corequisite', 'programme_course', 'semester', 'holiday'],
  ...['section', 'section_meeting', 'meeting_change', 'study_load', 'university_limit', 'fee_rate', 'refund_share'],
  ...['grade', 'agenda', 'incident', 'menu_form', 'clearance_desk', 'demand_answer', 'exemption_test', 'sponsor'],
  ...['minor', 'minor_entry', 'minor_course', 'survey_question', 'supervisor', 'transfer_offer', 'transfer_entry'],
  ...['transfer_cutoff', 'bus_region', 'bus_area', 'bus_station', 'bus_line', 'bus_stop'],
  ...['signing_key', 'document_key', 'catalogue_version', 'reference_data', 'unanswered_call', 'clock'],
  ...['surrounding', 'persona', 'webhook_subscription'],
  // The full-text index of thesis titles, which SQLite keeps in tables of its own.
  ...['thesis_title', 'thesis_title_config', 'thesis_title_data', 'thesis_title_docsize', 'thesis_title_idx'],
];

const partsByTable = new Map<SQLiteTable, Part>(Object.values(parts).map((one) => [one.table, one]));
export const findPart = (table: SQLiteTable): Part | undefined => partsByTable.get(table);

/** The column that a foreign key of one column references; undefined if there is none. */
export const referencedBy = (column: SQLiteColumn): SQLiteColumn | undefined =>
  getTableConfig(column.table)
    .foreignKeys.map((key) => key.reference())
    .find(({ columns }) => columns.length === 1 && columns[0] === column)?.foreignColumns[0];
