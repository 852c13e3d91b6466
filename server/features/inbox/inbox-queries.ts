import type { Db } from '../../../db/db.ts';
import { inboxMessages } from '../../../db/schema/inbox.ts';
import type en from '../../../locales/en/inbox.json';
import type { MessageParams } from '../../../locales/i18n.ts';

/** Leaves a message for the student; its words are a template of locales/<lang>/inbox.json. */
export const sendToInbox = (db: Db, studentId: number, at: number, template: keyof typeof en.templates, params: MessageParams): void => {
  db.insert(inboxMessages).values({ studentId, at, template, params }).run();
};
