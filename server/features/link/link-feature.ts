import { feature } from '../../feature.ts';
import { linkHandlers } from './link-handlers.ts';

/** The links that a student has chosen. */
export const linkFeature = feature('link', {
  handlers: linkHandlers,
});
