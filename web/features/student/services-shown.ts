import type { Schema } from '../../api/operations.ts';
import { mayPrepare } from '../../ui/service-state.ts';

type Service = Schema<'Services'>['services'][number];

/** So many are seen at once; a single one more is not put away. */
const fewest = 4;

const soonest = (edge: 'opensAt' | 'closesAt') => (a: Service, b: Service) =>
  (a[edge] ?? '9').localeCompare(b[edge] ?? '9');

/** Closed to this student by the calendar alone: it opens by itself. */
const opensByItself = ({ open, reasons }: Service): boolean =>
  !open && reasons.length > 0 && reasons.every(({ Params }) => Params.context === 'upcoming');

export type ServicesShown = {
  /**
   * Open now, or to be prepared on a day off, by closing time: first those that are seen at once, then those put away.
   */
  open: Service[];
  more: Service[];
  /** Where nothing is open: what opens next, so that it is not looked for among what is closed. */
  next: Service[];
  closed: Service[];
};

export function servicesShown(services: Service[]): ServicesShown {
  const open = services.filter(mayPrepare).sort(soonest('closesAt'));
  const shown = open.length > fewest + 1 ? fewest : fewest + 1;
  const next = open.length > 0 ? [] : services.filter(opensByItself).sort(soonest('opensAt')).slice(0, fewest);
  return {
    open: open.slice(0, shown),
    more: open.slice(shown),
    next,
    closed: services.filter((service) => !mayPrepare(service) && !next.includes(service)).sort(soonest('opensAt')),
  };
}
