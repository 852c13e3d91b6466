import { bahrainOffset } from '../../locales/durations.ts';
import { enums } from './enums.gen.ts';
import type { ResponseBodyOf, ReadOperation } from './operations.ts';

/** Fallback responses for GET operations that an older API lacks. Pure functions. */

/** Treats all services as open. The API still refuses actions of closed services. */
const everythingOpen = (now: number): ResponseBodyOf<'getServices'> => ({
  now: new Date(now + bahrainOffset).toISOString().replace(/\.\d+Z$/, '+03:00'),
  workingDay: true,
  services: enums.AgendaFunction.map((service) => ({
    service,
    path: '',
    open: true,
    reasons: [],
    opensAt: null,
    closesAt: null,
  })),
});

const fallbacks: { [Id in ReadOperation]?: (now: number) => ResponseBodyOf<Id> } = {
  getServices: everythingOpen,
  // Without the names of the colleges, the filter by college has no options.
  courseFilters: () => ({ colleges: [] }),
};

export const fallbackFor = <Id extends ReadOperation>(operationId: Id, now: number): ResponseBodyOf<Id> | undefined =>
  fallbacks[operationId]?.(now);
