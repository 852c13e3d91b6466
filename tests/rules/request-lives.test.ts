import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Plan } from '../../server/features/request/request-states.ts';
import { allParts, type Parts } from '../support/fake-kind.ts';
import { anyChoice, anyParts, chosen, holds } from '../support/random-life.ts';
import { endOfDay, happens, monday, unborn, whole } from '../support/request-lives.ts';

const planFor = ({ code, fee, effect, cancel, route }: Parts): Plan => ({
  ...whole,
  code,
  fee: { fils: fee ? 5_000 : 0, before: fee ?? 'desk' },
  effectAt: effect === 'once' ? () => null : endOfDay,
  cancel: cancel && { policy: cancel, paid: 'request.decided', inPayment: 'request.decided' },
  steps: allParts.route.map((key) =>
    route.includes(key) ? (whole.steps.find((step) => step?.key === key) ?? null) : null,
  ),
});

it('whatever happens to a request, its status is that of its history, its tasks are open while an office has it, and its end is one', () => {
  const ends = new Map<string, number>();
  fc.assert(
    fc.property(anyParts, fc.array(anyChoice, { minLength: 12, maxLength: 40 }), (parts, choices) => {
      const plan = planFor(parts);
      let now = monday;
      let lived = unborn;
      for (const choice of choices) {
        now += choice.hours * 3_600_000;
        const { event, actor } = chosen(plan, lived.state, choice, now);
        const kept = structuredClone(lived.state);
        const after = happens(plan, lived, event, actor, now);
        expect(lived.state).toEqual(kept);
        if (Array.isArray(after)) {
          expect(after.length).toBeGreaterThan(0);
          continue;
        }
        if (after.deleted) {
          expect(lived.state.sentAt).toBeNull();
          break;
        }
        holds(plan, lived, after, event);
        lived = after;
      }
      ends.set(lived.state.status, (ends.get(lived.state.status) ?? 0) + 1);
    }),
    { numRuns: 600 },
  );
  // The random lives reach every final status.
  expect([...ends.keys()]).toEqual(expect.arrayContaining(['approved', 'refused', 'canceled', 'expired']));
});
