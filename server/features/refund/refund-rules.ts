import { electronicFormatIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { noRefusals, refuse, collectRefusals, type Refusal, type Rule } from '../../refusal.ts';
import { statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * Refunds of the balance. Pure; the agenda and the working days are held to by the gate of the call, the file by its
 * own rules.
 */

export type RefundStanding = {
  status: AcademicStatus;
  /** Fils of the balance that nothing holds. */
  refundable: number;
  /** An undecided refund holds a part of the balance. */
  holding: boolean;
};

const mayAsk: Rule<RefundStanding> = ({ status }) => statusRefusals('refund', status);

/** Where an undecided refund holds all of it, that one is the reason. */
const somethingToRefund: Rule<RefundStanding> = ({ refundable, holding }) =>
  refundable > 0 || holding ? noRefusals : refuse('MSG-000074');

/** Why no refund can be asked for, whatever is written in the form. */
export const refundEligibilityRules = [mayAsk, somethingToRefund] as const;

export type RefundFacts = RefundStanding & { amount: number; iban: string };

/** Where nothing is refundable that alone is said. */
const withinBalance: Rule<RefundFacts> = ({ amount, refundable }) =>
  refundable > 0 && amount > refundable
    ? refuse('refund.amountTooHigh', { fils: amount, refundable }, 'amount')
    : noRefusals;

/** As banks exchange it: capital letters without spaces. */
export const tidyIban = (iban: string): string => electronicFormatIBAN(iban.replace(/[\p{Cf}\s-]/gu, '')) ?? '';

/** Enough of an IBAN to recognise it by: "BH67 •••• 3456". */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;

const findFault = (iban: string): 'country' | 'digits' | 'length' | null => {
  const { valid, errorCodes } = validateIBAN(tidyIban(iban));
  if (valid) return null;
  if (
    [ValidationErrorsIBAN.NoIBANCountry, ValidationErrorsIBAN.NoIBANProvided].some((code) => errorCodes.includes(code))
  )
    return 'country';
  return errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength) ||
    errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)
    ? 'length'
    : 'digits';
};

/** Of a country that has IBANs, as long as that country's are, and with check digits that fit. */
const ibanValid: Rule<{ iban: string }> = ({ iban }) => {
  const fault = findFault(iban);
  return fault
    ? refuse('refund.ibanInvalid', { context: fault, example: 'BH67 BMAG 0000 1299 1234 56' }, 'iban')
    : noRefusals;
};

/** Why this cannot be an IBAN. */
export const ibanRefusals = (iban: string): Refusal[] => collectRefusals([ibanValid], { iban });

/** The bank of an IBAN of Bahrain, by the four letters behind its check digits; null elsewhere. */
export const findBankCode = (iban: string): string | null => /^BH\d\d([A-Z]{4})/.exec(tidyIban(iban))?.[1] ?? null;

/** Every reason against a refund as it was filled in; the file's are its own. */
export const refundRules = [withinBalance, ibanValid] as const;
