import { menuGroups } from '../../../db/schema/menu.ts';
import type { Handlers } from '../../http/operations.ts';
import { contract } from '../../http/contract.ts';
import { getMenu } from './menu-queries.ts';

export const menuHandlers = {
  getMenu: ({ db, account, now }) => {
    const { forms, closed } = getMenu(db, account, now);
    return [
      200,
      {
        contract: contract.info.version,
        groups: menuGroups.map((key) => ({
          key,
          forms: forms
            .filter(({ group }) => group === key)
            .map(({ id, formCodeName, path }) => ({ seFormId: id, formCodeName, path })),
        })),
        closed,
      },
    ];
  },
} satisfies Partial<Handlers>;
