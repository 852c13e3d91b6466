import { allow, refuse, type Rule } from '../../refusal.ts';

export type RequestStatus = 'sent' | 'approved' | 'refused' | 'canceled';

/** It ended without what was asked for, and may be asked again. */
export const endedInVain: ReadonlySet<RequestStatus> = new Set(['refused', 'canceled']);

/** What may be asked once a semester. `asked` is the number of such a request of this semester that did not end in vain; null is none. */
export const oncePerSemester: Rule<{ asked: string | null }> = ({ asked }) => (asked === null ? allow : refuse('MSG-000025', { reference: asked }));

/** A request is decided once. */
export const notDecided: Rule<{ status: RequestStatus }> = ({ status }) => (status === 'sent' ? allow : refuse('request.decided'));

/** What an office fills in to approve a request: one of the options of each field, and nothing else. */
export type DecisionFacts = { decision: 'approved' | 'refused'; values: Readonly<Record<string, string>>; form: readonly { name: string; options: readonly string[] }[] };

export const formFilled: Rule<DecisionFacts> = ({ decision, values, form }) => {
  const asked = decision === 'approved' ? form : [];
  const wrong = asked.find(({ name, options }) => !options.includes(values[name] ?? '')) ?? Object.keys(values).map((name) => ({ name })).find(({ name }) => !asked.some((field) => field.name === name));
  return wrong ? refuse('request.decisionForm', { name: wrong.name }) : allow;
};
