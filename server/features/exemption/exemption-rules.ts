import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * Rules for exemptions from the orientation programme. Pure; server/pipeline/gate.ts checks the agenda and the working
 * days, and the rules of attachments check the uploaded certificate.
 */

/** A test and its scale. Scores are in tenths of a point. */
export type Test = { code: string; lowest: number; highest: number; step: number; minimum: number };

export type ExemptionStanding = { status: AcademicStatus; orientation: 'none' | 'required' | 'completed' | 'exempted' };

/** Dates are YYYY-MM-DD. `askedOn` is the day on which the request was first sent, or today if it was not sent yet. */
export type ExemptionFacts = ExemptionStanding & {
  test: Test | null;
  score: number;
  takenOn: string;
  askedOn: string;
  validYears: number;
};

const mayAsk: Rule<ExemptionStanding> = ({ status }) => statusRefusals('exemption', status);

/** Only students in the orientation programme may request an exemption. */
const inOrientation: Rule<ExemptionStanding> = ({ orientation }) =>
  orientation === 'required' ? noRefusals : refuse('exemption.notOrientation', { context: orientation });

/** The rules that apply before a certificate is entered. */
export const exemptionStandingRules = [mayAsk, inOrientation] as const;

/** A request lapses if the student is no longer in the programme. */
export const exemptionLapseRules = [
  ({ status }: ExemptionStanding) => lastingRefusals('exemption', status),
  inOrientation,
] as const;

const knownTest: Rule<ExemptionFacts> = ({ test }) => (test ? noRefusals : refuse('exemption.unknownTest', {}, 'test'));

/** Formats a score in tenths as the test writes it: 5.5, 61. */
export const writtenScore = (score: number, { step }: Pick<Test, 'step'>): string =>
  (score / 10).toFixed(step % 10 === 0 && score % 10 === 0 ? 0 : 1);

/** A score that does not exist on the test's scale is reported as a typing error. */
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

/** The same day a number of years earlier. 29 February becomes 1 March if that year has none. */
export function yearsBefore(date: string, years: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

/** The test was taken no later than the request, and at most `validYears` before it. */
const recentEnough: Rule<ExemptionFacts> = ({ takenOn, askedOn, validYears }) => {
  const earliest = yearsBefore(askedOn, validYears);
  if (takenOn > askedOn) return refuse('exemption.takenOn', { context: 'ahead' }, 'takenOn');
  return takenOn >= earliest
    ? noRefusals
    : refuse('exemption.takenOn', { context: 'tooOld', years: validYears, earliest }, 'takenOn');
};

/** The rules for the entered certificate. The attachment rules check the uploaded file. */
export const exemptionRules = [knownTest, scoreHighEnough, recentEnough] as const;
