import { useState } from 'react';
import { call } from '../../api/client.ts';
import { reportFailure } from '../../api/errors.ts';
import { CallFailure } from '../../api/failure.ts';
import { useRecord } from '../../api/useRecord.ts';

type Part = 'document' | 'signature';

/** Saves an issued document, or its signature, as a file. */
export function useDocumentFile(id: number, number: string) {
  const { record } = useRecord();
  const [running, setRunning] = useState<Part | null>(null);
  const save = async (part: Part): Promise<void> => {
    setRunning(part);
    try {
      const [content, { saveFile }] = await Promise.all([
        call('downloadDocument', { path: { id }, query: { Part: part, StudFacultyCode: record?.studFacultyCode } }),
        import('../../documents/save.ts'),
      ]);
      saveFile(`${number}.${part === 'document' ? 'pdf' : 'jws'}`, content);
    } catch (reason) {
      if (!(reason instanceof CallFailure)) throw reason;
      reportFailure(reason, 'downloadDocument');
    } finally {
      setRunning(null);
    }
  };
  return { save, running };
}
