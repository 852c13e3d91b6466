import type { CallFailure } from '../../api/failure.ts';

/** The code by which the server refuses what does not fit the contract. */
export const notSuchAFileCode = 'DEV-000001';

/** A file that is not what was asked for, told as the server would tell it: nothing of it is sent. */
export const notSuchAFile = (words: string): Pick<CallFailure, 'status' | 'error'> => ({
  status: 400,
  error: { Message: words, ErrorMessageType: 'DynamicMessage', Details: '', Refusals: [] },
});
