import { isLiftedBy } from '../../api/code-traits.ts';
import type { Refusal, Schema } from '../../api/operations.ts';
import type { ServiceState } from '../../ui/refusals/service-state.ts';

type Form = Schema<'Menu'>['groups'][number]['forms'][number];

export type OfferedForms = {
  /** True if today is a day off; open forms can only be prepared then. */
  dayOff: boolean;
  open: Form[];
  /** Closed forms, grouped by a reason that is shown once. */
  closed: { reason: Refusal; forms: Form[] }[];
};

/** Divides the forms into open ones and closed ones, the latter by their reason. */
export function offeredForms(forms: Form[], services: ServiceState[]): OfferedForms {
  const reasonsOf = ({ path }: Form): Refusal[] => services.find((service) => service.path === path)?.reasons ?? [];
  const dayOff = forms.some((form) => reasonsOf(form).some(isLiftedBy('workingDay')));
  const open: Form[] = [];
  const closed = new Map<string, { reason: Refusal; forms: Form[] }>();
  for (const form of forms) {
    const reason = reasonsOf(form).find((one) => !isLiftedBy('workingDay')(one));
    if (!reason) {
      open.push(form);
      continue;
    }
    const key = JSON.stringify([reason.Code, reason.Params]);
    const known = closed.get(key);
    if (known) known.forms.push(form);
    else closed.set(key, { reason, forms: [form] });
  }
  return { dayOff, open, closed: [...closed.values()] };
}
