import { statusOf, type MessageCode } from '../codes.ts';
import { operationsOf, type ContractDocument, type DeclaredCodes, type Operation } from './contract.ts';

/** The codes a call may refuse with, by status, as they follow from its x-messages and what every call may answer. */
function codesByStatus({
  open,
  method,
  tag,
  caller,
  messages,
  explains,
  forRecord,
  hasBody,
  idempotent,
}: Operation): DeclaredCodes {
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
  for (const code of new Set(codes)) (byStatus[statusOf(code as MessageCode)] ??= []).push(code);
  const declared = Object.entries(byStatus)
    .filter(([status]) => status.startsWith('4'))
    .map(([status, some]) => [status, some.sort()] as const);
  // The simulator's own controls play the rules of other calls.
  return Object.fromEntries(
    declared.map(([status, some]) => [status, tag === 'simulator' && status === '422' ? 'any' : some]),
  );
}

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

/** What is the same for many calls has a name among the contract's responses. */
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

function responseLine(status: string, codes: string[] | 'any'): string {
  const name = codes === 'any' ? 'Error' : named[`${status} ${codes.join(', ')}`];
  if (name) return `        '${status}': { $ref: '#/components/responses/${name}' }`;
  const reason = `{ properties: { Code: { enum: [${(codes as string[]).join(', ')}] } } }`;
  // Beside what is not there, every other reason is told as well.
  const reasons = status === '404' ? `prefixItems: [${reason}]` : `items: ${reason}`;
  const schema = `{ allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { Refusals: { ${reasons} } } }] }`;
  return `        '${status}': { description: ${says[status]}, content: { application/json: { schema: ${schema} } } }`;
}

/** Calls that share their answers by an anchor get them each: what they may refuse with differs. */
function withOwnResponses(lines: string[]): string[] {
  const shared = new Map<string, string[]>();
  lines.forEach((line, index) => {
    const name = /^ {6}responses: &(\w+)$/.exec(line)?.[1];
    if (name === undefined) return;
    const end = lines.findIndex((later, at) => at > index && !later.startsWith('        '));
    shared.set(name, lines.slice(index + 1, end));
  });
  return lines.flatMap((line) => {
    const [, sign, name = ''] = /^ {6}responses: ([&*])(\w+)$/.exec(line) ?? [];
    return sign === undefined ? [line] : ['      responses:', ...(sign === '*' ? (shared.get(name) ?? []) : [])];
  });
}

/** The text of openapi.yaml with each call's refusals as they follow from its x-messages. */
export function withRefusals(yaml: string, contract: ContractDocument): string {
  const operations = new Map(operationsOf(contract).map((operation) => [operation.id as string, operation]));
  let lines: string[] = [];
  return withOwnResponses(yaml.split('\n'))
    .filter((line) => !/^ {8}'4\d\d': /.test(line))
    .flatMap((line) => {
      const id = /^ {6}operationId: (\w+)$/.exec(line)?.[1];
      const operation = id === undefined ? undefined : operations.get(id);
      if (operation)
        lines = Object.entries(codesByStatus(operation)).map(([status, codes]) => responseLine(status, codes));
      if (!line.startsWith('        default: ')) return [line];
      const made = [...lines, line];
      lines = [];
      return made;
    })
    .join('\n');
}
