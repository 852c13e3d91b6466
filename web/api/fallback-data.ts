import { bahrainOffset } from '../../locales/durations.ts';
import { enums } from './enums.gen.ts';
import type { ResponseBodyOf, ReadOperation } from './operations.ts';

/** What pages go by where an API is without a read. Pure. */

/** An API that does not say what is open refuses what is closed: the page keeps nobody from asking. */
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
  // Without names of colleges their filter has nothing to choose from.
  courseFilters: () => ({ colleges: [] }),
};

export const fallbackFor = <Id extends ReadOperation>(operationId: Id, now: number): ResponseBodyOf<Id> | undefined =>
  fallbacks[operationId]?.(now);
