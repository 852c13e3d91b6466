import { codes, type ClauseName, type MessageCode } from '../codes.ts';
import { getText, keysIn } from '../http/messages.ts';
import type { Finding } from './conformance.ts';

/**
 * Lists each sentence of the regulation with the message codes that apply it, and their results in a run. The list is
 * made from the regulation's texts, the catalogue of codes and the scenarios.
 */

/** The parts of a scenario that say which codes its steps expect. */
type Showing = { id: string; steps: readonly { call: string; expect: { code?: string; codes?: string[] } }[] };

/**
 * The result of a code or sentence. `unverified`: no scenario of the product expects it. `notPlayed`: the run played no
 * such scenario. `skipped`: the run reached a step that expects the code, but could not judge it.
 */
export type Verified = 'verified' | 'failed' | 'skipped' | 'notPlayed' | 'unverified';
export type VerifiedCode = { code: MessageCode; verified: Verified; scenarios: string[] };
export type VerifiedClause = {
  clause: ClauseName;
  title: string;
  text: string;
  verified: Verified;
  codes: VerifiedCode[];
};

const codesOf = ({ expect: { code, codes: others = [] } }: Showing['steps'][number]): string[] => [
  ...(code === undefined ? [] : [code]),
  ...others,
];

/**
 * The result of a sentence from those of its codes: `failed` if one failed, otherwise `verified` if at least one is
 * verified.
 */
function together(all: readonly Verified[]): Verified {
  for (const one of ['failed', 'verified', 'skipped', 'notPlayed'] as const) if (all.includes(one)) return one;
  return 'unverified';
}

/**
 * The results by sentence. `scenarios`: all scenarios of the product. A code is verified if a step that expects it was
 * met in this run and no such step failed.
 */
export function listVerifiedClauses(scenarios: readonly Showing[], findings: readonly Finding[]): VerifiedClause[] {
  const showing = new Map<string, { scenario: string; step: number }[]>();
  for (const { id, steps } of scenarios)
    steps.forEach((step, index) => {
      for (const code of codesOf(step))
        showing.set(code, [...(showing.get(code) ?? []), { scenario: id, step: index + 1 }]);
    });
  const expectations = new Map(
    findings
      .filter(({ of }) => of === 'expectation')
      .map((finding) => [`${finding.scenario} ${finding.step}`, finding.verdict]),
  );
  const verify = (code: MessageCode): VerifiedCode => {
    const places = showing.get(code) ?? [];
    const verdicts = places.map(({ scenario, step }) => expectations.get(`${scenario} ${step}`));
    const verified: Verified = !places.length
      ? 'unverified'
      : verdicts.includes('differs')
        ? 'failed'
        : verdicts.includes('ok')
          ? 'verified'
          : verdicts.some((one) => one !== undefined)
            ? 'skipped'
            : 'notPlayed';
    return { code, verified, scenarios: [...new Set(places.map(({ scenario }) => scenario))] };
  };
  return (keysIn('regulation') as ClauseName[]).map((clause) => {
    const of = (Object.keys(codes) as MessageCode[])
      .filter((code) => {
        const entry = codes[code];
        return 'clause' in entry && entry.clause === clause;
      })
      .map(verify);
    return {
      clause,
      title: getText('regulation', `${clause}.title`).en,
      text: getText('regulation', `${clause}.text`).en,
      verified: together(of.map(({ verified }) => verified)),
      codes: of,
    };
  });
}
