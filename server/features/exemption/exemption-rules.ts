import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * Exemptions from the orientation programme. Pure; the agenda and the working days are held to by the gate of the call,
 * the file by its own rules.
 */

/** A test by its scale: scores in tenths of a point. */
export type Test = { code: string; lowest: number; highest: number; step: number; minimum: number };

export type ExemptionStanding = { status: AcademicStatus; orientation: 'none' | 'required' | 'completed' | 'exempted' };

/** Dates are YYYY-MM-DD: `askedOn` is when it was sent first, or today. */
export type ExemptionFacts = ExemptionStanding & {
  test: Test | null;
  score: number;
  takenOn: string;
  askedOn: string;
  validYears: number;
};

const mayAsk: Rule<ExemptionStanding> = ({ status }) => statusRefusals('exemption', status);

/** Spec 2: for who is in the orientation programme. */
const inOrientation: Rule<ExemptionStanding> = ({ orientation }) =>
  orientation === 'required' ? noRefusals : refuse('exemption.notOrientation', { context: orientation });

/** Why no exemption can be asked for, whatever the certificate. */
export const exemptionStandingRules = [mayAsk, inOrientation] as const;

/** Whoever is in the programme no longer needs no exemption. */
export const exemptionLapseRules = [
  ({ status }: ExemptionStanding) => lastingRefusals('exemption', status),
  inOrientation,
] as const;

const knownTest: Rule<ExemptionFacts> = ({ test }) => (test ? noRefusals : refuse('exemption.unknownTest', {}, 'test'));

/** A score in tenths as the test writes it: 5.5, 61. */
export const writtenScore = (score: number, { step }: Pick<Test, 'step'>): string =>
  (score / 10).toFixed(step % 10 === 0 && score % 10 === 0 ? 0 : 1);

/** A score the test does not give is a slip of the pen. */
const scoreHighEnough: Rule<ExemptionFacts> = ({ test, score }) => {
  if (!test) return noRefusals;
  const { lowest, highest, step, minimum } = test;
  const written = {
    score: writtenScore(score, test),
    scoreNeeded: writtenScore(minimum, test),
    lowest: writtenScore(lowest, test),
    highest: writtenScore(highest, test),
    step: writtenScore(step, test),
  };
  if (score < lowest || score > highest || (score - lowest) % step !== 0)
    return refuse('exemption.score', { ...written, context: 'noSuch' }, 'score');
  return score >= minimum ? noRefusals : refuse('exemption.score', { ...written, context: 'tooLow' }, 'score');
};

/** The same day some years earlier; of 29 February, the day after where there is none. */
export function yearsBefore(date: string, years: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

/** Taken by the day it is asked for, and at most so many years before. */
const recentEnough: Rule<ExemptionFacts> = ({ takenOn, askedOn, validYears }) => {
  const earliest = yearsBefore(askedOn, validYears);
  if (takenOn > askedOn) return refuse('exemption.takenOn', { context: 'ahead' }, 'takenOn');
  return takenOn >= earliest
    ? noRefusals
    : refuse('exemption.takenOn', { context: 'tooOld', years: validYears, earliest }, 'takenOn');
};

/** Every reason against a certificate as it was filled in; the file's are its own. */
export const exemptionRules = [knownTest, scoreHighEnough, recentEnough] as const;
