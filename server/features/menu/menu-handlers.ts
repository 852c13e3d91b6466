import { menuGroups } from '../../../db/schema/menu.ts';
import type { Handlers } from '../../http/operations.ts';
import { menuForms } from './menu-queries.ts';


export const menuHandlers = {
  getMenu: ({ db }) => {
    const all = menuForms(db);
    return [200, {
      groups: menuGroups.map((key) => ({
        key,
        forms: all.filter(({ group }) => group === key).map(({ id, formCodeName, path }) => ({ seFormId: id, formCodeName, path })),
      })),
    }];
  },
} satisfies Partial<Handlers>;
