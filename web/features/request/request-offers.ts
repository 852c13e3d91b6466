import { isLiftedBy } from '../../api/code-traits.ts';
import type { Refusal, Schema } from '../../api/operations.ts';
import type { ServiceState } from '../../ui/refusals/service-state.ts';

type Form = Schema<'Menu'>['groups'][number]['forms'][number];

export type OfferedForms = {
  /**
   * True if at least one form cannot be sent today because it is a day off (Friday or Saturday). If such a form is in
   * `open`, it can be filled in today, but not sent.
   */
  dayOff: boolean;
  open: Form[];
  /** Closed forms, each with its first reason other than the day off. */
  closed: { reason: Refusal; form: Form }[];
};

/** Divides the forms into open ones and closed ones. */
export function offeredForms(forms: Form[], services: ServiceState[]): OfferedForms {
  const reasonsOf = ({ path }: Form): Refusal[] => services.find((service) => service.path === path)?.reasons ?? [];
  const dayOff = forms.some((form) => reasonsOf(form).some(isLiftedBy('workingDay')));
  const open: Form[] = [];
  const closed: OfferedForms['closed'] = [];
  for (const form of forms) {
    const reason = reasonsOf(form).find((one) => !isLiftedBy('workingDay')(one));
    if (reason) closed.push({ reason, form });
    else open.push(form);
  }
  return { dayOff, open, closed };
}
