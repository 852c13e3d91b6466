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
      description: 'The call it strikes; either this or a group',
      enum: operations.map(({ id }) => id).filter(mayBeStruck),
    },
    code: ref('code'),
  },
});

export function scenarioSchema(): Json {
  const named = {
    description:
      'May name things instead of ids: course:ITCS214, section:ITCS214-01, registration:…, waiting:…, request:refund, file:bank-letter, record:, audit:, identity:eligible, ${kept}',
  };
  const defs: Json = {
    call: { description: 'An operationId of openapi.yaml', enum: operations.map(({ id }) => id) },
    // The schema allows any name, because a student built by the scenario has a name that only the file knows. Other
    // code checks that students exist.
    persona: {
      description: 'A seeded student, one of seed/students, or the one built here',
      anyOf: [{ enum: listPersonas().map(({ key }) => key) }, { type: 'string' }],
    },
    code: { description: 'A code of locales/en/messages.json', enum: messageCodes() },
    text: object('In both languages', { en: { type: 'string', minLength: 1 }, ar: { type: 'string', minLength: 1 } }, [
      'en',
      'ar',
    ]),
    expectation: object(
      'What must come back',
      {
        status: {
          description: 'HTTP status; 0 where the line is cut and nothing is answered',
          type: 'integer',
          anyOf: [{ const: 0 }, { minimum: 200, maximum: 599 }],
        },
        code: { ...ref('code'), description: 'The first reason, or the message of a success' },
        codes: {
          description: 'All of these are among the reasons, confirmations or messages',
          type: 'array',
          items: ref('code'),
        },
        body: {
          description:
            'Parts the answer must have: objects as parts, lists item by item in their order with others between, { anyOrder: […] } in any; an empty list is empty',
        },
        slowerThanMs: { description: 'The answer must not come sooner', type: 'integer', minimum: 1 },
      },
      ['status'],
    ),
    step: object(
      'One call, and what to show of it',
      {
        call: ref('call'),
        as: {
          description: "Another student than the scenario's own; nobody: without signing in",
          anyOf: [{ const: 'nobody' }, ref('persona')],
        },
        query: { ...named, type: 'object' },
        params: { ...named, type: 'object' },
        body: named,
        headers: { type: 'object', additionalProperties: { type: 'string' } },
        expect: ref('expectation'),
        keep: {
          description:
            'Values of the answer for ${name} in later steps: name: path, such as refunds.0.id or items.type=services.id',
          type: 'object',
          additionalProperties: { type: 'string' },
        },
        by: {
          description: 'Where the step is done, where it is not as its call says',
          enum: ['page', 'console', 'call'],
        },
        show: { ...ref('text'), description: 'What the trainer shows' },
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
      'A demonstration for trainers, a case for testers and a test',
      {
        title: ref('text'),
        story: ref('text'),
        persona: ref('persona'),
        student: { description: 'A student built for it; see seed/student-file.ts', type: ['object', 'string'] },
        instant: {
          description: 'When it begins, such as 2026-09-07T10:00:00+03:00',
          type: 'string',
          format: 'date-time',
        },
        page: { description: 'The page it opens, such as /registeredCourses', type: 'string', pattern: '^/' },
        codes: { description: 'The codes it shows', type: 'array', items: ref('code') },
        agenda: {
          description: 'Rows that replace those of the same function and semester',
          type: 'array',
          items: ref('AgendaRow'),
        },
        faults: { description: 'In force from the beginning', type: 'array', items: ref('FaultSetting') },
        steps: { type: 'array', minItems: 1, items: ref('step') },
      },
      ['title', 'story', 'persona', 'instant', 'page', 'codes', 'steps'],
    ),
    $defs: defs,
  };
}
