import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import type { Refusal } from '../../refusal.ts';
import type { StandingFacts } from '../registration/registration-facts.ts';
import { studentRefusals } from '../registration/registration-rules.ts';

/** A service of the product: the agenda function that opens it, the page that offers it, and what its own rules say of the student. */
export type Service = { service: AgendaFunction; path: string; period: 'current' | 'early'; standing: (facts: StandingFacts) => Refusal[] };

/** The services that exist, in the order students meet them. */
export const services: Service[] = [
  { service: 'registration', path: '/registeredCourses', period: 'current', standing: studentRefusals },
  { service: 'addDrop', path: '/registeredCourses', period: 'current', standing: studentRefusals },
  { service: 'courseWithdrawal', path: '/registeredCourses', period: 'current', standing: studentRefusals },
  { service: 'earlyRegistration', path: '/Earlydashboard', period: 'early', standing: studentRefusals },
];
