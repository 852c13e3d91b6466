import { feature } from '../../feature.ts';
import { clearanceHandlers } from './clearance-handlers.ts';
import { clearanceKind } from './clearance-kind.ts';

/** Clearance before graduation. */
export const clearanceFeature = feature('clearance', {
  handlers: clearanceHandlers,
  requestKinds: { clearance: clearanceKind },
});
