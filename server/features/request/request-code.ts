import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { codePurposes } from '../../../db/schema/contact.ts';
import { requests } from '../../../db/schema/request.ts';
import type { Language } from '../../../locales/i18n.ts';
import type { Schema } from '../../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { codeSent } from '../contact/contact-services.ts';
import { getContact } from '../contact/contact-queries.ts';
import { findWay } from '../contact/contact-rules.ts';
import { useCode, type CodeOwner } from '../verification/verification-queries.ts';
import { refusalsOfAction } from './request-actions.ts';
import { dispatch, throwUnlessReady, type Confirmed } from './request-commands.ts';
import type { Kind, RequestRow } from './request-kind.ts';
import { getRequestContext, getPlan, getState } from './request-plan.ts';
import { requestById } from './request-queries.ts';
import { notStale } from './request-rules.ts';

/** Verification codes for sending requests. The commands run in the caller's transaction. */

export function toCodeOwner({ code, name }: Kind, { studentId }: RequestRow): CodeOwner {
  const purpose = codePurposes.find((one) => one === (code === true ? name : code));
  if (!purpose) throw new Error(`no verification code serves requests of the kind ${name}`);
  return { purpose, ownerId: studentId };
}

/** Sends the code of a draft to the student's contact. A repeated call sends a new code. */
export function sendRequestCode(
  db: Db,
  kind: Kind,
  request: RequestRow,
  language: Language,
  now: number,
): Schema<'CodeSent'> {
  const { student } = getRequestContext(db, request);
  dispatch(db, kind, request, { name: 'askCode', actor: 'student' }, now);
  const way = findWay(getContact(db, student.personId));
  if (!way) throw new Refused(refuse('MSG-000021'));
  return codeSent(db, now, toCodeOwner(kind, request), way, language);
}

/**
 * Sends a request after checking the entered code. All other rules are checked first, so that their refusals use up no
 * attempt.
 */
export function confirmRequest(
  db: Db,
  kind: Kind,
  request: RequestRow,
  { code, version, ...confirmed }: Confirmed & { code: string; version?: number | undefined },
  now: number,
): RequestRow {
  throwIfRefused(notStale({ seen: version, version: request.version }));
  const about = getRequestContext(db, request);
  const plan = getPlan(db, kind, about, now);
  throwIfRefused(refusalsOfAction(plan, getState(db, request), 'student', 'confirmCode', now));
  throwUnlessReady(db, { kind, about, plan }, confirmed, now);
  useCode(db, now, toCodeOwner(kind, request), code);
  db.update(requests)
    .set({ semesterId: semesterFor(db, now).id })
    .where(eq(requests.id, request.id))
    .run();
  return dispatch(db, kind, requestById(db, request.id), { name: 'confirmCode', actor: 'student' }, now);
}
