import { feature } from '../../feature.ts';
import { contactHandlers } from './contact-handlers.ts';

/** Contact details of students, and the verification codes that confirm their changes. */
export const contactFeature = feature('contact', {
  handlers: contactHandlers,
});
