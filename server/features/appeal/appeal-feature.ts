import { feature } from '../../feature.ts';
import { appealHandlers } from './appeal-handlers.ts';
import { appealKind } from './appeal-kind.ts';

/** Appeals of students against final grades: the form, the request kind and the list of appeals. */
export const appealFeature = feature('appeal', {
  handlers: appealHandlers,
  requestKinds: { appeal: appealKind },
});
