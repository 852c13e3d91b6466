import type { CallFailure } from '../../api/failure.ts';
import { parseJson } from '../../api/parse-json.ts';

/** The server's code for a request that does not match the contract. */
export const notSuchAFileCode = 'DEV-000001';

/** The error for a wrong file, in the shape of a server error. The file is not sent. */
export const notSuchAFile = (words: string): Pick<CallFailure, 'status' | 'error'> => ({
  status: 400,
  error: { Message: words, ErrorMessageType: 'DynamicMessage', Details: '', Refusals: [] },
});

/** The content of a JSON file; null if the text is no JSON object or `isIt` rejects its parts. */
export function fileIn<File extends object>(text: string, isIt: (file: Partial<File>) => boolean): File | null {
  const file = parseJson<Partial<File>>(text);
  return file && isIt(file) ? (file as File) : null;
}
