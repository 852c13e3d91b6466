import { describe, expect, it } from 'vitest';
import {
  maskedIban,
  refundRules,
  refundEligibilityRules,
  findBankCode,
  ibanRefusals,
  tidyIban,
  type RefundFacts,
} from '../../server/features/refund/refund-rules.ts';
import { collectRefusals, type Refusal } from '../../server/refusal.ts';

/** A refund of the whole refundable amount, 100 dinars, to an account in Bahrain. */
const facts: RefundFacts = {
  status: 'active',
  refundable: 100_000,
  holding: false,
  amount: 100_000,
  iban: 'BH67 BMAG 0000 1299 1234 56',
};
const standing = (changes: Partial<RefundFacts>): Refusal[] =>
  collectRefusals(refundEligibilityRules, { ...facts, ...changes });
const filledIn = (changes: Partial<RefundFacts>): Refusal[] => collectRefusals(refundRules, { ...facts, ...changes });

const nothing: Refusal = { Code: 'MSG-000074', Params: {} };
const frozen: Refusal = { Code: 'MSG-000076', Params: {} };
const tooHigh = (fils: number, refundable: number): Refusal => ({
  Code: 'refund.amountTooHigh',
  Params: { fils, refundable },
  Field: 'amount',
});

describe('a refund can be asked for', () => {
  it.each<[string, Partial<RefundFacts>, Refusal[]]>([
    ['with a balance', {}, []],
    ['with one fils', { refundable: 1 }, []],
    ['without a balance', { refundable: 0 }, [nothing]],
    ['with a balance below nothing', { refundable: -1 }, [nothing]],
    // Another rule reports the undecided refund, so this one does not report that nothing is refundable.
    ['where an undecided refund holds all of it', { refundable: 0, holding: true }, []],
    ['after a permanent withdrawal', { status: 'withdrawn' }, []],
    ['with an inactive enrolment', { status: 'inactive' }, []],
    ['by a frozen student', { status: 'frozen' }, [frozen]],
    ['by a frozen student without a balance', { status: 'frozen', refundable: 0 }, [frozen, nothing]],
  ])('%s', (_, changes, expected) => expect(standing(changes)).toEqual(expected));
});

describe('the amount', () => {
  it.each<[amount: number, refundable: number, Refusal[]]>([
    [1, 100_000, []],
    [99_999, 100_000, []],
    [100_000, 100_000, []],
    [100_001, 100_000, [tooHigh(100_001, 100_000)]],
    [1, 1, []],
    [2, 1, [tooHigh(2, 1)]],
    // If nothing is refundable, another rule reports that, so the amount is not reported.
    [1, 0, []],
  ])('%i of %i fils', (amount, refundable, expected) => expect(filledIn({ amount, refundable })).toEqual(expected));
});

describe('the account', () => {
  it.each([
    'BH67 BMAG 0000 1299 1234 56',
    'bh67bmag00001299123456',
    'BH67-BMAG-0000-1299-1234-56',
    '\u2066BH67\tBMAG\u00a00000 1299 1234 56\u2069',
    'GB29 NWBK 6016 1331 9268 19',
    'NO93 8601 1117 947',
  ])('%s', (iban) => expect(filledIn({ iban })).toEqual([]));

  it.each([
    ['', 'country'],
    [' ', 'country'],
    ['hello', 'country'],
    ['67 BMAG 0000 1299 1234 56', 'country'],
    ['XX67 BMAG 0000 1299 1234 56', 'country'],
    ['US67 BMAG 0000 1299 1234 56', 'country'],
    // IBANs with too few or too many characters, with a digit in place of a letter, and with dots.
    ['BH', 'length'],
    ['BH67 BMAG 0000 1299 1234 5', 'length'],
    ['BH67 BMAG 0000 1299 1234 567', 'length'],
    ['BH67 1MAG 0000 1299 1234 56', 'length'],
    ['BH67.BMAG.0000.1299.1234.56', 'length'],
    // The length is correct, but the check digits are letters or do not fit the other characters.
    ['BH68 BMAG 0000 1299 1234 56', 'digits'],
    ['BHAB BMAG 0000 1299 1234 56', 'digits'],
    ['GB29 NWBK 6016 1331 9268 18', 'digits'],
    ['NO93 8601 1117 948', 'digits'],
  ])('not %j: %s', (iban, context) =>
    expect(filledIn({ iban })).toEqual([
      { Code: 'refund.ibanInvalid', Params: { context, example: facts.iban }, Field: 'iban' },
    ]),
  );

  it('is told beside the amount', () =>
    expect(filledIn({ amount: 100_001, iban: '' }).map(({ Code, Field }) => [Code, Field])).toEqual([
      ['refund.amountTooHigh', 'amount'],
      ['refund.ibanInvalid', 'iban'],
    ]));

  it('is kept as banks exchange it', () =>
    expect(['\u2066bh67 bmag\u00a00000 1299-1234 56\u2069', 'BH67BMAG00001299123456', ''].map(tidyIban)).toEqual([
      'BH67BMAG00001299123456',
      'BH67BMAG00001299123456',
      '',
    ]));
  it('without a letter or digit is empty', () => expect(tidyIban('\u2066 - \u2069')).toBe(''));
  it.each<[string, Refusal[]]>([
    ['BH67 BMAG 0000 1299 1234 56', []],
    [
      'BH68 BMAG 0000 1299 1234 56',
      [
        {
          Code: 'refund.ibanInvalid',
          Params: { context: 'digits', example: 'BH67 BMAG 0000 1299 1234 56' },
          Field: 'iban',
        },
      ],
    ],
  ])('alone: %s', (iban, refusals) => expect(ibanRefusals(iban)).toEqual(refusals));
  it.each([
    ['bh67 bmag 0000 1299 1234 56', 'BMAG'],
    ['BH67 BM', null],
    ['DE89 3704 0044 0532 0130 00', null],
    ['XBH67BMAG00001299123456', null],
    ['', null],
  ])('names its bank: %s', (iban, code) => expect(findBankCode(iban)).toBe(code));
  it('is shown by its ends', () => expect(maskedIban('BH67BMAG00001299123456')).toBe('BH67 •••• 3456'));
});
