import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import { refusalsOf, type Refusal } from '../../refusal.ts';
import type { StandingFacts } from '../registration/registration-facts.ts';
import { notFrozen, studentRefusals } from '../registration/registration-rules.ts';

/** A service of the product: the agenda function that opens it, the page that offers it, and what its own rules say of the student. */
export type Service = { service: AgendaFunction; path: string; period: 'current' | 'early'; standing: (facts: StandingFacts) => Refusal[] };

const frozenRefusals = (facts: StandingFacts): Refusal[] => refusalsOf([notFrozen], facts);

/** The services that exist, in the order students meet them. */
export const services: Service[] = [
  { service: 'registration', path: '/registeredCourses', period: 'current', standing: studentRefusals },
  { service: 'addDrop', path: '/registeredCourses', period: 'current', standing: studentRefusals },
  { service: 'courseWithdrawal', path: '/registeredCourses', period: 'current', standing: studentRefusals },
  { service: 'earlyRegistration', path: '/Earlydashboard', period: 'early', standing: studentRefusals },
  // Beyond registration a frozen student reads, and uses no service.
  { service: 'appeal', path: '/appealRequest', period: 'current', standing: frozenRefusals },
  { service: 'refund', path: '/refundRequest', period: 'current', standing: frozenRefusals },
  { service: 'survey', path: '/courseEvaluation', period: 'current', standing: notFrozen },
];
