import { currentSession, formDraftPrefix } from '../../api/session.ts';

/**
 * Unsent input of a form. The tab stores it for one academic record until it is sent, saved or discarded, the student
 * signs out or another one signs in. It survives when a phone unloads the tab or the session ends by itself. Codes,
 * passwords and card data are never stored, because these forms do not contain them.
 */
export type FormStash = {
  /** Time of the last change by the business clock, ISO 8601. */
  at: string;
  /** True if the form was open, so that it opens again after a reload. */
  open: boolean;
  entries: object;
};

/**
 * `record`: the code of the academic record. `form`: the name of the form. For a request this is its kind, the id of
 * its subject and the number of the draft or returned request, as far as they exist, separated by spaces.
 */
export type FormName = { record: string; form: string };
const toKey = ({ record, form }: FormName): string => `${formDraftPrefix()}${record} ${form}`;

/** The name of a form for the selected academic record. */
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
  // The browser may refuse to store data; the form works without storage too.
  try {
    sessionStorage.setItem(toKey(name), JSON.stringify(kept));
  } catch {
    return;
  }
}

export const clearFormStash = (name: FormName): void => sessionStorage.removeItem(toKey(name));

/**
 * Router state for a link that leads from a form to a page from which the student will return. `LeaveGuard` then calls
 * `onLedAway`, if given, instead of asking whether to discard the input.
 */
export const preserveForm = { leadsAway: true } as const;

export const isFormPreserved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leadsAway' in state;
