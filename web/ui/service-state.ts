import type { Refusal, Schema } from '../api/operations.ts';

export type ServiceState = Schema<'Services'>['services'][number];

/** For the banner of a page that lists what it offers: where nothing of it can be used now, the list says so itself. */
export const unlessListed = (service: ServiceState | undefined): ServiceState | undefined =>
  service?.reasons.some(({ Code }) => Code === 'gate.nothing') ? undefined : service;

/** A request of the same kind waits: for a decision, a payment or its day. */
const alreadyAsked = new Set<Refusal['Code']>(['MSG-000026', 'MSG-000043', 'MSG-000057']);

/** Nothing but the student's own request is in the way of another one: the page shows that request. */
export const isAlreadyAsked = ({ open, reasons }: ServiceState): boolean =>
  !open && reasons.every(({ Code }) => alreadyAsked.has(Code));

/** Open, or kept from sending by the day off alone: what is written now is sent on the next working day. */
export const mayPrepare = ({ reasons }: ServiceState): boolean => reasons.every(({ Code }) => Code === 'gate.daysOff');
