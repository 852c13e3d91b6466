import { feature } from '../../feature.ts';
import { exemptionHandlers } from './exemption-handlers.ts';
import { exemptionKind } from './exemption-kind.ts';

/** Requests of new students for exemption from the orientation programme, by a test certificate. */
export const exemptionFeature = feature('exemption', {
  handlers: exemptionHandlers,
  requestKinds: { exemption: exemptionKind },
});
