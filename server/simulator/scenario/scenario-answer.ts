import { instantOf } from '../../clock.ts';
import type { Schema } from '../../http/operations.ts';
import { handOf } from './scenario-hands.ts';
import type { Scenario } from './scenarios.ts';

const clockOf = (body: unknown): string | null => (typeof body === 'object' && body !== null && 'now' in body && typeof body.now === 'string' && instantOf(body.now) !== undefined ? body.now : null);

/** A scenario as its readers are given it. */
export const scenarioAnswer = ({ id, area, title, story, persona, instant, page, codes, steps }: Scenario): Schema<'Scenario'> => ({
  id, area, title, story, persona, instant, page, codes,
  steps: steps.map((step) => ({ call: step.call, as: step.as ?? null, by: handOf(step), code: step.expect.code ?? null, clock: step.call === 'setClock' ? clockOf(step.body) : null, show: step.show })),
});
