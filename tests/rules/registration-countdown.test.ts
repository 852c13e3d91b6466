import { describe, expect, it } from 'vitest';
import {
  byClosing,
  coursesAt,
  holding,
  offeredAt,
  onlyOpening,
  findOpening,
  findSpoken,
} from '../../web/features/registration/registration-countdown.ts';
import type { Refusal, Schema } from '../../web/api/operations.ts';

const opensAt = '2026-08-30T08:00:00+03:00';
const opening = Date.parse(opensAt);
const waits: Refusal = {
  Code: 'MSG-000003',
  Params: { context: 'upcoming', opensAt, closesAt: '2026-09-10T00:00:00+03:00' },
};
const over: Refusal = { Code: 'MSG-000003', Params: { context: 'past', closesAt: '2026-09-10T00:00:00+03:00' } };
const load: Refusal = { Code: 'MSG-000004', Params: { hours: 21, maximum: 18 } };

describe('a reason that waits for an opening', () => {
  it('is the registration period that has not begun, and no other', () => {
    expect([waits, over, load, { ...waits, Code: 'MSG-000059' }].map(findOpening)).toEqual([opening, null, null, null]);
  });

  it('holds until the instant, not at it and not after it; every other one stays', () => {
    expect(holding([waits, load], opening - 1)).toEqual([waits, load]);
    expect(holding([waits, load], opening)).toEqual([load]);
    expect(holding([waits, over], opening + 1)).toEqual([over]);
  });

  it('is all there is to wait for only where nothing else stands in the way', () => {
    expect([[waits], [waits, load], [over], []].map(onlyOpening)).toEqual([opening, null, null, null]);
  });
});

it('an action that only waited is allowed, one that something else forbids is not', () => {
  const course = {
    actions: [
      { action: 'delete', allowed: false, reasons: [waits] },
      { action: 'drop', allowed: false, reasons: [waits, load] },
      { action: 'undrop', allowed: false, reasons: [] },
    ],
  } as unknown as Schema<'RegisteredCourse'>;
  expect(coursesAt([course], opening)[0]?.actions).toEqual([
    { action: 'delete', allowed: true, reasons: [] },
    { action: 'drop', allowed: false, reasons: [load] },
    { action: 'undrop', allowed: false, reasons: [] },
  ]);
});

it('a section keeps its other reasons', () => {
  const course = {
    sections: [{ refusals: [waits, load] }, { refusals: [waits] }],
  } as unknown as Schema<'OfferedCourse'>;
  expect(offeredAt([course], opening)[0]?.sections).toEqual([{ refusals: [load] }, { refusals: [] }]);
});

it('of what is closed the next opening is spoken of, and what stands in the student’s own way without any opening', () => {
  const frozen: Refusal = { Code: 'MSG-000076', Params: {} };
  const closed = (opens: string, ...reasons: Refusal[]) => ({
    reasons,
    opensAt: opens,
    closesAt: '2026-09-18T00:00:00+03:00',
  });
  expect(findSpoken([closed('2026-09-06T08:00:00+03:00', waits), closed(opensAt, waits)])?.opensAt).toBe(opensAt);
  expect(findSpoken([closed('2026-08-01T08:00:00+03:00', over)])?.reasons).toEqual([over]);
  expect(
    findSpoken([closed('2026-08-30T08:00:00+03:00', frozen), closed('2026-09-06T08:00:00+03:00', frozen, waits)])
      ?.reasons,
  ).toEqual([frozen]);
  expect(findSpoken([])).toBeUndefined();
});

it('of several open services the one that closes first is named first', () => {
  const at = (service: string, closesAt: string | null) => ({ service, closesAt });
  const services = [
    at('always', null),
    at('registration', '2026-09-30T00:00:00+03:00'),
    at('addDrop', '2026-09-18T00:00:00+03:00'),
  ];
  expect(byClosing(services).map(({ service }) => service)).toEqual(['addDrop', 'registration', 'always']);
  expect(byClosing(services.slice(0, 1))).toEqual([at('always', null)]);
});
