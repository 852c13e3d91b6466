import { useRef, useState } from 'react';
import { notifyMessages } from '../../api/notices.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import type { FormFailure } from './useFormRefusals.ts';
import type { Details } from './form-values.ts';
import { useRequestScope } from './request-scope.ts';

type Part = { part: string; file: File };
type Options = {
  subject: number | undefined;
  /** Returns the details to save. */
  details: () => Details;
  refused: (failure: FormFailure) => void;
  /** Called after a save, with the name of the file field that was uploaded; undefined if there was none. */
  saved: (part: string | undefined) => void;
};

/**
 * The draft or returned request behind a form. `save` waits for the saves before it, so that a file and the input never
 * create two drafts; `saveNow` does not wait. `saving` is the name of the file field that is being uploaded, '' while
 * the input is saved without a file, otherwise null.
 */
export function useDraft({ subject, details, refused, saved }: Options) {
  const { kind, saved: found } = useRequestScope();
  const { run } = useAction('saveDraft', { inPlace: true });
  const [request, setRequest] = useState(found);
  const [saving, setSaving] = useState<string | null>(null);
  /** The latest saved state, for calls that began before the last render. */
  const latest = useRef(found);
  const pending = useRef<Promise<unknown>>(Promise.resolve());

  const show = ({ request, facts, details, files }: Schema<'RequestChange'>): void => {
    latest.current = { request, facts, details, files };
    setRequest(latest.current);
  };

  /** Saves the input, with one file if `part` is given. Resolves to true if it was saved. `quiet` shows no message. */
  const saveNow = async (part?: Part, quiet = part !== undefined): Promise<boolean> => {
    setSaving(part?.part ?? '');
    const about = latest.current
      ? { referenceNumber: latest.current.request.referenceNumber, version: latest.current.request.version }
      : { ...(subject !== undefined && { subject }) };
    const outcome = await run({ body: { kind, ...about, details: JSON.stringify(details()), ...part } });
    setSaving(null);
    if (!outcome.ok) {
      refused(outcome);
      return false;
    }
    show(outcome.data);
    saved(part?.part);
    if (!quiet) notifyMessages(outcome.data.messages);
    return true;
  };
  const save = (part?: Part): Promise<unknown> => (pending.current = pending.current.then(() => saveNow(part)));

  return {
    request,
    latest,
    saving,
    save,
    saveNow,
    /** Resolves when all saves are done. */
    settled: (): Promise<unknown> => pending.current,
    fileOf: (name: string): Schema<'Attachment'> | null =>
      request?.files.find(({ part }) => part === name)?.file ?? null,
  };
}
