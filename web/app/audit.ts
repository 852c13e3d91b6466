import { call } from '../api/client.ts';
import { auditId, selectedForms, storeForm } from '../api/session.ts';

let lastPath = '';
let noted = true;
const unknownForm = 1;

/** Notes in the audit log that the form at this path was opened, if the stored forms have it. */
export function noteVisit(path: string): void {
  lastPath = path;
  noted = note(path);
}

/** The stored forms have come or changed: a page that was open before them is noted now. */
export function noteEarlierVisit(): void {
  if (!noted) noted = note(lastPath);
}

function note(path: string): boolean {
  const login = auditId();
  const form = selectedForms().find((known) => known.path === path || `/${known.formCodeName}`.toLowerCase() === path.toLowerCase());
  if (!login || !form) return false;
  const seFormId = form.seFormId || unknownForm;
  storeForm(seFormId);
  // Nobody waits for the log, and nobody is told if it fails.
  call('setAuditFormLog', { query: { auditLoginId: login, SeForm: seFormId } }).catch(() => undefined);
  return true;
}
