import { currentSession, draftPrefix } from '../api/session.ts';
import { basePath } from '../api/settings.ts';

/**
 * What was typed into a form and is not sent: this tab keeps it, for one academic record, until it is sent, saved,
 * discarded, or the session ends. A phone throws a tab away without asking. Codes, passwords and cards are entered
 * elsewhere and never kept.
 */
export type FormStash = {
  /** Business clock, ISO 8601. */
  at: string;
  /** The form was on the page. */
  open: boolean;
  entries: object;
};

/** `record`: the code of the academic record. `form`: of which kind, what it is about and which draft it continues. */
export type FormName = { record: string; form: string };
const toKey = ({ record, form }: FormName): string => `${draftPrefix}${basePath()}form ${record} ${form}`;

/** The form of the record that is chosen now. */
export const ownForm = (form: string): FormName => ({ record: currentSession()?.record?.studFacultyCode ?? '', form });

export function readFormStash(name: FormName): FormStash | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(toKey(name)) ?? 'null') as Partial<FormStash> | null;
    return kept && typeof kept.at === 'string' && typeof kept.entries === 'object'
      ? { at: kept.at, open: kept.open === true, entries: kept.entries }
      : null;
  } catch {
    return null;
  }
}

export function saveFormStash(name: FormName, kept: FormStash): void {
  // Where nothing can be kept the form still works.
  try {
    sessionStorage.setItem(toKey(name), JSON.stringify(kept));
  } catch {
    return;
  }
}

export const clearFormStash = (name: FormName): void => sessionStorage.removeItem(toKey(name));

/** The state of a link that leads away from whatever is being filled in, and back to it later. */
export const preserveForm = { leadsAway: true } as const;

export const isFormPreserved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leadsAway' in state;
