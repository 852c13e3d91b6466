import fc from 'fast-check';
import type { PaymentOutcome } from '../../server/features/fees/payment-commands.ts';

/**
 * An action of the student, the gateway, an office or the clock that concerns money. `pick` chooses among the objects
 * present at that moment.
 */
export type Step =
  | { do: 'start'; pick: number; useBalance: boolean; again: boolean }
  | { do: 'callback'; pick: number; outcome: PaymentOutcome; duplicate: boolean }
  | { do: 'cancel' | 'refund'; pick: number }
  | {
      do: 'registration';
      action: 'register' | 'delete' | 'drop' | 'undrop' | 'withdraw' | 'unwithdraw' | 'replace';
      pick: number;
      section: number;
    }
  | { do: 'back'; course: number; moves: ('register' | 'drop' | 'undrop' | 'replace' | 'pay')[]; picks: number[] }
  | { do: 'expire'; pick: number }
  | { do: 'leave'; all: boolean; week: number }
  | { do: 'close' }
  | { do: 'charge'; amount: number };

const pick = fc.nat(1000);
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('start' as const), pick, useBalance: fc.boolean(), again: fc.boolean() }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('callback' as const),
      pick,
      outcome: fc.constantFrom('succeeded' as const, 'succeeded' as const, 'failed' as const, 'canceled' as const),
      duplicate: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'refund' as const), pick }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('registration' as const),
      action: fc.constantFrom(
        'register' as const,
        'register' as const,
        'delete' as const,
        'drop' as const,
        'undrop' as const,
        'withdraw' as const,
        'unwithdraw' as const,
        'replace' as const,
      ),
      pick,
      section: fc.nat(7),
    }),
  },
  // Registers, drops, restores, replaces or pays one course, in any order.
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('back' as const),
      course: fc.nat(2),
      moves: fc.array(
        fc.constantFrom('register' as const, 'drop' as const, 'undrop' as const, 'replace' as const, 'pay' as const),
        { minLength: 4, maxLength: 9 },
      ),
      picks: fc.array(pick, { minLength: 9, maxLength: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const), pick }) },
  // Leaves a semester or the university, before, during and after add/drop.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave' as const), all: fc.boolean(), week: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('charge' as const), amount: fc.integer({ min: 1, max: 90_000 }) }),
  },
);
