import { feature } from '../../feature.ts';
import { transferHandlers } from './transfer-handlers.ts';
import { transferKind } from './transfer-kind.ts';

/** Transfer to another programme, in rounds. */
export const transferFeature = feature('transfer', {
  handlers: transferHandlers,
  requestKinds: { transfer: transferKind },
});
