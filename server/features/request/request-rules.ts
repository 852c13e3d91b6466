import { noRefusals, refuse, type MessageCode, type Refusal, type Rule } from '../../refusal.ts';

/** Rules that the engine applies to every kind, in addition to the kind's own rules. Pure. */

/** Earlier requests that block a new one, as reference numbers; null if there is none. */
export type LimitFacts = {
  kind: string;
  codes: { open: MessageCode; again: MessageCode };
  open: string | null;
  again: string | null;
  excluding: { kind: string; reference: string } | null;
};

const notOpen: Rule<LimitFacts> = ({ kind, codes, open }) =>
  open === null ? noRefusals : refuse(codes.open, { context: kind, reference: open });

const notAgain: Rule<LimitFacts> = ({ open, codes, again }) =>
  again === null || open !== null ? noRefusals : refuse(codes.again, { reference: again });

const notExcluded: Rule<LimitFacts> = ({ excluding }) =>
  excluding === null ? noRefusals : refuse('MSG-000026', { context: excluding.kind, reference: excluding.reference });

export const limitRules = [notOpen, notAgain, notExcluded] as const;

/** Limits the number of drafts per kind. `first` is the reference number of an existing draft. */
export const draftLimit: Rule<{ kind: string; drafts: number; atMost: number; first: string | null }> = ({
  kind,
  drafts,
  atMost,
  first,
}) =>
  drafts < atMost ? noRefusals : refuse('MSG-000028', { context: kind, ...(first !== null && { reference: first }) });

/** Refuses a form without all required files, with one refusal for each missing file. */
export const filesComplete: Rule<{ needed: readonly string[]; kept: ReadonlySet<string> }> = ({ needed, kept }) =>
  needed.filter((part) => !kept.has(part)).flatMap((part) => refuse('request.fileMissing', {}, part));

/**
 * Refuses two files with the same name, which offices could confuse. Takes pairs of file fields and the file names by
 * field.
 */
export const filesDiffer: Rule<{
  pairs: readonly (readonly [part: string, other: string])[];
  names: ReadonlyMap<string, string>;
}> = ({ pairs, names }) =>
  pairs.flatMap(([part, other]) => {
    const name = names.get(part);
    return name !== undefined && name.toLowerCase() === names.get(other)?.toLowerCase()
      ? refuse('file.sameName', { name }, part)
      : noRefusals;
  });

/**
 * The reasons why an edit is refused. In a draft every field of the form may be edited; in a returned request only the
 * marked ones.
 */
export function editRefusals({
  edited,
  known,
  marked,
}: {
  edited: readonly string[];
  known: readonly string[];
  marked: readonly string[] | null;
}): Refusal[] {
  const strange = edited.find((name) => !known.includes(name));
  if (strange !== undefined) return refuse('request.unknownField', { name: strange });
  const fixed = marked && edited.find((name) => !marked.includes(name));
  return fixed === null || fixed === undefined ? noRefusals : refuse('MSG-000029', { context: 'field' }, fixed);
}

/**
 * An office's values and its form. An approval needs one option for each field and no other fields; any other decision
 * takes no values.
 */
export type DecisionFacts = {
  approves: boolean;
  values: Readonly<Record<string, string>>;
  form: readonly { name: string; options: readonly string[] }[];
};

export const formFilled: Rule<DecisionFacts> = ({ approves, values, form }) => {
  const asked = approves ? form : [];
  const wrong =
    asked.find(({ name, options }) => !options.includes(values[name] ?? '')) ??
    Object.keys(values)
      .map((name) => ({ name }))
      .find(({ name }) => !asked.some((field) => field.name === name));
  return wrong ? refuse('request.decisionForm', { name: wrong.name }) : noRefusals;
};

/** Refuses a change based on an outdated version of the request. A change without `seen` is not checked. */
export const notStale: Rule<{ seen: number | undefined; version: number }> = ({ seen, version }) =>
  seen === undefined || seen === version ? noRefusals : refuse('MSG-000030', { context: 'stale' });
