import type { StudyEndEffects } from './academic-record/study-end.ts';
import type { ScheduledJob } from './business-clock.ts';
import type { Service } from './features/agenda/agenda-services.ts';
import type { ChargePaidEffect } from './features/fees/payment-commands.ts';
import type { Kind, RequestKind } from './features/request/request-kind.ts';
import type { Handlers } from './http/operations.ts';

/** What an area offers to the server. What it leaves out, it does not have. */
export type Offers = {
  /** Of the contract's operations; every operation has one handler. */
  handlers?: Partial<Handlers>;
  requestKinds?: Partial<Record<RequestKind, Kind>>;
  /** Runs when the business clock reaches its instant. */
  jobs?: readonly ScheduledJob[];
  /** Beside those that its kinds of requests are. */
  services?: readonly Service[];
  /** Runs when a student leaves a course, a semester or the university. */
  studyEnd?: StudyEndEffects;
  /** Runs when a charge has been paid in full. */
  chargePaid?: readonly ChargePaidEffect[];
};

export type Feature<Offer extends Offers = Offers> = { area: string; offers: Offer };

/** Declares an area by the name of its folder; features.ts lists it. */
export const feature = <const Offer extends Offers>(area: string, offers: Offer): Feature<Offer> => ({ area, offers });
