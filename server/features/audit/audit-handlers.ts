import type { Handlers } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import { auditLoginOwner, noteForm } from './audit-queries.ts';

export const auditHandlers = {
  setAuditFormLog: ({ db, now, account, query }) => {
    if (auditLoginOwner(db, query.auditLoginId) !== account.accountId)
      throw new Refused(refuse('account.notYourRecord'));
    noteForm(db, query.auditLoginId, query.SeForm, now);
    return [200, { done: true }];
  },
} satisfies Partial<Handlers>;
