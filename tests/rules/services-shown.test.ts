import { expect, it } from 'vitest';
import type { Schema } from '../../web/api/operations.ts';
import { servicesShown } from '../../web/features/student/services-shown.ts';

type Service = Schema<'Services'>['services'][number];
const upcoming = { Code: 'MSG-000003', Params: { context: 'upcoming' } };
const service = (name: string, more: Partial<Service>): Service => ({
  service: name,
  path: `/${name}`,
  open: false,
  reasons: [],
  opensAt: null,
  closesAt: null,
  ...more,
});
const names = (services: Service[]): string[] => services.map((one) => one.service);

it('before anything has opened, what opens next comes first, and what more than the calendar closes stays among the closed', () => {
  const { open, next, closed } = servicesShown([
    service('transfer', { opensAt: '2026-09-06T08:00:00+03:00', reasons: [upcoming] }),
    service('refund', {
      opensAt: '2026-08-30T08:00:00+03:00',
      reasons: [{ Code: 'refund.nothing', Params: {} }, upcoming],
    }),
    service('registration', { opensAt: '2026-08-30T08:00:00+03:00', reasons: [upcoming] }),
    service('minor', { opensAt: '2026-09-07T08:00:00+03:00', reasons: [upcoming] }),
    service('survey', { opensAt: '2026-11-29T08:00:00+03:00', reasons: [upcoming] }),
    service('early', { opensAt: '2026-11-30T08:00:00+03:00', reasons: [upcoming] }),
  ]);
  expect([open, next, closed].map(names)).toEqual([
    [],
    ['registration', 'transfer', 'minor', 'survey'],
    ['refund', 'early'],
  ]);
});

it('while something is open, that is what can be done; a single one more is not put away', () => {
  const closing = (day: number): Service =>
    service(`s${String(day)}`, { open: true, closesAt: `2026-09-${String(day)}T00:00:00+03:00` });
  const waiting = service('transfer', { opensAt: '2026-09-06T08:00:00+03:00', reasons: [upcoming] });
  const five = servicesShown([closing(14), closing(12), closing(13), closing(11), closing(10), waiting]);
  expect([five.open, five.more, five.next, five.closed].map(names)).toEqual([
    ['s10', 's11', 's12', 's13', 's14'],
    [],
    [],
    ['transfer'],
  ]);
  const six = servicesShown([10, 11, 12, 13, 14, 15].map(closing));
  expect([six.open, six.more].map(names)).toEqual([
    ['s10', 's11', 's12', 's13'],
    ['s14', 's15'],
  ]);
});

it('on a day off what can be prepared is shown as open: that nothing is sent today is said once above', () => {
  const dayOff = { Code: 'gate.daysOff', Params: {} };
  const { open, closed } = servicesShown([
    service('refund', { reasons: [dayOff] }),
    service('appeal', { reasons: [{ Code: 'gate.nothing', Params: {} }, dayOff] }),
  ]);
  expect([open, closed].map(names)).toEqual([['refund'], ['appeal']]);
});
