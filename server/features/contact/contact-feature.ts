import { feature } from '../../feature.ts';
import { contactHandlers } from './contact-handlers.ts';

/** Addresses, numbers and e-mails, and the codes that confirm them. */
export const contactFeature = feature('contact', {
  handlers: contactHandlers,
});
