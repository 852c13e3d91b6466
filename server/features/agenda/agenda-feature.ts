import { feature } from '../../feature.ts';
import { agendaHandlers } from './agenda-handlers.ts';

/** The agenda: the periods of the academic calendar, and the services that are open in them. */
export const agendaFeature = feature('agenda', {
  handlers: agendaHandlers,
});
