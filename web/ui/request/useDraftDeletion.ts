import { useState } from 'react';
import { call } from '../../api/client.ts';
import { CallFailure } from '../../api/failure.ts';
import { notifyMessages, notify } from '../../api/notices.ts';
import { useAction } from '../../api/useAction.ts';
import { useDownload } from '../../api/useDownload.ts';
import { useRecord } from '../../api/useRecord.ts';
import type { RequestKind } from './request-scope.ts';

/**
 * Maximum total size in bytes of a draft's files for an undo. To download larger files before the deletion would take
 * too long.
 */
const keptForUndo = 2 * 1024 * 1024;
/** The time in seconds for which the undo is offered. */
const undoSeconds = 10;

type KeptDraft = { kind: RequestKind; details: string; files: { part: string; file: File }[] };

/**
 * Deletes a draft at once and offers an undo, which saves the same draft under a new number. A draft that is too large
 * for an undo, or cannot be read, is deleted after a confirmation. `onRestored` reloads further data after an undo,
 * even if the student has opened another page.
 */
export function useDraftDeletion(
  referenceNumber: string,
  { onDeleted, onRestored }: { onDeleted: () => Promise<void>; onRestored?: (() => Promise<void>) | undefined },
) {
  const { run, running } = useAction('deleteDraft');
  const { run: save } = useAction('saveDraft');
  const { read } = useDownload();
  const { record } = useRecord();
  const [keeping, setKeeping] = useState(false);
  const [asking, setAsking] = useState(false);

  const keep = async (): Promise<KeptDraft | null> => {
    try {
      const { request, details, files } = await call('getRequest', {
        path: { referenceNumber },
        query: { StudFacultyCode: record?.studFacultyCode },
      });
      if (files.reduce((sum, { file }) => sum + file.bytes, 0) > keptForUndo) return null;
      const kept: KeptDraft['files'] = [];
      for (const { part, file } of files) {
        const content = await read(file.id);
        if (!content) return null;
        kept.push({ part, file: new File([content], file.name, { type: file.type }) });
      }
      return { kind: request.kind, details: JSON.stringify(details), files: kept };
    } catch (reason) {
      if (!(reason instanceof CallFailure)) throw reason;
      return null;
    }
  };

  const restore = async ({ kind, details, files }: KeptDraft): Promise<void> => {
    let saved = await save({ body: { kind, details } });
    for (const file of files)
      if (saved.ok)
        saved = await save({
          body: {
            kind,
            referenceNumber: saved.data.request.referenceNumber,
            version: saved.data.request.version,
            details,
            ...file,
          },
        });
    await onRestored?.();
  };

  const remove = async (kept: KeptDraft | null): Promise<void> => {
    const outcome = await run({ path: { referenceNumber } });
    setAsking(false);
    if (!outcome.ok) return;
    if (kept)
      notify({
        kind: 'message',
        tone: 'done',
        refusals: outcome.data.messages,
        seconds: undoSeconds,
        undo: () => void restore(kept),
      });
    else notifyMessages(outcome.data.messages);
    await onDeleted();
  };

  return {
    asking,
    running: running || keeping,
    begin: async (): Promise<void> => {
      setKeeping(true);
      const kept = await keep();
      setKeeping(false);
      if (kept) await remove(kept);
      else setAsking(true);
    },
    confirm: () => void remove(null),
    close: () => setAsking(false),
  };
}
