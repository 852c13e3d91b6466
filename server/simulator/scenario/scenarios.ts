import { ScenarioLibrary, type UnreadableScenario } from './files/scenario-library.ts';
import type { StepLocation, Scenario, ScenarioStep } from './files/scenario.ts';

export type { StepLocation, Scenario, ScenarioStep };

/** Calls that are made before signing in: a scenario that begins with one leaves its student to sign in by hand. */
export const beforeSigningIn = [
  'userLogin',
  'handleAuthentication',
  'forgotPassword',
  'forgetPasswordRetrieveEmail',
  'forgetPasswordChangePassword',
  'registerAccount',
];

export const signsInByHand = ({ steps }: Scenario): boolean => beforeSigningIn.includes(steps[0]?.call ?? '');

/** Every scenario file that can be read; `tell` hears of the others. */
export const readScenarios = (tell?: (unreadable: UnreadableScenario) => void): Scenario[] =>
  new ScenarioLibrary(tell).all().scenarios;
