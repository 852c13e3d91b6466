import type { Db } from '../../../db/db.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { throwIfRefused } from '../../refusal.ts';
import { getMenu } from '../menu/menu-queries.ts';
import { getLimit } from '../../limits.ts';
import { listLinks, saveLinks } from './link-queries.ts';
import { linkRefusals } from './link-rules.ts';

type Caller = { accountId: number; personId: number; sessionId: string };

const offeredTo = (db: Db, account: Caller, now: number): Set<number> =>
  new Set(getMenu(db, account, now).forms.map(({ id }) => id));

/** The response with the account's links. Saved links that are no longer offered stay saved but are left out. */
const linksAnswer = (
  db: Db,
  account: Caller,
  now: number,
  messages: Schema<'TopHitLinks'>['messages'] = [],
): Schema<'TopHitLinks'> => {
  const offered = offeredTo(db, account, now);
  return {
    messages,
    maximum: getLimit(db, 'topLinks'),
    links: listLinks(db, account.accountId).filter(({ seFormId }) => offered.has(seFormId)),
  };
};

export const linkHandlers = {
  getTopHitLinks: ({ db, account, now }) => [200, linksAnswer(db, account, now)],

  saveTopHitLinks: ({ db, account, now, body: { formIds } }) => {
    throwIfRefused(
      linkRefusals({ chosen: formIds, offered: offeredTo(db, account, now), maximum: getLimit(db, 'topLinks') }),
    );
    saveLinks(db, account.accountId, formIds);
    return [200, linksAnswer(db, account, now, [{ Code: 'link.saved', Params: {} }])];
  },
} satisfies Partial<Handlers>;
