import { feature } from '../../feature.ts';
import { transferHandlers } from './transfer-handlers.ts';
import { transferKind } from './transfer-kind.ts';

/** Transfers to another programme: students rank programmes, and two rounds allocate the seats. */
export const transferFeature = feature('transfer', {
  handlers: transferHandlers,
  requestKinds: { transfer: transferKind },
});
