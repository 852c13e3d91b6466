import { feature } from '../../feature.ts';
import { minorHandlers } from './minor-handlers.ts';
import { minorKind } from './minor-kind.ts';

/** Minors and specializations: the student's distance to each, and requests to declare one. */
export const minorFeature = feature('minor', {
  handlers: minorHandlers,
  requestKinds: { minor: minorKind },
});
