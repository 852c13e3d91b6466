import type { StudyEndEffects } from './academic-record/study-end.ts';
import type { ScheduledJob } from './clock/business-clock.ts';
import type { Service } from './features/agenda/agenda-services.ts';
import type { ChargePaidEffect } from './features/fees/payment-commands.ts';
import type { DueTimes } from './features/incident/incident-due-times.ts';
import type { Kind, RequestKind } from './features/request/request-kind.ts';
import type { Handlers } from './http/operations.ts';

/** The parts that an area contributes to the server; every part is optional. */
export type Offers = {
  /** Handlers of operations of the contract. Each operation has one handler, in one area. */
  handlers?: Partial<Handlers>;
  requestKinds?: Partial<Record<RequestKind, Kind>>;
  /** Jobs that run when the business clock reaches their instant. */
  jobs?: readonly ScheduledJob[];
  /** Services offered to students, apart from those that follow from `requestKinds`. */
  services?: readonly Service[];
  /** Effects that run when a student leaves courses, a semester or the university (see study-end.ts). */
  studyEnd?: StudyEndEffects;
  /** Deadlines of students that move when a service of the university was down (an incident). */
  dueTimes?: readonly DueTimes[];
  /** Effects that run when a charge has been paid in full. */
  chargePaid?: readonly ChargePaidEffect[];
};

export type Feature<Offer extends Offers = Offers> = { area: string; offers: Offer };

/** Declares an area under the name of its folder; list it in features.ts. */
export const feature = <const Offer extends Offers>(area: string, offers: Offer): Feature<Offer> => ({ area, offers });
