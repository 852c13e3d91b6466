import type { Text } from '../../../../locales/i18n.ts';
import type { Schema } from '../../../http/operations.ts';

/**
 * One call of a scenario and what must come back. Inputs may name things, looked up as the step's student in the step's
 * Period: "section:ITCS214-01", "registration:ITCS214-01", "course:ITCS214", "waiting:ITCS214-01", "request:refund"
 * (the number of the latest of that kind), "file:bank-letter" (see sample-files.ts), and of the step's student or of
 * the persona named after the colon "audit:" and "record:"; "identity:eligible" as a body is what the page sends after
 * that persona signed in at the identity provider. "${name}" is a value an earlier step kept.
 */
export type ScenarioStep = {
  call: string;
  /** Another persona than the scenario's own, or "nobody" without signing in. */
  as?: string;
  query?: Record<string, unknown>;
  params?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  expect: {
    /** 0 where the line is cut and nothing is answered. */
    status: number;
    /** The error's Message or first refusal, or a success message. */
    code?: string;
    /** Every code that must be among the refusals, confirmations or messages. */
    codes?: string[];
    /**
     * Parts the response must have: objects match as parts, lists item by item in their order with others between,
     * "anyOrder: […]" in any; an empty list is empty.
     */
    body?: unknown;
    /** The response must not come sooner. */
    slowerThanMs?: number;
  };
  /**
   * Values of the answer to keep for later steps: name → path, such as context.refreshToken.token or
   * items.type=services.id.
   */
  keep?: Record<string, string>;
  /** Where the step is done, where it is not as `stepLocation` says. */
  by?: StepLocation;
  show: Text;
};

/**
 * A step is done on the student's page, in the trainer's console, or by nobody's hand: then it is a call to be made.
 */
export type StepLocation = 'page' | 'console' | 'call';

export type Scenario = {
  id: string;
  area: string;
  title: Text;
  story: Text;
  /** A persona, or a student of seed/students. */
  persona: string;
  /** A student built for it, named by `persona`; see seed/student-file.ts. */
  student?: unknown;
  instant: string;
  page: string;
  codes: string[];
  /** Rows that replace those of the same function and semester. */
  agenda?: Schema<'Agenda'>['rows'];
  faults?: Schema<'FaultSetting'>[];
  steps: ScenarioStep[];
};
