import { contract, listOperations, type Operation, type OperationId } from '../../http/contract.ts';
import type { Schema } from '../../http/operations.ts';

export type FaultGroup = Schema<'FaultGroup'>;

/**
 * True for operations on a student's own data. Operations of the account, the audit log and the simulator, and those
 * that need no bearer token, are excluded.
 */
const isStudents = ({ tag, open }: Operation): boolean =>
  !open && tag !== 'simulator' && tag !== 'account' && tag !== 'audit';
/** True for a POST that only previews a change or returns the reasons against it. */
const isQuestion = ({ method, explains }: Operation): boolean => method === 'POST' && explains;
const isSave = (operation: Operation): boolean =>
  isStudents(operation) && operation.method !== 'GET' && !isQuestion(operation);

const belongs: Record<FaultGroup, (operation: Operation) => boolean> = {
  all: ({ tag }) => tag !== 'simulator',
  saves: isSave,
  registrationSaves: (operation) => operation.tag === 'registration' && isSave(operation),
  registration: ({ tag }) => tag === 'registration',
};

const operations = listOperations(contract);
const idsOf = (isMember: (operation: Operation) => boolean): ReadonlySet<OperationId> =>
  new Set(operations.filter(isMember).map(({ id }) => id));
const members: Record<FaultGroup, ReadonlySet<OperationId>> = {
  all: idsOf(belongs.all),
  saves: idsOf(belongs.saves),
  registrationSaves: idsOf(belongs.registrationSaves),
  registration: idsOf(belongs.registration),
};

/** True if a fault of the group applies to the operation. */
export const isInGroup = (group: FaultGroup, id: OperationId): boolean => members[group].has(id);

const struck = new Set<string>(operations.filter(({ tag }) => tag !== 'simulator').map(({ id }) => id));

/** True if a fault may be set for the operation. The simulator's own operations never fail. */
export const mayBeStruck = (id: string): id is OperationId => struck.has(id);
