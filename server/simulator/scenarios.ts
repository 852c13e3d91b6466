import { instantOf } from '../clock.ts';
import type { Schema } from '../http/operations.ts';
import { ScenarioLibrary, type UnreadableScenario } from './scenario-files/scenario-library.ts';
import type { Scenario, ScenarioStep } from './scenario-files/scenario.ts';

export type { Scenario, ScenarioStep };

/** Calls that are made before signing in: a scenario that begins with one leaves its student to sign in by hand. */
export const beforeSigningIn = ['userLogin', 'handleAuthentication', 'forgotPassword', 'forgetPasswordRetrieveEmail', 'forgetPasswordChangePassword', 'registerAccount'];

export const signsInByHand = ({ steps }: Scenario): boolean => beforeSigningIn.includes(steps[0]?.call ?? '');

/** Every scenario file that can be read; `tell` hears of the others. */
export const readScenarios = (tell?: (unreadable: UnreadableScenario) => void): Scenario[] => new ScenarioLibrary(tell).all().scenarios;

const clockOf = (body: unknown): string | null => (typeof body === 'object' && body !== null && 'now' in body && typeof body.now === 'string' && instantOf(body.now) !== undefined ? body.now : null);

export const scenarioAnswer = ({ id, area, title, story, persona, instant, page, codes, steps }: Scenario): Schema<'Scenario'> => ({
  id, area, title, story, persona, instant, page, codes, steps: steps.map(({ call, as = null, expect: { code = null }, show, body }) => ({ call, as, code, clock: call === 'setClock' ? clockOf(body) : null, show })),
});
