import { isLiftedBy, tellsState } from '../../api/code-traits.ts';
import type { Schema } from '../../api/operations.ts';

export type ServiceState = Schema<'Services'>['services'][number];

/**
 * The service for the banner of a page with a list. Undefined if one of the reasons is that there is nothing to choose,
 * because the list itself shows that.
 */
export const unlessListed = (service: ServiceState | undefined): ServiceState | undefined =>
  service?.reasons.some(tellsState('nothingToUse')) ? undefined : service;

/**
 * True if a new request is impossible only because of earlier ones: one is undecided, or no item is left to request.
 * The page shows these requests.
 */
export const isAlreadyAsked = ({ open, reasons }: ServiceState): boolean =>
  !open && reasons.every((reason) => tellsState('undecided')(reason) || tellsState('nothingToUse')(reason));

/**
 * True if the service is open, or if it is closed only because of a day off. On a day off the student can write a
 * request and send it on the next working day.
 */
export const mayPrepare = ({ reasons }: ServiceState): boolean => reasons.every(isLiftedBy('workingDay'));
