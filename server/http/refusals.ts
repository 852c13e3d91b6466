import { statusOf, type MessageCode } from '../codes.ts';
import { listOperations, type ContractDocument, type DeclaredCodes, type Operation } from './contract-operations.ts';

type Json = { [key: string]: unknown };

/** Returns the HTTP status of a message code. */
export type StatusOf = (code: string) => number;

/**
 * The refusal codes of a call by 4xx status: those of its `x-messages`, unless it explains them with 200
 * (`x-explains`), and those that follow from its other properties.
 */
function codesByStatus(
  { open, method, tag, caller, messages, explains, forRecord, hasBody, idempotent }: Operation,
  status: StatusOf,
): DeclaredCodes {
  const codes: string[] = [
    'DEV-000001',
    'DEV-000008',
    ...(tag === 'simulator' ? ['DEV-000010'] : []),
    ...(caller === 'anybody' ? [] : ['DEV-000009']),
    ...(open ? [] : ['account.signInRequired', 'account.sessionEnded']),
    ...(forRecord ? ['account.notYourRecord'] : []),
    ...(idempotent ? ['http.keyReused'] : []),
    ...(hasBody ? ['DEV-000003', 'DEV-000004'] : []),
    ...(method === 'GET' ? [] : ['MSG-000077']),
    ...(explains ? [] : messages),
  ];
  const byStatus: Record<string, string[]> = {};
  for (const code of new Set(codes)) (byStatus[status(code)] ??= []).push(code);
  const declared = Object.entries(byStatus)
    .filter(([status]) => status.startsWith('4'))
    .map(([status, some]) => [status, some.sort()] as const);
  // Simulator calls may run the rules of any other call, so their 422 allows every code.
  return Object.fromEntries(
    declared.map(([status, some]) => [status, tag === 'simulator' && status === '422' ? 'any' : some]),
  );
}

/** Descriptions of responses by status. */
const says: Record<string, string> = {
  400: 'Not in the contract',
  401: 'No valid token',
  403: 'Not yours',
  404: 'No such thing',
  409: 'A confirmation is missing',
  413: 'Too large',
  415: 'Not JSON',
  422: 'A rule refuses',
  429: 'Too many',
};

/** Shared responses of the contract, by status and codes. */
const named: Record<string, string> = {
  '400 DEV-000001': 'NotInContract',
  '401 account.sessionEnded, account.signInRequired': 'NotSignedIn',
  '403 DEV-000008': 'ForeignPage',
  '403 DEV-000008, account.notYourRecord': 'NotYourRecord',
  '401 DEV-000009': 'TrainersOnly',
  '429 DEV-000010': 'TooManyTrainerCodes',
  '404 DEV-000007': 'NoSuchThing',
  '409 http.keyReused': 'KeyReused',
  '413 DEV-000003': 'TooLarge',
  '415 DEV-000004': 'NotJson',
  '422 MSG-000077': 'NotKept',
};

const reference = (name: string): { $ref: string } => ({ $ref: `#/components/responses/${name}` });

/**
 * The response object of a status: a reference if the contract has a shared one, otherwise an error with these codes.
 */
function responseOf(status: string, codes: string[] | 'any'): Json {
  const name = codes === 'any' ? 'Error' : named[`${status} ${codes.join(', ')}`];
  if (name) return reference(name);
  const reason = { properties: { Code: { enum: codes } } };
  // The first refusal of a 404 is about the missing object. Any other refusals may follow it.
  const reasons = status === '404' ? { prefixItems: [reason] } : { items: reason };
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { Refusals: reasons } }] };
  return { description: says[status], content: { 'application/json': { schema } } };
}

/**
 * Adds the refusals that openapi.yaml omits: a response for each 4xx status that the codes of a call have, and
 * `default`. Calls that already have a `default` are unchanged.
 */
export function withRefusals(
  contract: ContractDocument,
  status: StatusOf = (code) => statusOf(code as MessageCode),
): ContractDocument {
  const paths = { ...contract.paths };
  for (const operation of listOperations(contract)) {
    const method = operation.method.toLowerCase();
    const declared = paths[operation.path]![method]!;
    const responses = declared.responses as Json;
    if ('default' in responses) continue;
    const refusals = Object.entries(codesByStatus(operation, status)).map(([of, codes]) => [of, responseOf(of, codes)]);
    const whole = { ...responses, ...Object.fromEntries(refusals), default: reference('Error') } as Json;
    paths[operation.path] = { ...paths[operation.path], [method]: { ...declared, responses: whole } };
  }
  return { ...contract, paths };
}
