import { useCallback, useState } from 'react';
import { call } from './client.ts';
import { reportFailure } from './errors.ts';
import { CallFailure } from './failure.ts';
import { useRecord } from './useRecord.ts';

/**
 * Downloads an attachment of the student. With `referenceNumber`, an office downloads an attachment of that request.
 * `read` resolves to undefined after a failure, which an alert shows.
 */
export function useDownload(referenceNumber?: string) {
  const { record } = useRecord();
  const [running, setRunning] = useState(false);
  const studFacultyCode = record?.studFacultyCode;
  const read = useCallback(
    async (id: string): Promise<Blob | undefined> => {
      setRunning(true);
      try {
        return await (referenceNumber
          ? call('getRequestAttachment', { path: { referenceNumber, id } })
          : call('downloadAttachment', { path: { id }, query: { StudFacultyCode: studFacultyCode } }));
      } catch (reason) {
        if (!(reason instanceof CallFailure)) throw reason;
        reportFailure(reason, referenceNumber ? 'getRequestAttachment' : 'downloadAttachment');
        return undefined;
      } finally {
        setRunning(false);
      }
    },
    [referenceNumber, studFacultyCode],
  );
  return { read, running };
}
