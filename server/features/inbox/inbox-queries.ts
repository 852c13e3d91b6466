import type { Db } from '../../../db/db.ts';
import { inboxMessages } from '../../../db/schema/inbox.ts';
import type { MessageParams } from '../../../locales/i18n.ts';

/** Leaves a message for the student; `template` is a key of locales/<lang>/inbox.json. */
export const sendToInbox = (db: Db, studentId: number, at: number, template: string, params: MessageParams): void => {
  db.insert(inboxMessages).values({ studentId, at, template, params }).run();
};
