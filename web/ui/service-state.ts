import { isLiftedBy, tellsState } from '../api/code-traits.ts';
import type { Schema } from '../api/operations.ts';

export type ServiceState = Schema<'Services'>['services'][number];

/** For the banner of a page that lists what it offers: where nothing of it can be used now, the list says so itself. */
export const unlessListed = (service: ServiceState | undefined): ServiceState | undefined =>
  service?.reasons.some(tellsState('nothingToUse')) ? undefined : service;

/** Nothing but the student's own request is in the way of another one: the page shows that request. */
export const isAlreadyAsked = ({ open, reasons }: ServiceState): boolean =>
  !open && reasons.every(tellsState('undecided'));

/** Open, or kept from sending by the day off alone: what is written now is sent on the next working day. */
export const mayPrepare = ({ reasons }: ServiceState): boolean => reasons.every(isLiftedBy('workingDay'));
