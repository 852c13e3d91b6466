import { feature } from '../../feature.ts';
import { transportHandlers } from './transport-handlers.ts';
import { transportKind } from './transport-kind.ts';
import { endTransport } from './transport-withdrawal-effects.ts';

/** Requests for a seat on a university bus for one semester. */
export const transportFeature = feature('transport', {
  handlers: transportHandlers,
  requestKinds: { transport: transportKind },
  studyEnd: { transport: endTransport },
});
