import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import { refusalsOf, type Refusal } from '../../refusal.ts';
import { refundStandingRules, type RefundStanding } from '../refund/refund-rules.ts';
import type { StandingFacts } from '../registration/registration-facts.ts';
import { studentRefusals } from '../registration/registration-rules.ts';
import { statusRefusals } from '../student/status-rules.ts';

export type ServiceFacts = Record<'current' | 'early', StandingFacts> & { refund: RefundStanding };

/** A service of the product: the agenda function that opens it, the page that offers it, whether it keeps to working days, and what its own rules say of the student. */
export type Service = { service: AgendaFunction; path: string; workingDays?: true; standing: (facts: ServiceFacts) => Refusal[] };

const registering = ({ current }: ServiceFacts): Refusal[] => studentRefusals(current);

/** The services that exist, in the order students meet them. Their working days are those of the contract's gates. */
export const services: Service[] = [
  { service: 'registration', path: '/registeredCourses', standing: registering },
  { service: 'addDrop', path: '/registeredCourses', standing: registering },
  { service: 'courseWithdrawal', path: '/registeredCourses', standing: registering },
  { service: 'earlyRegistration', path: '/Earlydashboard', standing: ({ early }) => studentRefusals(early) },
  { service: 'appeal', path: '/appealRequest', workingDays: true, standing: ({ current }) => statusRefusals('appeal', current.student.status) },
  { service: 'refund', path: '/refundRequest', workingDays: true, standing: ({ refund }) => refusalsOf(refundStandingRules, refund) },
  { service: 'survey', path: '/courseEvaluation', standing: ({ current }) => statusRefusals('survey', current.student.status) },
];
