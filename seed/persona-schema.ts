import { schedules, histories } from './shared.ts';
import { demonstrationSections, orientationSections } from './university/demonstration.ts';
import { sponsors } from './university/limits.ts';
import { programmes } from './university/programmes.ts';
import { listSchema, mapSchema, objectSchema, type JsonSchema } from './yaml-file.ts';

const described = (description: string, schema: JsonSchema): JsonSchema => ({ description, ...schema });
const string: JsonSchema = { type: 'string' };
const yesNo: JsonSchema = { type: 'boolean' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const fils = count;
const percent: JsonSchema = { type: 'integer', minimum: 0, maximum: 100 };
const date: JsonSchema = { type: 'string', pattern: '^20\\d\\d-\\d\\d-\\d\\d$' };
const semester: JsonSchema = { type: 'integer', minimum: 20_001, maximum: 20_993 };
const texts = objectSchema({ en: string, ar: string }, ['en', 'ar']);

const feesSchema = objectSchema({
  unpaidTuition: described("Percent of last semester's tuition that is unpaid", percent),
  unpaidServices: described("True if this semester's services and insurance are unpaid", yesNo),
  others: listSchema(
    objectSchema({ kind: { enum: ['returnedCheque', 'libraryFine'] }, amount: fils, on: date, cashierOnly: yesNo }, [
      'kind',
      'amount',
      'on',
      'cashierOnly',
    ]),
  ),
  tries: listSchema(
    objectSchema({ status: { enum: ['failed', 'canceled'] }, reason: string, on: date, minute: count }, [
      'status',
      'on',
      'minute',
    ]),
  ),
});

const thesisSchema = objectSchema(
  {
    state: { enum: ['current', 'returned'] },
    supervisor: described('The number of the supervisor within the department, from 1', count),
    on: date,
    titleEn: { type: ['string', 'null'] },
    titleAr: { type: ['string', 'null'] },
    subTopic: string,
    note: string,
  },
  ['state', 'supervisor', 'on', 'titleEn', 'titleAr', 'subTopic'],
);

/** The definitions that `recordSchema` refers to: lists of sections and schedules, and percentages by section. */
function sectionDefinitions(): JsonSchema {
  const sections = [...demonstrationSections(), ...orientationSections()].map(({ section }) => section);
  return {
    taken: listSchema({ enum: [...Object.keys(schedules()), ...sections] }),
    shares: mapSchema(percent),
  };
}
const taken: JsonSchema = { $ref: '#/$defs/taken' };
const shares: JsonSchema = { $ref: '#/$defs/shares' };

/** The schema of an academic record. `shared` are the names of the records that it may start from, if it may. */
function recordSchema(shared?: readonly string[]): JsonSchema {
  return objectSchema({
    ...(shared && { from: described('The record of seed/shared/records.yaml to start from', { enum: shared }) }),
    code: described('The student number. Left out, the seed gives one', string),
    programme: { enum: programmes.map(({ code }) => code) },
    admission: described('The semester of admission, such as 20241', semester),
    history: described('The courses taken earlier, by a name of seed/shared/histories.yaml', {
      enum: Object.keys(histories()),
    }),
    transfers: described(
      'Earlier programmes, the oldest first, each with the first semester of the programme after it',
      listSchema(objectSchema({ from: string, semester }, ['from', 'semester'])),
    ),
    registered: described('Unpaid sections, or names of seed/shared/schedules.yaml', taken),
    paid: taken,
    dropped: taken,
    frozen: taken,
    waiting: described('Sections for which the student is on the waiting list', taken),
    fromBalance: described('True if the `paid` courses were paid from the balance', yesNo),
    partly: described(
      "Percent of the student's share of the `paid` courses that is paid, from the balance and in another way. Left out, all is paid",
      objectSchema({ balance: percent, paid: percent }, ['balance', 'paid']),
    ),
    fees: described('Unpaid and other charges. Left out, all charges are paid', feesSchema),
    absent: described('Percent of classes missed without an excuse, by section', shares),
    excused: described('Percent of classes missed with an excuse, by section', shares),
    current: described('The enrolment of this semester. Left out: enrolled; null: no entry', {
      enum: ['enrolled', 'notEnrolled', 'withdrawn', null],
    }),
    next: described('The enrolment of the next semester. null: no entry', { enum: ['enrolled', 'notEnrolled', null] }),
    away: described(
      'Past semesters that were postponed or without enrolment',
      mapSchema({ enum: ['withdrawn', 'notEnrolled'] }, '^20\\d\\d[123]$'),
    ),
    status: { enum: ['active', 'frozen', 'dismissed', 'withdrawn', 'graduated', 'inactive', 'admissionCanceled'] },
    statusChangedOn: date,
    warnings: count,
    chances: described(
      'Chances to raise the CGPA: the number given, and the semesters left of the current chance',
      objectSchema({ given: count, semesters: count }, ['given', 'semesters']),
    ),
    reinstatements: described('How often the enrolment was restored', count),
    graduating: yesNo,
    orientation: { enum: ['none', 'required', 'completed', 'exempted'] },
    recentlyEnrolled: yesNo,
    btc: described('True if the Teachers College registers the student', yesNo),
    certificate: described('false: the record has no secondary certificate', { const: false }),
    sponsor: { enum: sponsors.map(([code]) => code) },
    balance: described('The balance of the student, in fils', fils),
    thesis: thesisSchema,
  });
}

const accountSchema: JsonSchema = {
  ...objectSchema({
    kind: { enum: ['student', 'staff'] },
    status: { enum: ['active', 'inactive', 'notValid', 'legacy'] },
    restriction: { enum: ['machine', 'network'] },
    expired: described('True if the password has expired', yesNo),
  }),
  type: ['object', 'null'],
};

/** The JSON schema of `seed/shared/records.yaml`. */
export const sharedRecordsSchema = (): JsonSchema => ({ ...mapSchema(recordSchema()), $defs: sectionDefinitions() });

/** The JSON schema of `seed/personas/*.yaml`. `shared` are the names that `from` of a record may have. */
export const personaSchema = (shared: readonly string[]): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Personas',
  ...mapSchema(
    objectSchema(
      {
        number: described('The place in the order of all personas, from 1. A new persona gets the next number', count),
        called: described('The name of the student', texts),
        gender: described('Left out: female', { enum: ['female', 'male'] }),
        title: described('The case in a few words', texts),
        shows: described('The case and the result that a trainer shows', texts),
        account: described('null: the account is not activated yet', accountSchema),
        email: described('Left out: the university e-mail address of the user name; null: none', {
          type: ['string', 'null'],
        }),
        mobiles: described(
          'Mobile numbers; the first gets the text messages. Left out: one number; []: none',
          listSchema(string),
        ),
        records: listSchema(recordSchema(shared)),
      },
      ['number', 'called', 'title', 'shows', 'records'],
    ),
    '^[a-z][a-zA-Z]*$',
  ),
  $defs: sectionDefinitions(),
});
