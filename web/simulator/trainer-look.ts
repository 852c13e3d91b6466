import { parseJson } from '../api/parse-json.ts';
import { auditId } from '../api/session.ts';
import { basePath } from '../api/settings.ts';

/**
 * The trainee whose page a trainer has opened in this sandbox, and the session used for it, by its `auditId`. Only this
 * session belongs to the trainer.
 */
type Look = { name: string; userName: string | null; auditId: number | null };

const key = (): string => `${basePath()}look`;

export const saveLook = (look: Look): void => localStorage.setItem(key(), JSON.stringify(look));

/** The stored visit of a trainer if the current session belongs to it; null otherwise. */
export function currentLook(): Look | null {
  const look = parseJson<Look>(localStorage.getItem(key()));
  return look?.auditId === auditId() ? look : null;
}
