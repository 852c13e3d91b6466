import type { CallFailure } from '../../api/failure.ts';

/** The server's code for a request that does not match the contract. */
export const notSuchAFileCode = 'DEV-000001';

/** The error for a wrong file, in the shape of a server error. The file is not sent. */
export const notSuchAFile = (words: string): Pick<CallFailure, 'status' | 'error'> => ({
  status: 400,
  error: { Message: words, ErrorMessageType: 'DynamicMessage', Details: '', Refusals: [] },
});
