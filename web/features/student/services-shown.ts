import type { Schema } from '../../api/operations.ts';
import { mayPrepare } from '../../ui/refusals/service-state.ts';

type Service = Schema<'Services'>['services'][number];

/** The number of open services shown at once. If there is only one more, it is shown as well. */
const fewest = 4;

const soonest = (edge: 'opensAt' | 'closesAt') => (a: Service, b: Service) =>
  (a[edge] ?? '9').localeCompare(b[edge] ?? '9');

/** True if the service is closed only because its period has not begun. */
const opensByItself = ({ open, reasons }: Service): boolean =>
  !open && reasons.length > 0 && reasons.every(({ Params }) => Params.context === 'upcoming');

export type ServicesShown = {
  /**
   * Services that are open now, or can be prepared on a day off, by closing time. `open` is shown at once, `more` is
   * collapsed.
   */
  open: Service[];
  more: Service[];
  /** The next services to open, filled only if none is open. */
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
