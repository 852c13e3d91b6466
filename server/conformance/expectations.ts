import { withKept } from '../simulator/scenario/scenario-names.ts';
import type { ScenarioStep } from '../simulator/scenario/scenarios.ts';
import { listCodes, differences } from './compare.ts';

/**
 * Lists the differences between a response and the expectations of its step; empty if it meets them. An unexpected
 * status is reported alone, because the other differences follow from it.
 */
export function judged(
  step: ScenarioStep,
  answer: { status: number; body: unknown; ms: number },
  kept: Map<string, unknown>,
): string[] {
  const { status, code, codes = [], body, slowerThanMs = 0 } = step.expect;
  if (answer.status !== status)
    return [`status: expected ${status}, got ${answer.status} ${JSON.stringify(answer.body ?? '').slice(0, 400)}`];
  const answered = listCodes(answer.body);
  const first = code === undefined || answered[0] === code || (answer.status === 200 && answered.includes(code));
  return [
    ...(first ? [] : [`code: expected ${code}, got ${answered.join(', ') || 'none'}`]),
    ...codes
      .filter((wanted) => !answered.includes(wanted))
      .map((wanted) => `codes: ${wanted} is not among ${answered.join(', ') || 'none'}`),
    ...(body === undefined ? [] : differences(withKept(body, kept), answer.body, 'body')),
    ...(answer.ms >= slowerThanMs ? [] : [`time: expected at least ${slowerThanMs} ms, took ${Math.round(answer.ms)}`]),
  ];
}
