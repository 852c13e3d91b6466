import type { Db } from '../../../db/db.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { throwIfRefused } from '../../refusal.ts';
import { menuForms } from '../menu/menu-queries.ts';
import { limitOf } from '../../limits.ts';
import { linksOf, saveLinks } from './link-queries.ts';
import { linkRefusals } from './link-rules.ts';

const linksAnswer = (db: Db, accountId: number, messages: Schema<'TopHitLinks'>['messages'] = []): Schema<'TopHitLinks'> => ({
  messages, maximum: limitOf(db, 'topLinks'), links: linksOf(db, accountId),
});

export const linkHandlers = {
  getTopHitLinks: ({ db, account }) => [200, linksAnswer(db, account.accountId)],

  saveTopHitLinks: ({ db, account, body: { formIds } }) => {
    throwIfRefused(linkRefusals({ chosen: formIds, offered: new Set(menuForms(db).map(({ id }) => id)), maximum: limitOf(db, 'topLinks') }));
    saveLinks(db, account.accountId, formIds);
    return [200, linksAnswer(db, account.accountId, [{ Code: 'link.saved', Params: {} }])];
  },
} satisfies Partial<Handlers>;
