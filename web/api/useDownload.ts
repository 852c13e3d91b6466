import { useCallback, useState } from 'react';
import { call } from './client.ts';
import { reportFailure } from './errors.ts';
import { CallFailure } from './failure.ts';
import { useRecord } from './useRecord.ts';

/** Reads a file the student sent in; undefined where it could not be, which an alert says. */
export function useDownload() {
  const { record } = useRecord();
  const [running, setRunning] = useState(false);
  const studFacultyCode = record?.studFacultyCode;
  const read = useCallback(
    async (id: string): Promise<Blob | undefined> => {
      setRunning(true);
      try {
        return await call('downloadAttachment', { path: { id }, query: { StudFacultyCode: studFacultyCode } });
      } catch (reason) {
        if (!(reason instanceof CallFailure)) throw reason;
        reportFailure(reason, 'downloadAttachment');
        return undefined;
      } finally {
        setRunning(false);
      }
    },
    [studFacultyCode],
  );
  return { read, running };
}
