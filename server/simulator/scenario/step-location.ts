import { operationNamed } from '../../http/contract.ts';
import { beforeSigningIn, type StepLocation, type Scenario, type ScenarioStep } from './scenarios.ts';

/**
 * Decides how a step of a demonstration is done: on the student's page (`page`), in the trainer's console (`console`)
 * or only by sending the call (`call`). This follows from the call and the expected response, unless the step has `by`.
 */

/** Simulator operations that no section of the console uses. */
const outsideTheConsole = new Set([
  'getSimulator',
  'watchSandbox',
  'nextMessage',
  'signCallback',
  'findClassroom',
  'joinClassroom',
  'signInTrainer',
  'chargeCard',
  'getScenarioProgress',
  'playScenarioStep',
]);

/** Simulator operations that a page other than the console does: the gateway's card form. */
const onAnotherPage = new Set(['chargeCard']);

/** Operations that other programs call, and those that only renew, check, change or end the session. */
const notByThePage = new Set([
  'refreshToken',
  'verifyToken',
  'getCalendarFeed',
  'documentKeys',
  'didDocument',
  'statusList',
  'gatewayCallback',
  'logout',
  'selectRecord',
]);

/**
 * Operations that the page sends even if they will be refused, and whose refusal it shows. Other operations are not
 * offered if they would be refused.
 */
const asksAndHears = new Set([
  ...beforeSigningIn,
  'registerCourse',
  'joinWaitingList',
  'replaceCourse',
  'sendVerificationCode',
  'updateContactDetails',
  'checkIban',
  'verifyDocument',
]);

/** Refusals that only the response can show, such as a wrong code or a second attempt that is too early. */
const toldByTheAnswer = new Set([
  'MSG-000047',
  'registration.tooManyAlerts',
  'contact.codeTooSoon',
  'contact.tooManyCodes',
  'contact.tooManyTries',
]);

/** The status that asks for confirmation before a change. */
const asksFirst = 409;
const cutOff = 0;

function onPage({ call, as, headers, expect: { status, code = '' } }: ScenarioStep): boolean {
  const operation = operationNamed(call);
  if (!operation || headers !== undefined || notByThePage.has(call)) return false;
  if (as === 'nobody' && !operation.open) return false;
  if (status === 200 || status === cutOff || status >= 500) return true;
  // A step that loads data is shown on its page, which gives the reason if the call is refused.
  if (operation.method === 'GET' && status === 422) return true;
  if (call === 'verifyDocument') return true;
  if (status === asksFirst) return operation.tag === 'registration' || call === 'updateContactDetails';
  if (status !== 422 && status !== 429) return false;
  return asksAndHears.has(call) || toldByTheAnswer.has(code);
}

export function stepLocation(step: ScenarioStep): StepLocation {
  if (step.by) return step.by;
  if (onAnotherPage.has(step.call)) return 'page';
  if (operationNamed(step.call)?.tag !== 'simulator') return onPage(step) ? 'page' : 'call';
  return step.expect.status === 200 && !outsideTheConsole.has(step.call) ? 'console' : 'call';
}

/**
 * The codes in a step's expectation with their ranks, lower is better: its own code, then the listed ones, then every
 * text in the body, because any of them may be a code.
 */
function getCodes({ expect: { code, codes = [], body } }: ScenarioStep): Map<string, number> {
  const named = new Map<string, number>();
  const note = (one: unknown, rank: number): void => {
    if (typeof one === 'string' && (named.get(one) ?? Infinity) > rank) named.set(one, rank);
  };
  const within = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(within);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(within);
    else note(part, 300);
  };
  within(body);
  codes.forEach((one) => note(one, 200));
  note(code, 0);
  return named;
}

export type ShownStep = { scenario: string; step: number; by: StepLocation };
/** Ranks, lower is better: a code is best shown on the page, then by sending a call, then in the console. */
const hands: Record<StepLocation, number> = { page: 0, call: 1_000, console: 2_000 };

/**
 * The step that shows each code best. Most important is that the step is done on the page, then that the code is the
 * response's own, then that the step comes early in its scenario. Codes in no step are missing.
 */
export function shownCodes(scenarios: readonly Scenario[]): Map<string, ShownStep> {
  const best = new Map<string, ShownStep & { rank: number }>();
  for (const { id, steps } of scenarios)
    for (const [index, step] of steps.entries()) {
      const by = stepLocation(step);
      for (const [code, named] of getCodes(step)) {
        const rank = hands[by] + named + index;
        if (rank < (best.get(code)?.rank ?? Infinity)) best.set(code, { scenario: id, step: index, by, rank });
      }
    }
  return new Map([...best].map(([code, { scenario, step, by }]) => [code, { scenario, step, by }]));
}
