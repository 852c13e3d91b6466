import { expect, it } from 'vitest';
import { isAlreadyAsked, type ServiceState } from '../../web/ui/refusals/service-state.ts';

const service = (...codes: string[]): ServiceState => ({
  service: 'document',
  path: '/transcriptCertificate',
  open: codes.length === 0,
  reasons: codes.map((Code) => ({ Code, Params: {} })),
  opensAt: null,
  closesAt: null,
});

it.each<[string, string[], boolean]>([
  ['another request is undecided', ['MSG-000026'], true],
  ['every document that may be asked for is asked for', ['gate.nothing'], true],
  ['the period has ended as well', ['MSG-000026', 'MSG-000034'], false],
  ['a frozen record', ['MSG-000076'], false],
  ['nothing', [], false],
])('own requests alone are against another one: %s', (_, codes, asked) =>
  expect(isAlreadyAsked(service(...codes))).toBe(asked),
);
