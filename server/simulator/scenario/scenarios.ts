import { ScenarioLibrary, type UnreadableScenario } from './files/scenario-library.ts';
import type { StepLocation, Scenario, ScenarioStep } from './files/scenario.ts';

export type { StepLocation, Scenario, ScenarioStep };

/** Operations for signing in and registering. If a scenario begins with one, its student is not yet signed in. */
export const beforeSigningIn = [
  'userLogin',
  'handleAuthentication',
  'forgotPassword',
  'forgetPasswordRetrieveEmail',
  'forgetPasswordChangePassword',
  'registerAccount',
];

export const signsInByHand = ({ steps }: Scenario): boolean => beforeSigningIn.includes(steps[0]?.call ?? '');

/** Every valid scenario file; `tell` is called for the others. */
export const readScenarios = (tell?: (unreadable: UnreadableScenario) => void): Scenario[] =>
  new ScenarioLibrary(tell).all().scenarios;
