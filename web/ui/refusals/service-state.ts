import { isLiftedBy, tellsState } from '../../api/code-traits.ts';
import type { Schema } from '../../api/operations.ts';

export type ServiceState = Schema<'Services'>['services'][number];

/** The service for the banner of a page with a list; undefined if the list itself says that nothing can be used now. */
export const unlessListed = (service: ServiceState | undefined): ServiceState | undefined =>
  service?.reasons.some(tellsState('nothingToUse')) ? undefined : service;

/**
 * True if nothing but the student's own requests is against another one: one is undecided, or all are made that may be.
 * The page shows these requests.
 */
export const isAlreadyAsked = ({ open, reasons }: ServiceState): boolean =>
  !open && reasons.every((reason) => tellsState('undecided')(reason) || tellsState('nothingToUse')(reason));

/** Open, or kept from sending by the day off alone: what is written now is sent on the next working day. */
export const mayPrepare = ({ reasons }: ServiceState): boolean => reasons.every(isLiftedBy('workingDay'));
