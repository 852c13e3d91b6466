import type { Report } from './report.ts';
import { counts } from './results.ts';

/**
 * Judges if this version of the web page works with an API, from the versions of the contract, the missing parts and
 * the report of the last conformance run. The functions are pure.
 */

export type Compatibility = {
  /** `limited`: no fault is known that breaks the page, but parts are missing, differ or were not judged. */
  answer: 'yes' | 'limited' | 'no';
  /** The reasons, the most severe first. */
  reasons: string[];
};

type Facts = {
  /** The version of the contract for which the page was built. */
  page: string;
  /** The version that the API reports; undefined if it reports none. */
  api: string | undefined;
  /** Optional parts that the API lacks. */
  lacking: readonly string[];
  /** The report of the last run against this API (`npm run conformance -- PLAN --json FILE`); undefined without one. */
  report: (Pick<Report, 'baseUrl' | 'contract' | 'calls'> & { at?: string }) | undefined;
  baseUrl: string;
};

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** The calls of a report that have a difference of this severity. Differences declared as known do not count. */
const callsWith = (report: NonNullable<Facts['report']>, severity: 'must' | 'should'): string[] =>
  report.calls
    .filter(({ differences }) => differences.some((one) => counts(one) && one.severity === severity))
    .map(({ call }) => call);

/** Judges if the page may be used with the API. Without a report about this API the answer is `no`. */
export function judgeCompatibility({ page, api, lacking, report, baseUrl }: Facts): Compatibility {
  const no: string[] = [];
  const limits: string[] = [];
  if (api === undefined) limits.push('The API does not report the version of its contract.');
  else if (majorOf(api) !== majorOf(page))
    no.push(`The API has the contract ${api} and the page ${page}: the first numbers differ.`);
  else if (api !== page) limits.push(`The API has the contract ${api} and the page ${page}.`);
  if (lacking.length) limits.push(`The page hides what the API lacks: ${lacking.join(', ')}.`);
  if (!report || report.baseUrl !== baseUrl)
    no.push(
      report
        ? `The report is about ${report.baseUrl}.`
        : 'There is no report of a run: npm run conformance -- PLAN --json FILE.',
    );
  else {
    if (report.contract !== page) no.push(`The last run compared with the contract ${report.contract}. Run it again.`);
    const [musts, shoulds] = [callsWith(report, 'must'), callsWith(report, 'should')];
    if (musts.length) no.push(`The last run failed, and the page breaks at: ${musts.join(', ')}.`);
    if (shoulds.length) limits.push(`The last run has differences that the page copes with: ${shoulds.join(', ')}.`);
    const judged = report.calls.filter(({ result }) => result === 'passed' || result === 'failed').length;
    if (judged < report.calls.length) limits.push(`The last run judged ${judged} of ${report.calls.length} calls.`);
  }
  return { answer: no.length ? 'no' : limits.length ? 'limited' : 'yes', reasons: [...no, ...limits] };
}
