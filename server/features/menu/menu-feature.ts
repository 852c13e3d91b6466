import { feature } from '../../feature.ts';
import { menuHandlers } from './menu-handlers.ts';

/** The forms that are offered to a record. */
export const menuFeature = feature('menu', {
  handlers: menuHandlers,
});
