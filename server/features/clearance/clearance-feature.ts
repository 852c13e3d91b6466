import { feature } from '../../feature.ts';
import { clearanceHandlers } from './clearance-handlers.ts';
import { clearanceKind } from './clearance-kind.ts';

/** Clearance: the request by which a leaving student settles all obligations to the university. */
export const clearanceFeature = feature('clearance', {
  handlers: clearanceHandlers,
  requestKinds: { clearance: clearanceKind },
});
