import { faultLines, ScenarioLibrary } from './files/scenario-library.ts';
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

/** The scenarios of all files. Throws the faults of the files that are none, with file and line. */
export function readScenarios(): Scenario[] {
  const { scenarios, unreadable } = new ScenarioLibrary().all();
  if (unreadable.length > 0) throw new Error(unreadable.flatMap(faultLines).join('\n'));
  return scenarios;
}
