import { feature } from '../../feature.ts';
import { agendaHandlers } from './agenda-handlers.ts';

/** The university's calendar of periods, and the services that they open. */
export const agendaFeature = feature('agenda', {
  handlers: agendaHandlers,
});
