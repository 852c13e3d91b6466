import { feature } from '../../feature.ts';
import { appealHandlers } from './appeal-handlers.ts';
import { appealKind } from './appeal-kind.ts';

/** Grade appeals. */
export const appealFeature = feature('appeal', {
  handlers: appealHandlers,
  requestKinds: { appeal: appealKind },
});
