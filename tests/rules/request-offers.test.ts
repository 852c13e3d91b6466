import { expect, it } from 'vitest';
import { offeredForms } from '../../web/features/request/request-offers.ts';
import type { ServiceState } from '../../web/ui/refusals/service-state.ts';

const form = (path: string) => ({ seFormId: 1, formCodeName: path, path }) as never;
const dayOff = { Code: 'gate.daysOff', Params: {} };
const frozen = { Code: 'MSG-000076', Params: {} };
const service = (path: string, reasons: ServiceState['reasons']): ServiceState => ({
  service: path,
  path,
  open: reasons.length === 0,
  reasons,
  opensAt: null,
  closesAt: null,
});
const forms = ['/a', '/b', '/c', '/d'].map(form);

it('on a day off what can be prepared is open, and why nothing is sent is said once for all', () => {
  const services = ['/a', '/b'].map((path) => service(path, [dayOff]));
  const { dayOff: said, open, closed } = offeredForms(forms, [...services, service('/c', [frozen, dayOff])]);
  expect([said, open.length, closed.map(({ reason, form: { path } }) => [reason.Code, path])]).toEqual([
    true,
    3,
    [['MSG-000076', '/c']],
  ]);
});

it('a closed form is listed with its reason', () => {
  const {
    dayOff: said,
    open,
    closed,
  } = offeredForms(forms, [
    service('/a', [frozen]),
    service('/b', []),
    service('/c', [{ Code: 'MSG-000034', Params: {} }]),
    service('/d', [frozen]),
  ]);
  expect([said, open.length, closed.map(({ reason, form: { path } }) => [reason.Code, path])]).toEqual([
    false,
    1,
    [
      ['MSG-000076', '/a'],
      ['MSG-000034', '/c'],
      ['MSG-000076', '/d'],
    ],
  ]);
});
