import type { Enum } from '../../db/enums.gen.ts';
import { statusOf, type MessageCode } from '../codes.ts';
import type { operations } from './contract.gen.ts';

export type OperationId = keyof operations;
type AgendaFunction = Enum<'AgendaFunction'>;

/**
 * The limits of a call in time. `agenda` and `early` name the periods of the university's agenda in which it is
 * allowed: `agenda` for the current semester, `early` for the next one. `workingDays` is true if days off are
 * excluded.
 */
export type Gate = {
  agenda: AgendaFunction[];
  early: AgendaFunction[];
  /**
   * `gate`: the gate reports a closed agenda. `rules`: the feature's own rules report it together with all other
   * refusals.
   */
  within: 'gate' | 'rules';
  workingDays: boolean;
};

type Json = { [key: string]: unknown };
export type ContractDocument = {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Record<string, Json>>;
} & Json;

/**
 * The callers to whom a simulator with a trainer's code opens an operation. The trainer's code opens every operation;
 * `trainee` also opens it to a trainee inside their own sandbox.
 */
type Caller = 'anybody' | 'trainee' | 'trainer';

/** A parameter of a call. `place` is its index in the call, or the name of a shared parameter. */
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  schema: unknown;
  example?: unknown;
  place: number | string;
};

export type Operation = {
  id: OperationId;
  method: string;
  path: string;
  tag: string;
  /** True if no bearer token is needed. */
  open: boolean;
  gate: Gate | undefined;
  messages: string[];
  /** With resolved references. */
  parameters: Parameter[];
  hasBody: boolean;
  /** True if the operation takes an Idempotency-Key. */
  idempotent: boolean;
  /** True if the operation needs an academic record. */
  forRecord: boolean;
  /** True for a multipart body, which may have files. */
  multipart: boolean;
  /** True if the response is a file. */
  file: boolean;
  /** `x-secret-answer`: the response has a secret and is not stored, even for a retry. */
  secretAnswer: boolean;
  /** The size limit of the JSON body, such as 8mb; undefined for the default limit. */
  bodyLimit: string | undefined;
  /** `x-stream`: sends server-sent events while the caller listens. */
  stream: boolean;
  /** `x-queued`: true if calls wait for their turn in the registration queue. */
  queued: boolean;
  /** `x-explains`: returns its refusals with 200 instead of an error. */
  explains: boolean;
  declared: DeclaredCodes;
  /**
   * `x-caller`: the allowed caller on a simulator with a trainer's code. Simulator calls without it are for trainers.
   */
  caller: Caller;
  /**
   * `x-anonymous`: nothing that is stored with the caller's account may reveal the body, such as the answers of a
   * survey.
   */
  anonymous: boolean;
  document: ContractDocument;
};

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * The part of the contract used to validate requests of one operation: its path, method and references. For responses
 * see response-schema.ts.
 */
function narrow(contract: ContractDocument, path: string, method: string): ContractDocument {
  const operation: Json = {
    ...(contract.paths[path]?.[method] as Json),
    responses: { default: { description: 'see response-schema.ts' } },
  };
  const components: Record<string, Record<string, Json>> = {
    securitySchemes: contract.components.securitySchemes ?? {},
  };
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(collect);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref' || typeof value !== 'string') {
        collect(value);
        continue;
      }
      const [, , kind = '', name = ''] = value.split('/');
      const known = (components[kind] ??= {});
      const target = contract.components[kind]?.[name];
      if (known[name] || !target) continue;
      known[name] = target;
      collect(target);
    }
  };
  collect(operation);
  const { webhooks: _, ...rest } = contract;
  return { ...rest, security: [], paths: { [path]: { [method]: operation } }, components };
}

type Coded = { properties?: { Code?: { enum?: string[] } } };
type ErrorSchema = { allOf?: { properties?: { Refusals?: { items?: Coded; prefixItems?: Coded[] } } }[] };
/** Refusal codes by status; 'any' if the contract names none. */
export type DeclaredCodes = Record<string, string[] | 'any'>;

/** The codes that the contract declares for each 4xx status. */
function declaredCodes({ components }: ContractDocument, responses: Json): DeclaredCodes {
  const declared = Object.entries(responses).filter(([status]) => status.startsWith('4'));
  return Object.fromEntries(
    declared.map(([status, response]) => {
      const { $ref } = response as { $ref?: string };
      const { content } = ($ref ? components.responses?.[$ref.split('/').at(-1) ?? ''] : response) as {
        content: Record<string, { schema: ErrorSchema }>;
      };
      const reasons = content['application/json']?.schema.allOf?.[1]?.properties?.Refusals;
      return [status, (reasons?.items ?? reasons?.prefixItems?.[0])?.properties?.Code?.enum ?? 'any'];
    }),
  );
}

const gateOf = (operation: Json, functions: unknown): Gate | undefined => {
  const gate = operation['x-gate'] as
    | { agenda?: AgendaFunction | AgendaFunction[]; early?: AgendaFunction[]; within?: 'rules'; workingDays?: boolean }
    | undefined;
  if (!gate) return undefined;
  const agenda = [gate.agenda ?? []].flat();
  // Only calls of registration have an early period.
  const early = gate.early ?? [];
  const unknown = [...agenda, ...early].filter((name) => !(functions as string[]).includes(name));
  if (unknown.length)
    throw new Error(`${String(operation.operationId)}: the agenda has no function ${unknown.join(', ')}`);
  return { agenda, early, within: gate.within ?? 'gate', workingDays: gate.workingDays ?? false };
};

/** True if the request body is declared as multipart/form-data. */
const takesParts = ({ requestBody }: Json): boolean =>
  'multipart/form-data' in ((requestBody as { content?: Json } | undefined)?.content ?? {});

const isFile = ({ responses }: Json): boolean => {
  const content = (responses as Record<string, { content?: Record<string, unknown> }>)['200']?.content ?? {};
  return Object.keys(content).length > 0 && !('application/json' in content) && !('text/event-stream' in content);
};

/** Refusal codes of all calls with this action on a request (`does` of `x-request-call`, such as `send`). */
const refusedInDoing = ({ paths }: ContractDocument, does: unknown): string[] =>
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) =>
      (operation['x-request-call'] as { does?: string } | undefined)?.does === does
        ? (operation['x-messages'] as string[])
        : [],
    )
    .filter((code) => statusOf(code as MessageCode) !== 200);

/**
 * The operation's own codes. `x-messages-of` adds the refusal codes of all request calls with the action that it names,
 * and `x-queued` adds the code of the registration queue.
 */
const messagesOf = (
  contract: ContractDocument,
  { 'x-messages': own = [], 'x-messages-of': does, 'x-queued': queued }: Json,
): string[] => [
  ...new Set([
    ...(own as string[]),
    ...(does === undefined ? [] : refusedInDoing(contract, does)),
    ...(queued === true ? ['registration.queued'] : []),
  ]),
];

const readParameters = ({ components }: ContractDocument, { parameters = [] }: Json): Parameter[] =>
  (parameters as Json[]).map((one, index) => {
    const shared = typeof one.$ref === 'string' ? one.$ref.split('/').at(-1) : undefined;
    return { ...(shared === undefined ? one : components.parameters?.[shared]), place: shared ?? index } as Parameter;
  });

const known = new WeakMap<ContractDocument, Operation[]>();

/** All operations of the contract, cached per document. */
export function listOperations(contract: ContractDocument): Operation[] {
  let operations = known.get(contract);
  if (!operations) known.set(contract, (operations = readOperations(contract)));
  return operations;
}

function readOperations(contract: ContractDocument): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = readParameters(contract, operation);
      return [
        {
          id: operation.operationId as OperationId,
          method: method.toUpperCase(),
          path,
          tag: (operation.tags as string[])[0] ?? '',
          open: Array.isArray(operation.security) && !operation.security.some((one: object) => 'bearer' in one),
          gate: gateOf(operation, contract.components.schemas?.AgendaFunction?.enum),
          messages: messagesOf(contract, operation),
          parameters,
          hasBody: 'requestBody' in operation,
          idempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
          forRecord: parameters.some(({ name }) => name === 'StudFacultyCode'),
          multipart: takesParts(operation),
          file: isFile(operation),
          secretAnswer: operation['x-secret-answer'] === true,
          bodyLimit: operation['x-body-limit'] as string | undefined,
          stream: operation['x-stream'] === true,
          queued: operation['x-queued'] === true,
          explains: operation['x-explains'] === true,
          caller:
            (operation['x-caller'] as Caller | undefined) ??
            ((operation.tags as string[])[0] === 'simulator' ? 'trainer' : 'anybody'),
          declared: declaredCodes(contract, operation.responses as Json),
          anonymous: operation['x-anonymous'] === true,
          document: narrow(contract, path, method),
        },
      ];
    }),
  );
}
