import type { Enum } from '../../db/enums.gen.ts';
import { statusOf, type MessageCode } from '../codes.ts';
import type { operations } from './contract.gen.ts';

export type OperationId = keyof operations;
type AgendaFunction = Enum<'AgendaFunction'>;

/** Which agenda functions open a call, for the current and the next semester, and whether it keeps to working days. */
export type Gate = {
  agenda: AgendaFunction[];
  early: AgendaFunction[];
  /** rules: the area's own rules report a closed agenda together with every other reason. */
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

/** A trainee calls in the own sandbox only. */
type Caller = 'anybody' | 'trainee' | 'trainer';

export type Operation = {
  id: OperationId;
  method: string;
  path: string;
  tag: string;
  /** No bearer token needed. */
  open: boolean;
  gate: Gate | undefined;
  messages: string[];
  hasBody: boolean;
  /** Whether it takes an Idempotency-Key. */
  idempotent: boolean;
  /** Whether it speaks for an academic record. */
  forRecord: boolean;
  /** Its body comes in parts, files among them. */
  multipart: boolean;
  /** Answers with a file. */
  file: boolean;
  /** `x-secret-answer`: told once and kept nowhere, not even for a retry. */
  secretAnswer: boolean;
  /** Of the JSON body, where it is not the usual one; such as 8mb. */
  bodyLimit: string | undefined;
  /** `x-stream`: answers with server-sent events for as long as the caller listens. */
  stream: boolean;
  /** `x-explains`: tells its reasons with 200 instead of refusing. */
  explains: boolean;
  /** The codes it may refuse with, by status. */
  declared: DeclaredCodes;
  /**
   * `x-caller`: who may call it on a simulator that asks for a trainer's code; of the simulator's calls all others are
   * the trainer's.
   */
  caller: Caller;
  /** `x-anonymous`: nothing that is kept of the call with its account may tell what was in its body. */
  anonymous: boolean;
  document: ContractDocument;
};

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * The part of the contract that a request of one operation is held to: its path, its method, and what they refer to. Of
 * its answers nothing: see response-schema.ts.
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
  return { ...contract, security: [], paths: { [path]: { [method]: operation } }, components };
}

type Coded = { properties?: { Code?: { enum?: string[] } } };
type ErrorSchema = { allOf?: { properties?: { Refusals?: { items?: Coded; prefixItems?: Coded[] } } }[] };
/** By status; 'any' where the contract names no codes. */
export type DeclaredCodes = Record<string, string[] | 'any'>;

/** The codes that the contract declares for each refusal. */
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
  // Only registration knows an early period.
  const early = gate.early ?? [];
  const unknown = [...agenda, ...early].filter((name) => !(functions as string[]).includes(name));
  if (unknown.length)
    throw new Error(`${String(operation.operationId)}: no such agenda function: ${unknown.join(', ')}`);
  return { agenda, early, within: gate.within ?? 'gate', workingDays: gate.workingDays ?? false };
};

/** Whether the body that a call takes is declared as multipart/form-data. */
const takesParts = ({ requestBody }: Json): boolean =>
  'multipart/form-data' in ((requestBody as { content?: Json } | undefined)?.content ?? {});

const isFile = ({ responses }: Json): boolean => {
  const content = (responses as Record<string, { content?: Record<string, unknown> }>)['200']?.content ?? {};
  return Object.keys(content).length > 0 && !('application/json' in content) && !('text/event-stream' in content);
};

/**
 * What the calls of every kind of request may refuse in doing this: `x-request-call` of each, its successes left out.
 */
const refusedInDoing = ({ paths }: ContractDocument, does: unknown): string[] =>
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) =>
      (operation['x-request-call'] as { does?: string } | undefined)?.does === does
        ? (operation['x-messages'] as string[])
        : [],
    )
    .filter((code) => statusOf(code as MessageCode) !== 200);

/** Its own codes and, where `x-messages-of` says so, those of the calls of every kind of request. */
const messagesOf = (contract: ContractDocument, { 'x-messages': own = [], 'x-messages-of': does }: Json): string[] => [
  ...new Set([...(own as string[]), ...(does === undefined ? [] : refusedInDoing(contract, does))]),
];

const known = new WeakMap<ContractDocument, Operation[]>();

/** Every operation of the contract; the same ones each time. */
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
      const parameters = (operation.parameters ?? []) as { $ref?: string; name?: string }[];
      return [
        {
          id: operation.operationId as OperationId,
          method: method.toUpperCase(),
          path,
          tag: (operation.tags as string[])[0] ?? '',
          open: Array.isArray(operation.security) && operation.security.length === 0,
          gate: gateOf(operation, contract.components.schemas?.AgendaFunction?.enum),
          messages: messagesOf(contract, operation),
          hasBody: 'requestBody' in operation,
          idempotent: parameters.some((p) => p.$ref?.endsWith('/IdempotencyKey')),
          forRecord: parameters.some((p) => p.$ref?.endsWith('/StudFacultyCode') || p.name === 'StudFacultyCode'),
          multipart: takesParts(operation),
          file: isFile(operation),
          secretAnswer: operation['x-secret-answer'] === true,
          bodyLimit: operation['x-body-limit'] as string | undefined,
          stream: operation['x-stream'] === true,
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
