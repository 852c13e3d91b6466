import type { CallFailure } from './failure.ts';
import { notify, openDialogue } from './notices.ts';
import type { Method, OperationId } from './operations.ts';
import { isAvailable } from './feature-availability.ts';
import { getEndpoint } from './operations.ts';
import { leaveNote, purge, removeNote } from './session.ts';

/** The reaction of the page to a failed call. `seconds`: the time for which a dialogue or notice is shown. */
export type Behaviour =
  | { kind: 'signOutDialogue'; seconds: 5 }
  | { kind: 'legacyDialogue'; seconds: 150 }
  | { kind: 'signOut' }
  | { kind: 'detailsDialogue' }
  | { kind: 'clearanceNotice'; seconds: 6 }
  | { kind: 'loginAlert' }
  | { kind: 'withdrawMessage' }
  | { kind: 'silent' }
  | { kind: 'note' }
  | { kind: 'question' }
  | { kind: 'alert'; seconds: 4 };

export type FailedCall = {
  status: number;
  code: string;
  type: CallFailure['error']['ErrorMessageType'];
  details: string;
  refusals: number;
  method: Method;
  path: string;
  note?: boolean;
};
type Row = { when: (failed: FailedCall) => boolean; does: Behaviour };

const clearanceDetail = 'Please Complete Student release process Before you apply for the certificate';
const signInRefusals = [1, 2, 3, 5, 6, 7, 8].map((number) => `MSG-LOG0-00000${number}`);
const coursesToRegister = getEndpoint('coursesToRegister').path;

/** The reactions by error type and code. The first matching row applies. */
const table: Row[] = [
  {
    when: ({ type, code }) => type === 'FromTranslation' && signInRefusals.includes(code),
    does: { kind: 'signOutDialogue', seconds: 5 },
  },
  {
    when: ({ type, code }) => type === 'FromTranslation' && code === 'MSG-LOG0-000004',
    does: { kind: 'legacyDialogue', seconds: 150 },
  },
  {
    when: ({ type, code, method }) => type === 'FromDataBase' && code === 'MSG-LOG0-000009' && method === 'get',
    does: { kind: 'detailsDialogue' },
  },
  { when: ({ type, code }) => type === 'FromDataBase' && code === 'MSG-LOG0-000009', does: { kind: 'signOut' } },
  { when: ({ path }) => path.includes('ClearanceProcess'), does: { kind: 'silent' } },
  {
    when: ({ type, details }) => type === 'FromDataBase' && details.includes(clearanceDetail),
    does: { kind: 'clearanceNotice', seconds: 6 },
  },
  { when: ({ path }) => path.includes('SetAuditFormLog') || path.startsWith('/sim/info'), does: { kind: 'silent' } },
  { when: ({ method, path }) => method === 'get' && path === coursesToRegister, does: { kind: 'loginAlert' } },
  { when: ({ path }) => path.includes('OfficialWithdrawData'), does: { kind: 'withdrawMessage' } },
  { when: ({ method, note }) => method === 'get' && note === true, does: { kind: 'note' } },
  { when: ({ status, refusals }) => status === 409 && refusals > 0, does: { kind: 'question' } },
];

export const findBehaviour = (failed: FailedCall): Behaviour =>
  table.find(({ when }) => when(failed))?.does ?? { kind: 'alert', seconds: 4 };

/**
 * The reaction to a failed call. A 401 gets here only from calls without a token and from calls about the session
 * itself. For all others, `client.ts` renews or ends the session first.
 */
export const behaviourFor = (
  { status, error }: Pick<CallFailure, 'status' | 'error'>,
  method: Method,
  path: string,
  note = false,
): Behaviour =>
  findBehaviour({
    note,
    status,
    code: error.Message,
    type: error.ErrorMessageType,
    details: error.Details,
    refusals: error.Refusals.length,
    method,
    path,
  });

/**
 * Carries out the reaction to a failed call. Returns true if the caller need not show the failure, because a dialogue
 * has opened or the session ends. `inPlace`: the page shows the reasons itself, so there is no alert. `note`: for a GET
 * operation, the notice of the failure stays until it is dismissed.
 */
export function reportFailure(
  failure: CallFailure,
  operationId: OperationId,
  { inPlace = false, note = false }: { inPlace?: boolean; note?: boolean } = {},
): boolean {
  const { method, path } = getEndpoint(operationId);
  const { status, error } = failure;
  // An older API may lack this call. An alert would be about data that the student has not asked for.
  if (method === 'get' && !isAvailable(operationId)) return false;
  const behaviour = behaviourFor(failure, method, path, note);
  switch (behaviour.kind) {
    case 'signOutDialogue':
      openDialogue({ kind: 'signOut', seconds: behaviour.seconds, status, error });
      return true;
    case 'legacyDialogue':
      openDialogue({ kind: 'legacy', seconds: behaviour.seconds, status, error });
      return true;
    case 'detailsDialogue':
      openDialogue({ kind: 'details', status, error });
      return true;
    case 'signOut':
      purge({ reason: failure });
      return true;
    case 'clearanceNotice':
      notify({ kind: 'clearance', seconds: behaviour.seconds, error });
      return false;
    case 'loginAlert':
      leaveNote('coursesToRegisterError', JSON.stringify({ status, error }));
      leaveNote('loginAlert', 'true');
      return false;
    case 'withdrawMessage':
      leaveNote('officialWithdrawMessage', JSON.stringify(error));
      return false;
    case 'note':
      notify({ kind: 'failure', seconds: Infinity, status, error });
      return false;
    case 'silent':
    case 'question':
      return false;
    case 'alert':
      if (!inPlace) notify({ kind: 'failure', seconds: behaviour.seconds, status, error });
      return false;
  }
}

/** Removes the notes that the last failure of this operation stored. */
export function reportSuccess(operationId: OperationId): void {
  if (operationId === 'officialWithdrawData') removeNote('officialWithdrawMessage');
  if (getEndpoint(operationId).path !== coursesToRegister) return;
  removeNote('coursesToRegisterError');
  removeNote('loginAlert');
}
