import type { FormEvent } from 'react';
import { useState } from 'react';
import { isLiftedBy } from '../../api/code-traits.ts';
import type { ErrorBody } from '../../api/failure.ts';
import { notifyMessages } from '../../api/notices.ts';
import { useAction } from '../../api/useAction.ts';
import { useCodeSending } from '../../ui/request/useCodeSending.ts';
import type { ContactDetails, Section } from './contact-draft.ts';
import { useContactDraft } from './useContactDraft.ts';

type Problem = { status: number; error: ErrorBody };

/**
 * The change of one section of the details: the draft, its check without a code, the code, and a second code for a new
 * first mobile number.
 */
export function useContactForm(details: ContactDetails, section: Section, closed: () => void) {
  const check = useAction('updateContactDetails', { inPlace: true });
  const saving = useAction('updateContactDetails', { inPlace: true });
  const [lost, setLost] = useState(false);
  const sending = useCodeSending('sendVerificationCode', details.pendingCode, {
    purpose: 'contact',
    ...(lost && { channel: 'email' as const }),
  });
  const entries = useContactDraft(details, section, closed);
  const { draft, setRefusals, setConfirming, onClose } = entries;
  const [failure, setFailure] = useState<Problem | null>(null);
  /** The code of the first step, kept while the new number is verified. */
  const [passed, setPassed] = useState<string | null>(null);
  const trying = useCodeSending('sendVerificationCode', null, { purpose: 'contact', mobile: draft.mobiles[0] ?? '' });

  /**
   * Shows the server's reasons against the draft (422) or another failure, and closes the dialogues for the codes. A
   * response that only asks for a code (409) is not passed to this function.
   */
  const refused = (outcome: Problem): void => {
    const found = outcome.error.Refusals;
    setRefusals(outcome.status === 422 ? found : []);
    setFailure(outcome.status === 422 && found.length > 0 ? null : outcome);
    setConfirming(false);
    setPassed(null);
  };

  const goOn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(null);
    const looked = await check.run({ body: draft });
    if (looked.ok || looked.status !== 409) {
      if (!looked.ok) refused(looked);
      return;
    }
    setRefusals([]);
    const problem = await sending.ensure();
    if (problem) setFailure(problem);
    else setConfirming(true);
  };

  const save = async (codes: { code: string; mobileCode?: string }): Promise<Problem | null> => {
    const outcome = await saving.run({ body: { ...draft, ...codes } });
    if (!outcome.ok) return outcome;
    notifyMessages(outcome.data.messages);
    onClose();
    return null;
  };

  /** Sends the change with a code. If only the verification of the new number is missing, the second step begins. */
  const confirm = async (code: string): Promise<Problem | null> => {
    const problem = await save({ code });
    if (!problem?.error.Refusals.some(isLiftedBy('verificationCode'))) return problem;
    const unsent = await trying.ensure();
    if (unsent) return unsent;
    setPassed(code);
    setConfirming(false);
    return null;
  };

  return {
    ...entries,
    failure,
    lost,
    setLost,
    passed,
    setPassed,
    sending,
    trying,
    checking: check.running,
    saving: saving.running,
    goOn,
    save,
    confirm,
    refused,
  };
}
