import { isWorkingDay, toIso, toIsoOrNull } from '../../clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { standingFacts } from '../registration/registration-queries.ts';
import { agendaState, closedCode, outsideAgenda } from './agenda-rules.ts';
import { services } from './agenda-services.ts';

export const agendaHandlers = {
  getServices: ({ db, student, now }) => {
    const facts = { current: standingFacts(db, student, now, 'current'), early: standingFacts(db, student, now, 'early') };
    const { agenda } = facts.current;
    return [200, {
      now: toIso(now),
      workingDay: isWorkingDay(now),
      services: services.map(({ service, path, period, standing }) => {
        const state = agendaState(agenda, [service], now);
        const reasons = [...standing(facts[period]), ...outsideAgenda(agenda, [service], now, closedCode(service), { service })];
        const known = state.context !== 'never';
        return { service, path, open: !reasons.length, reasons, opensAt: toIsoOrNull(known ? state.opensAt : null), closesAt: toIsoOrNull(known ? state.closesAt : null) };
      }),
    }];
  },
} satisfies Partial<Handlers>;
