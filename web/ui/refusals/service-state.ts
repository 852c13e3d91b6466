import { isLiftedBy, tellsState } from '../../api/code-traits.ts';
import type { Schema } from '../../api/operations.ts';

export type ServiceState = Schema<'Services'>['services'][number];

/** The service for the banner of a page with a list; undefined if the list itself says that nothing can be used now. */
export const unlessListed = (service: ServiceState | undefined): ServiceState | undefined =>
  service?.reasons.some(tellsState('nothingToUse')) ? undefined : service;

/** True if the student's own request is the only reason against another one. The page shows that request. */
export const isAlreadyAsked = ({ open, reasons }: ServiceState): boolean =>
  !open && reasons.every(tellsState('undecided'));

/** Open, or kept from sending by the day off alone: what is written now is sent on the next working day. */
export const mayPrepare = ({ reasons }: ServiceState): boolean => reasons.every(isLiftedBy('workingDay'));
