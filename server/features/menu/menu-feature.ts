import { feature } from '../../feature.ts';
import { menuHandlers } from './menu-handlers.ts';

/** The menu: the forms that the portal offers to a student's record. */
export const menuFeature = feature('menu', {
  handlers: menuHandlers,
});
