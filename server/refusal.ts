import type { MessageParams } from '../locales/i18n.ts';
import { statusOf, type MessageCode } from './codes.ts';

export type { MessageCode };

/**
 * Where a refusal comes from: the rule that gave it and the facts it was given. Under a symbol, which no answer
 * carries.
 */
export const origin = Symbol('origin');
export type Origin = { rule: string; again: (facts: readonly unknown[]) => unknown; facts: readonly unknown[] };

/**
 * One reason, with the figures its sentence needs. `Change` is the index of the change in a basket it speaks of,
 * `Field` the name of the field of a form.
 */
export type Refusal = { Code: MessageCode; Params: MessageParams; Change?: number; Field?: string; [origin]?: Origin };

export const noRefusals: Refusal[] = [];

/** How long a pause still lasts, to the second: what a sentence says of it and what `Retry-After` says. */
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

/** A rule looks at facts and says every reason against; none means it allows. */
export type Rule<Facts> = (facts: Facts) => Refusal[];

let tracing = false;

/** From now on refusals remember where they come from. Only a simulator asks for it; otherwise it costs nothing. */
export const traceRefusals = (): void => {
  tracing = true;
};

/** Work whose refusals nobody traces: a page of courses holds hundreds that are only shown. */
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
 * Every reason these rules have against the facts. All rules are evaluated here, so that a refusal can be traced to its
 * rule.
 */
export function collectRefusals<Facts extends readonly unknown[]>(
  rules: readonly ((...facts: Facts) => Refusal[])[],
  ...facts: Facts
): Refusal[] {
  const all: Refusal[] = [];
  // Of a page of courses most rules say nothing.
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

/** What is not there decides how a call ends, whatever else stands against it. */
const isAbsent = ({ Code }: Refusal): boolean => statusOf(Code) === 404;
const absentFirst = (refusals: Refusal[]): Refusal[] => [
  ...refusals.filter(isAbsent),
  ...refusals.filter((refusal) => !isAbsent(refusal)),
];

/**
 * A refusal on its way to the caller, with the status of its first reason (see codes.ts). `detail` makes it
 * `FromDataBase`: that text is shown as it is.
 */
export class Refused extends Error {
  readonly status: number;
  readonly refusals: Refusal[];
  readonly detail: string | undefined;
  readonly headers: Record<string, string>;
  #afterRollback: (() => void)[];
  /** Whether the answer also carries its reasons as sentences, in `errors`. */
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
    if (!first) throw new Error('a refusal without a reason');
    // An outcome as a reason: only a fault that a trainer has set up says so.
    this.status = options.status ?? (statusOf(first.Code) === 200 ? 422 : statusOf(first.Code));
    this.detail = options.detail;
    this.headers = options.headers ?? {};
    this.#afterRollback = options.afterRollback ? [options.afterRollback] : [];
    this.sentences = options.sentences ?? false;
  }

  /** Adds what is written although the change is refused, such as a wrong try that is counted. */
  afterRollback(write: () => void): void {
    this.#afterRollback.push(write);
  }

  /** Writes that, once: whoever undoes the change calls it afterwards. */
  runAfterRollback(): void {
    for (const write of this.#afterRollback.splice(0)) write();
  }
}

/** Throws every reason at once; returns where there is none. */
export function throwIfRefused(refusals: Refusal[]): void {
  if (refusals.length) throw new Refused(refusals);
}
