import { call } from '../api/client.ts';
import { whenAtLeisure } from '../api/loading.ts';
import { auditId, selectedForms, storeForm } from '../api/session.ts';

let lastPath = '';
let noted = true;
const unknownForm = 1;

/** Writes to the audit log that the form at this path was opened, if the stored menu forms contain it. */
export function noteVisit(path: string): void {
  isFirst = lastPath === '';
  lastPath = path;
  noted = note(path);
}

/** Writes the current page to the audit log if it was opened before the forms were stored. */
export function noteEarlierVisit(): void {
  if (!noted) noted = note(lastPath);
}

function note(path: string): boolean {
  const login = auditId();
  const form = selectedForms().find(
    (known) => known.path === path || `/${known.formCodeName}`.toLowerCase() === path.toLowerCase(),
  );
  if (!login || !form) return false;
  const seFormId = form.seFormId || unknownForm;
  storeForm(seFormId);
  // Failures are ignored, and nothing is written for a session that has ended.
  const send = (): void => {
    if (auditId() === login)
      call('setAuditFormLog', { query: { auditLoginId: login, SeForm: seFormId } }, { keepalive: true }).catch(
        () => undefined,
      );
  };
  if (isFirst) later(send);
  else {
    waiting?.();
    send();
  }
  return true;
}

let isFirst = true;
let waiting: (() => void) | undefined;

/**
 * Sends the first entry of the audit log later: when the page has been idle for some time, when another form is opened
 * or when the page is left.
 */
function later(send: () => void): void {
  const now = (): void => {
    giveUp();
    window.removeEventListener('pagehide', now);
    waiting = undefined;
    send();
  };
  const giveUp = whenAtLeisure(now);
  window.addEventListener('pagehide', now);
  waiting = now;
}
