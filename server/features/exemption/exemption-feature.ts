import { feature } from '../../feature.ts';
import { exemptionHandlers } from './exemption-handlers.ts';
import { exemptionKind } from './exemption-kind.ts';

/** Exemption from the orientation programme. */
export const exemptionFeature = feature('exemption', {
  handlers: exemptionHandlers,
  requestKinds: { exemption: exemptionKind },
});
