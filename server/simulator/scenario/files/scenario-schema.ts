import { listPersonas } from '../../../../seed/personas.ts';
import { contract, listOperations } from '../../../http/contract.ts';
import { messageCodes } from '../../../http/messages.ts';
import { mayBeStruck } from '../../faults/fault-groups.ts';

/**
 * The JSON schema of a scenario file. Files are checked against it when they are read, and editors use it for
 * completion.
 */

type Json = { [key: string]: unknown };

const operations = listOperations(contract);

const object = (description: string, properties: Json, required: string[]): Json => ({
  type: 'object',
  description,
  additionalProperties: false,
  required,
  properties,
});
const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` });

const prefix = '#/components/schemas/';

/** Copies a schema of the contract into `defs`, with all schemas it refers to. */
function fromContract(name: string, defs: Json, change: (schema: Json) => Json = (schema) => schema): void {
  if (defs[name]) return;
  const referred: string[] = [];
  defs[name] = JSON.parse(
    JSON.stringify(change(contract.components.schemas?.[name] as Json), (key, value: unknown) => {
      if (key === 'examples') return undefined;
      if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(prefix)) return value;
      referred.push(value.slice(prefix.length));
      return value.replace(prefix, '#/$defs/');
    }),
  ) as Json;
  for (const one of referred) fromContract(one, defs);
}

/** Limits a fault in a file to operations and codes that exist. */
const namingCalls = (schema: Json): Json => ({
  ...schema,
  properties: {
    ...(schema.properties as Json),
    operationId: {
      description: 'The call that the fault affects. Give either a call or a group',
      enum: operations.map(({ id }) => id).filter(mayBeStruck),
    },
    code: ref('code'),
  },
});

export function scenarioSchema(): Json {
  const named = {
    description:
      'Values may be names instead of ids: course:ITCS214, section:ITCS214-01, registration:…, waiting:…, request:refund, file:bank-letter, record:, audit:, identity:eligible, ${saved}',
  };
  const defs: Json = {
    call: { description: 'An operationId of openapi.yaml', enum: operations.map(({ id }) => id) },
    // The schema allows any name, because a student built by the scenario has a name that only the file knows. Other
    // code checks that students exist.
    persona: {
      description: 'A persona, a student of seed/students, or the student of this file',
      anyOf: [{ enum: listPersonas().map(({ key }) => key) }, { type: 'string' }],
    },
    code: { description: 'A code of locales/en/messages.json', enum: messageCodes() },
    text: object(
      'A text in both languages',
      { en: { type: 'string', minLength: 1 }, ar: { type: 'string', minLength: 1 } },
      ['en', 'ar'],
    ),
    expectation: object(
      'The answer that the step must get',
      {
        status: {
          description: 'HTTP status. 0 if the connection is cut and no answer comes',
          type: 'integer',
          anyOf: [{ const: 0 }, { minimum: 200, maximum: 599 }],
        },
        code: { ...ref('code'), description: 'The code of the first refusal, or of the success message' },
        codes: {
          description: 'Codes that must be among the refusals, confirmations or messages',
          type: 'array',
          items: ref('code'),
        },
        body: {
          description:
            'Parts that the answer must have. Items of a list are found in this order, with others between; { anyOrder: […] } finds them in any order; an empty list must be empty',
        },
        slowerThanMs: { description: 'The least time until the answer, in milliseconds', type: 'integer', minimum: 1 },
      },
      ['status'],
    ),
    step: object(
      'One call and the text that the trainer reads aloud',
      {
        call: ref('call'),
        as: {
          description: 'The student who makes the call, if not the persona of the scenario. nobody: without signing in',
          anyOf: [{ const: 'nobody' }, ref('persona')],
        },
        query: { ...named, type: 'object' },
        params: { ...named, type: 'object' },
        body: named,
        headers: { type: 'object', additionalProperties: { type: 'string' } },
        expect: ref('expectation'),
        keep: {
          description:
            'Saves values of the answer for ${name} in later steps, as name: path. A path is such as refunds.0.id or items.type=services.id',
          type: 'object',
          additionalProperties: { type: 'string' },
        },
        by: {
          description:
            'Who does the step: a page, the console or a direct call. Left out, the call and its status decide',
          enum: ['page', 'console', 'call'],
        },
        show: { ...ref('text'), description: 'The sentence that the trainer reads aloud' },
      },
      ['call', 'expect', 'show'],
    ),
  };
  fromContract('AgendaRow', defs);
  fromContract('FaultSetting', defs, namingCalls);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Scenario',
    ...object(
      'A demonstration for trainers, a test case for testers and an automated test',
      {
        title: ref('text'),
        story: ref('text'),
        persona: ref('persona'),
        student: {
          description: 'A student for this scenario only, as in seed/students; or the name of one',
          type: ['object', 'string'],
        },
        instant: {
          description: 'The time of the clock at the beginning, such as 2026-09-07T10:00:00+03:00',
          type: 'string',
          format: 'date-time',
        },
        page: {
          description: 'The page that opens at the beginning, such as /registeredCourses',
          type: 'string',
          pattern: '^/',
        },
        codes: { description: 'The codes that the steps return', type: 'array', items: ref('code') },
        agenda: {
          description: 'Rows of the agenda. They replace the rows of the same function and semester',
          type: 'array',
          items: ref('AgendaRow'),
        },
        faults: { description: 'Faults that are set at the beginning', type: 'array', items: ref('FaultSetting') },
        steps: { type: 'array', minItems: 1, items: ref('step') },
      },
      ['title', 'story', 'persona', 'instant', 'page', 'codes', 'steps'],
    ),
    $defs: defs,
  };
}
