import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '../../api/operations.ts';
import { useFormStash } from '../../ui/request/useFormStash.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import type { ContactDetails, Draft, Kept, Section } from './contact-draft.ts';
import { byField, toDraft, keptChange, keptName } from './contact-draft.ts';

/** The draft of one section of the details, which survives a reload, with the server's refusals by field. */
export function useContactDraft(details: ContactDetails, section: Section, closed: () => void) {
  const { messageText } = useLanguage();
  const [kept] = useState(() => keptChange(details.version));
  const [draft, setDraft] = useState<Draft>(() => kept?.draft ?? toDraft(details));
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const [confirming, setConfirming] = useState(kept?.confirming === true && details.pendingCode !== null);
  const form = useRef<HTMLFormElement>(null);
  const { fields, others } = byField(refusals);

  // The first invalid field gets the focus.
  useEffect(() => {
    const [part] = byField(refusals).fields.keys();
    if (part) form.current?.querySelector<HTMLElement>(`[name="${part}"]`)?.focus();
  }, [refusals]);

  const unsaved = JSON.stringify(draft) !== JSON.stringify(toDraft(details));
  // A reload resumes the change; closing the form discards it.
  const typed = useFormStash(keptName, { entries: { section, draft, confirming } satisfies Kept, changed: unsaved });
  const onClose = (): void => {
    typed.forget();
    closed();
  };

  const discard = (): void => {
    typed.forget();
    setDraft(toDraft(details));
    setRefusals([]);
  };
  const faultOf = (part: string): string | undefined => {
    const refusal = fields.get(part);
    return (
      refusal &&
      [messageText(refusal.Code, refusal.Params), messageText(refusal.Code, refusal.Params, 'action')]
        .filter(Boolean)
        .join(' ')
    );
  };
  const change = (patch: Partial<Draft>, ...parts: string[]): void => {
    setDraft((now) => ({ ...now, ...patch }));
    setRefusals((now) =>
      now.filter(
        ({ Params }) => !parts.some((part) => typeof Params.part === 'string' && Params.part.startsWith(part)),
      ),
    );
  };

  return {
    kept,
    typed,
    draft,
    change,
    discard,
    unsaved,
    setRefusals,
    fields,
    others,
    faultOf,
    form,
    onClose,
    confirming,
    setConfirming,
  };
}
