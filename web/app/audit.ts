import { call } from '../api/client.ts';
import { whenAtLeisure } from '../api/loading.ts';
import { auditId, selectedForms, storeForm } from '../api/session.ts';

let lastPath = '';
let noted = true;
const unknownForm = 1;

/** Notes in the audit log that the form at this path was opened, if the stored forms have it. */
export function noteVisit(path: string): void {
  isFirst = lastPath === '';
  lastPath = path;
  noted = note(path);
}

/** The stored forms have come or changed: a page that was open before them is noted now. */
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
  // Nobody is told if it fails, and nothing is noted of a session that was left.
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
 * Nobody waits for the log: the form one comes in by is noted when the page has long been there, another one is opened,
 * or it is left.
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
