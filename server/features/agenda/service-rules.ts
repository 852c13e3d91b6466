import { toIsoOrNull } from '../../clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { StandingFacts } from '../registration/registration-facts.ts';
import { services } from './agenda-services.ts';
import { agendaState, closedCode, outsideAgenda } from './agenda-rules.ts';

/** Every service: open or not for this student now, with all reasons; by the same rules that refuse its calls. */
export const serviceStates = (facts: Record<'current' | 'early', StandingFacts>): Schema<'ServiceStates'> =>
  services.map(({ service, path, period, standing }) => {
    const { agenda, now } = facts.current;
    const state = agendaState(agenda, [service], now);
    const reasons = [...standing(facts[period]), ...outsideAgenda(agenda, [service], now, closedCode(service), { service })];
    const known = state.context !== 'never';
    return { service, path, open: !reasons.length, reasons, opensAt: toIsoOrNull(known ? state.opensAt : null), closesAt: toIsoOrNull(known ? state.closesAt : null) };
  });
