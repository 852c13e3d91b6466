import { feature } from '../../feature.ts';
import { menuHandlers } from './menu-handlers.ts';

/** The menu: the forms (pages) that the portal offers for a student's record. */
export const menuFeature = feature('menu', {
  handlers: menuHandlers,
});
