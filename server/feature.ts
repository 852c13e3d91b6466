import type { StudyEndEffects } from './academic-record/study-end.ts';
import type { ScheduledJob } from './clock/business-clock.ts';
import type { Service } from './features/agenda/agenda-services.ts';
import type { ChargePaidEffect } from './features/fees/payment-commands.ts';
import type { DueTimes } from './features/incident/incident-due-times.ts';
import type { Kind, RequestKind } from './features/request/request-kind.ts';
import type { Handlers } from './http/operations.ts';

/** The parts that an area contributes to the server; every part is optional. */
export type Offers = {
  /** Handlers of the contract's operations; every operation has exactly one. */
  handlers?: Partial<Handlers>;
  requestKinds?: Partial<Record<RequestKind, Kind>>;
  /** Jobs that run when the business clock reaches their instant. */
  jobs?: readonly ScheduledJob[];
  /** Services of the area that are not kinds of requests. */
  services?: readonly Service[];
  /** Effects that run when a semester or the studies end for a student. */
  studyEnd?: StudyEndEffects;
  /** Due times of students that incidents move. */
  dueTimes?: readonly DueTimes[];
  /** Effects that run when a charge has been paid in full. */
  chargePaid?: readonly ChargePaidEffect[];
};

export type Feature<Offer extends Offers = Offers> = { area: string; offers: Offer };

/** Declares an area under the name of its folder; list it in features.ts. */
export const feature = <const Offer extends Offers>(area: string, offers: Offer): Feature<Offer> => ({ area, offers });
