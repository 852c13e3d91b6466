import { electronicFormatIBAN, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { noRefusals, refuse, collectRefusals, type Refusal, type Rule } from '../../refusal.ts';
import { statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * Rules for refunds of the balance. Pure; server/pipeline/gate.ts checks the agenda and the working days, and the
 * attachment rules check the uploaded file.
 */

export type RefundStanding = {
  status: AcademicStatus;
  /** The part of the balance, in fils, that no payment and no other refund holds. */
  refundable: number;
  /** True if another undecided refund holds a part of the balance. */
  holding: boolean;
};

const mayAsk: Rule<RefundStanding> = ({ status }) => statusRefusals('refund', status);

/**
 * If another undecided refund holds a part of the balance, the engine's limit on open requests refuses this one
 * instead.
 */
const somethingToRefund: Rule<RefundStanding> = ({ refundable, holding }) =>
  refundable > 0 || holding ? noRefusals : refuse('MSG-000074');

/** The rules that apply before the form is filled in. */
export const refundEligibilityRules = [mayAsk, somethingToRefund] as const;

export type RefundFacts = RefundStanding & { amount: number; iban: string };

/** If nothing is refundable, another rule already says so. */
const withinBalance: Rule<RefundFacts> = ({ amount, refundable }) =>
  refundable > 0 && amount > refundable
    ? refuse('refund.amountTooHigh', { fils: amount, refundable }, 'amount')
    : noRefusals;

/**
 * The IBAN in the format of banks: capital letters, without spaces and hyphens. Empty if the text consists of spaces,
 * hyphens and invisible characters only.
 */
export const tidyIban = (iban: string): string => electronicFormatIBAN(iban.replace(/[\p{Cf}\s-]/gu, '')) ?? '';

/** Masks an IBAN so that its owner recognises it: "BH67 •••• 3456". */
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

/** Checks the country of an IBAN, the length for that country, and the check digits. */
const ibanValid: Rule<{ iban: string }> = ({ iban }) => {
  const fault = findFault(iban);
  return fault
    ? refuse('refund.ibanInvalid', { context: fault, example: 'BH67 BMAG 0000 1299 1234 56' }, 'iban')
    : noRefusals;
};

/** The reasons why a text is no valid IBAN; empty for a valid IBAN. */
export const ibanRefusals = (iban: string): Refusal[] => collectRefusals([ibanValid], { iban });

/** The bank code of a Bahraini IBAN, the four letters after its check digits; null for other countries. */
export const findBankCode = (iban: string): string | null => /^BH\d\d([A-Z]{4})/.exec(tidyIban(iban))?.[1] ?? null;

/** The rules for the entered fields. The uploaded file is checked by the rules of attachments. */
export const refundRules = [withinBalance, ibanValid] as const;
