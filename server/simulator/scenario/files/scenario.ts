import type { Text } from '../../../../locales/i18n.ts';
import type { Schema } from '../../../http/operations.ts';

/**
 * One call of a scenario and its expected response. Inputs may contain references, resolved as the step's student in
 * the step's Period: "section:ITCS214-01", "registration:ITCS214-01", "course:ITCS214", "waiting:ITCS214-01",
 * "request:refund" (the number of the latest of that kind) and "file:bank-letter" (see sample-files.ts). "audit:" and
 * "record:" refer to the step's student, or to the persona named after the colon. "identity:eligible" as a body is the
 * body that the page sends after that persona signed in at the identity provider. "${name}" is a value that an earlier
 * step kept.
 */
export type ScenarioStep = {
  call: string;
  /** The persona of this step, if it is not the scenario's own, or "nobody" for a call without a session. */
  as?: string;
  query?: Record<string, unknown>;
  params?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  expect: {
    /** The HTTP status; 0 if the connection is cut without a response. */
    status: number;
    /** The code of the first refusal or of the error's Message, or of a success message. */
    code?: string;
    /** Every code that must be among the refusals, confirmations or messages. */
    codes?: string[];
    /**
     * Parts that the response must have. An object may have more members. The items of a list must occur in this order,
     * with others between, or in any order with "anyOrder: […]". An empty list must be empty.
     */
    body?: unknown;
    /** The minimum duration of the response, in milliseconds. */
    slowerThanMs?: number;
  };
  /**
   * Values of the response to keep for later steps: name → path, such as context.refreshToken.token or
   * items.type=services.id.
   */
  keep?: Record<string, string>;
  /** The place of the step, if it differs from the one that `stepLocation` derives from the call and its response. */
  by?: StepLocation;
  show: Text;
};

/** The place of a step: the student's page, the trainer's console, or a call without a page. */
export type StepLocation = 'page' | 'console' | 'call';

export type Scenario = {
  id: string;
  area: string;
  title: Text;
  story: Text;
  /** A persona, or a student of seed/students. */
  persona: string;
  /** A student built for the scenario, named by `persona`; see seed/student-file.ts. */
  student?: unknown;
  instant: string;
  page: string;
  codes: string[];
  /** The scenario's own agenda rows. They replace the rows of the same function and semester. */
  agenda?: Schema<'Agenda'>['rows'];
  faults?: Schema<'FaultSetting'>[];
  steps: ScenarioStep[];
};
