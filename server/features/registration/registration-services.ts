import type { Refusal } from '../../refusal.ts';
import type { Asked, Service } from '../agenda/agenda-services.ts';
import { standingFacts, type LoadedStanding } from './registration-fact-queries.ts';
import { studentRefusals } from './eligibility-rules.ts';

const currentStanding = ({ db, student, now }: Asked): LoadedStanding => standingFacts(db, student, now, 'current');
const earlyStanding = ({ db, student, now }: Asked): LoadedStanding => standingFacts(db, student, now, 'early');

/** The reasons why the student may not register in the current semester at all. */
export const registering = (asked: Asked): Refusal[] => studentRefusals(asked.once(currentStanding));

export const registrationServices: Service[] = [
  { service: 'registration', path: '/registeredCourses', standing: registering },
  { service: 'addDrop', path: '/registeredCourses', standing: registering },
  {
    service: 'earlyRegistration',
    path: '/Earlydashboard',
    standing: (asked) => studentRefusals(asked.once(earlyStanding)),
  },
];
