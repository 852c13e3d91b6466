import { feature } from '../../feature.ts';
import { transportHandlers } from './transport-handlers.ts';
import { transportKind } from './transport-kind.ts';
import { endTransport } from './transport-withdrawal-effects.ts';

/** Seats on the buses. */
export const transportFeature = feature('transport', {
  handlers: transportHandlers,
  requestKinds: { transport: transportKind },
  studyEnd: { transport: endTransport },
});
