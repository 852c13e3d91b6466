import { useState } from 'react';
import { call } from '../../api/client.ts';
import { reportFailure } from '../../api/errors.ts';
import { CallFailure } from '../../api/failure.ts';
import { useRecord } from '../../api/useRecord.ts';
import { saveFile } from '../../documents/save.ts';

const endings = { document: 'pdf', signature: 'jws', credential: 'jwt' };
type Part = keyof typeof endings;

/** Saves an issued document, its signature or its credential as a file. */
export function useDocumentFile(id: number, number: string) {
  const { record } = useRecord();
  const [running, setRunning] = useState<Part | null>(null);
  const save = async (part: Part): Promise<void> => {
    setRunning(part);
    const asked = { path: { id }, query: { StudFacultyCode: record?.studFacultyCode } };
    const operation = part === 'credential' ? 'downloadCredential' : 'downloadDocument';
    try {
      const content = await (part === 'credential'
        ? call('downloadCredential', asked)
        : call('downloadDocument', { ...asked, query: { ...asked.query, Part: part } }));
      saveFile(`${number}.${endings[part]}`, content);
    } catch (reason) {
      if (!(reason instanceof CallFailure)) throw reason;
      reportFailure(reason, operation);
    } finally {
      setRunning(null);
    }
  };
  return { save, running };
}
