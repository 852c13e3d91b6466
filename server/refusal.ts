import type { MessageParams } from '../locales/i18n.ts';
import { statusOf, type MessageCode } from './codes.ts';

export type { MessageCode };

/** The origin of a refusal: the rule that made it and the facts it used. The key is a symbol, so JSON omits it. */
export const origin = Symbol('origin');
export type Origin = { rule: string; again: (facts: readonly unknown[]) => unknown; facts: readonly unknown[] };

/**
 * One reason why a request is refused, with the parameters of its message. `Change` is the index of the change in a
 * basket, `Field` the name of a form field.
 */
export type Refusal = { Code: MessageCode; Params: MessageParams; Change?: number; Field?: string; [origin]?: Origin };

export const noRefusals: Refusal[] = [];

/** Converts the remaining milliseconds of a pause to minutes and seconds, as parameters of a message. */
export function waitParams(milliseconds: number): MessageParams {
  const all = Math.max(1, Math.ceil(milliseconds / 1000));
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  return { minutes, ...(seconds > 0 && { seconds, context: minutes > 0 ? 'both' : 'seconds' }) };
}
export const retryAfter = (milliseconds: number): Record<string, string> => ({
  'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))),
});
export const refuse = (Code: MessageCode, Params: MessageParams = {}, Field?: string): Refusal[] => [
  { Code, Params, ...(Field !== undefined && { Field }) },
];

/** A rule checks facts and returns the reasons to refuse the action. It returns an empty list to allow it. */
export type Rule<Facts> = (facts: Facts) => Refusal[];

let tracing = false;

/**
 * Makes refusals record their origin from now on. Only a simulator calls it; without the call, tracing costs nothing.
 */
export const traceRefusals = (): void => {
  tracing = true;
};

/** Runs work without tracing its refusals, such as a page of courses with hundreds of refusals that are only shown. */
export function untraced<Result>(work: () => Result): Result {
  const before = tracing;
  tracing = false;
  try {
    return work();
  } finally {
    tracing = before;
  }
}

/**
 * Calls the rules and returns all their refusals. Call rules through this function, because it records which rule made
 * a refusal.
 */
export function collectRefusals<Facts extends readonly unknown[]>(
  rules: readonly ((...facts: Facts) => Refusal[])[],
  ...facts: Facts
): Refusal[] {
  const all: Refusal[] = [];
  // A loop creates no lists for rules without a refusal. On a page of courses most rules have none.
  for (const rule of rules) {
    const refusals = rule(...facts);
    if (!refusals.length) continue;
    const from: Origin | undefined = tracing
      ? { rule: rule.name, again: (seen) => rule(...(seen as Facts)), facts }
      : undefined;
    for (const refusal of refusals) all.push(from && !refusal[origin] ? { ...refusal, [origin]: from } : refusal);
  }
  return all;
}

/**
 * True for a refusal with status 404. It comes first, because the first refusal determines the status of the response.
 */
const isAbsent = ({ Code }: Refusal): boolean => statusOf(Code) === 404;
const absentFirst = (refusals: Refusal[]): Refusal[] => [
  ...refusals.filter(isAbsent),
  ...refusals.filter((refusal) => !isAbsent(refusal)),
];

/**
 * A refusal as an error, with the status of its first reason (see codes.ts). `detail` is the text of `Details` in the
 * response.
 */
export class Refused extends Error {
  readonly status: number;
  readonly refusals: Refusal[];
  readonly detail: string | undefined;
  readonly headers: Record<string, string>;
  #afterRollback: (() => void)[];
  /** True if the response also lists its reasons as sentences in `errors`. */
  readonly sentences: boolean;

  constructor(
    refusals: Refusal[],
    options: {
      status?: 405;
      detail?: string;
      headers?: Record<string, string>;
      afterRollback?: () => void;
      sentences?: boolean;
    } = {},
  ) {
    super(refusals.map(({ Code }) => Code).join(', '));
    this.refusals = absentFirst(refusals);
    const [first] = this.refusals;
    if (!first) throw new Error('a refusal needs at least one reason');
    // A code with status 200 is a reason only in a fault that a trainer has set up.
    this.status = options.status ?? (statusOf(first.Code) === 200 ? 422 : statusOf(first.Code));
    this.detail = options.detail;
    this.headers = options.headers ?? {};
    this.#afterRollback = options.afterRollback ? [options.afterRollback] : [];
    this.sentences = options.sentences ?? false;
  }

  /** Adds a write to make although the change is refused, such as the count of wrong attempts. */
  afterRollback(write: () => void): void {
    this.#afterRollback.push(write);
  }

  /** Runs the writes of `afterRollback` once. The code that rolls back the change calls it afterwards. */
  runAfterRollback(): void {
    for (const write of this.#afterRollback.splice(0)) write();
  }
}

/** The refusal of a request that does not match the contract; `details` names the place and what was expected. */
export const malformed = (details: string): Refused => new Refused(refuse('DEV-000001', { details }));
export const notFound = (name: string): Refused => new Refused(refuse('DEV-000007', { name }));

/** Throws all refusals together; returns if there are none. */
export function throwIfRefused(refusals: Refusal[]): void {
  if (refusals.length) throw new Refused(refusals);
}
