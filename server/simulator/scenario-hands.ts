import { operationNamed } from '../http/contract.ts';
import { beforeSigningIn, type Hand, type Scenario, type ScenarioStep } from './scenarios.ts';

/** Where a step of a demonstration is done: told by its call and what it is answered, unless the scenario says otherwise with `by`. */

/** Simulator calls that no section of the console makes. */
const outsideTheConsole = new Set(['getSimulator', 'watchSandbox', 'nextMessage', 'signCallback', 'joinClassroom', 'chargeCard', 'getScenarioProgress', 'playScenarioStep']);

/** Simulator calls made by another page: the gateway's form. */
const onAnotherPage = new Set(['chargeCard']);

/** Calls of other programs, and those the page makes on its own when a session needs them. */
const notByThePage = new Set(['refreshToken', 'verifyToken', 'getCalendarFeed', 'documentKeys', 'gatewayCallback', 'logout', 'selectRecord']);

/** Pages that send what was typed and show the refusal: what another page knows it does not offer. */
const asksAndHears = new Set([...beforeSigningIn, 'registerCourse', 'joinWaitingList', 'replaceCourse', 'sendVerificationCode', 'updateContactDetails', 'checkIban', 'verifyDocument']);

/** Refusals that only the answer can tell: a code that was typed, and a second try that comes too soon. */
const toldByTheAnswer = new Set(['MSG-000047', 'contact.codeTooSoon', 'contact.tooManyCodes', 'contact.tooManyTries']);

/** What follows from a change is asked before it is done. */
const asksFirst = 409;
const cutOff = 0;

function onPage({ call, as, headers, expect: { status, code = '' } }: ScenarioStep): boolean {
  const operation = operationNamed(call);
  if (!operation || headers !== undefined || notByThePage.has(call)) return false;
  if (as === 'nobody' && !operation.open) return false;
  if (status === 200 || status === cutOff || status >= 500) return true;
  // A page that reads shows why there is nothing to read.
  if (operation.method === 'GET' && status === 422) return true;
  if (call === 'verifyDocument') return true;
  if (status === asksFirst) return operation.tag === 'registration' || call === 'updateContactDetails';
  if (status !== 422 && status !== 429) return false;
  return asksAndHears.has(call) || toldByTheAnswer.has(code);
}

export function handOf(step: ScenarioStep): Hand {
  if (step.by) return step.by;
  if (onAnotherPage.has(step.call)) return 'page';
  if (operationNamed(step.call)?.tag !== 'simulator') return onPage(step) ? 'page' : 'call';
  return step.expect.status === 200 && !outsideTheConsole.has(step.call) ? 'console' : 'call';
}

/** Whether the answer this code belongs to is what a step shows. */
export const shows = ({ expect: { code: expected, codes = [], body } }: ScenarioStep, code: string): boolean => expected === code || codes.includes(code) || namesIn(body, code);

function namesIn(body: unknown, code: string): boolean {
  if (Array.isArray(body)) return body.some((part) => namesIn(part, code));
  if (typeof body !== 'object' || body === null) return body === code;
  return Object.values(body).some((part) => namesIn(part, code));
}

export type Shown = { scenario: string; step: number; by: Hand };

/** How well a step shows a code: on the page before in a call, answered first before among others, early before late. */
function rankOf(step: ScenarioStep, index: number, code: string): number {
  const hands: Record<Hand, number> = { page: 0, console: 2_000, call: 1_000 };
  return hands[handOf(step)] + (step.expect.code === code ? 0 : 200) + (step.expect.codes?.includes(code) ? 0 : 100) + index;
}

/** The step that shows a code best; null where no scenario does. */
export function bestShown(scenarios: readonly Scenario[], code: string): Shown | null {
  let best: (Shown & { rank: number }) | null = null;
  for (const { id, steps } of scenarios)
    for (const [index, step] of steps.entries()) {
      if (!shows(step, code)) continue;
      const rank = rankOf(step, index, code);
      if (!best || rank < best.rank) best = { scenario: id, step: index, by: handOf(step), rank };
    }
  return best && { scenario: best.scenario, step: best.step, by: best.by };
}
