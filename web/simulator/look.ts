import { auditId } from '../api/session.ts';
import { basePath } from '../api/settings.ts';

/** Whose page a trainer looks at in this sandbox, and in which session: another one is not marked. */
type Look = { name: string; userName: string | null; auditId: number | null };

const key = (): string => `${basePath()}look`;

export const saveLook = (look: Look): void => localStorage.setItem(key(), JSON.stringify(look));

/** Null where this is nobody's page but one's own. */
export function currentLook(): Look | null {
  try {
    const look = JSON.parse(localStorage.getItem(key()) ?? 'null') as Look | null;
    return look?.auditId === auditId() ? look : null;
  } catch {
    return null;
  }
}
