import type { CallFailure } from '../../api/failure.ts';

/** The server's code for a request that does not match the contract. */
export const notSuchAFileCode = 'DEV-000001';

/** The error for a wrong file, in the shape of a server error. The file is not sent. */
export const notSuchAFile = (words: string): Pick<CallFailure, 'status' | 'error'> => ({
  status: 400,
  error: { Message: words, ErrorMessageType: 'DynamicMessage', Details: '', Refusals: [] },
});

/** The content of a JSON file; null if the text is no JSON object or `isIt` rejects its parts. */
export function fileIn<File extends object>(text: string, isIt: (file: Partial<File>) => boolean): File | null {
  try {
    const file = (JSON.parse(text) ?? {}) as Partial<File>;
    return isIt(file) ? (file as File) : null;
  } catch {
    return null;
  }
}
