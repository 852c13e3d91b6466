import { toInstant } from '../../clock/clock.ts';
import { formatOpenInBoth } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import { stepLocation } from './step-location.ts';
import { isLook } from './scenario-progress.ts';
import type { Scenario } from './scenarios.ts';
import { wayOf } from './scenario-ways.ts';

const findClock = (body: unknown): string | null =>
  typeof body === 'object' &&
  body !== null &&
  'now' in body &&
  typeof body.now === 'string' &&
  toInstant(body.now) !== undefined
    ? body.now
    : null;

/** The message context that a step expects for its code: the first one in its expected body. */
function contextIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('Params' in body) return (body.Params as { context?: string }).context;
  for (const value of Object.values(body)) {
    const context = contextIn(value);
    if (context !== undefined) return context;
  }
  return undefined;
}

/** A scenario as the API returns it. */
export const scenarioAnswer = ({
  id,
  area,
  title,
  story,
  persona,
  instant,
  page,
  codes,
  steps,
}: Scenario): Schema<'Scenario'> => ({
  id,
  area,
  title,
  story,
  persona,
  instant,
  page,
  codes,
  steps: steps.map((step) => ({
    call: step.call,
    as: step.as ?? null,
    by: stepLocation(step),
    way: stepLocation(step) === 'page' ? wayOf(step, { page }) : null,
    looks: isLook(step.call),
    code: step.expect.code ?? null,
    said: step.expect.code ? formatOpenInBoth(step.expect.code, contextIn(step.expect.body)) : null,
    clock: step.call === 'setClock' ? findClock(step.body) : null,
    show: step.show,
  })),
});
