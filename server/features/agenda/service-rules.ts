import { toIsoOrNull } from '../../clock.ts';
import type { Schema } from '../../http/operations.ts';
import { services, type ServiceFacts } from './agenda-services.ts';
import { agendaState, closedCode, onDayOff, outsideAgenda } from './agenda-rules.ts';

/** Every service: open or not for this student now, with all reasons; by the same rules that refuse its calls. */
export const serviceStates = (facts: ServiceFacts): Schema<'ServiceStates'> =>
  services.map(({ service, path, workingDays, standing }) => {
    const { agenda, now } = facts.current;
    const state = agendaState(agenda, [service], now);
    const reasons = [...standing(facts), ...outsideAgenda(agenda, [service], now, closedCode(service), { service }), ...(workingDays ? onDayOff(now) : [])];
    const known = state.context !== 'never';
    return { service, path, open: !reasons.length, reasons, opensAt: toIsoOrNull(known ? state.opensAt : null), closesAt: toIsoOrNull(known ? state.closesAt : null) };
  });
