import { feature } from '../../feature.ts';
import { contactHandlers } from './contact-handlers.ts';

/** Contact details and the codes that confirm them. */
export const contactFeature = feature('contact', {
  handlers: contactHandlers,
});
