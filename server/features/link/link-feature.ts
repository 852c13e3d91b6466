import { feature } from '../../feature.ts';
import { linkHandlers } from './link-handlers.ts';

/** The links to forms (pages) of the menu that an account has chosen. */
export const linkFeature = feature('link', {
  handlers: linkHandlers,
});
