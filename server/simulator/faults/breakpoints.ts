import type { Request, Response } from 'express';
import { minute } from '../../../locales/durations.ts';
import { toIso } from '../../clock/clock.ts';
import { answerSchema, exampleValue } from '../../http/contract-example.ts';
import { toPlainBody } from '../../http/json-fragments.ts';
import type { Schema } from '../../http/operations.ts';
import { FileResponse } from '../../http/download.ts';
import { replaceBody } from '../../pipeline/body.ts';
import type { IncomingRequest, Interception, PipelineCall, SentResponse, WatchedCall } from '../../pipeline/call.ts';
import { notFound } from '../../refusal.ts';
import { isWithinMove } from '../in-process-caller.ts';
import { nameIn, shownPath } from '../traffic/recorded-call.ts';
import { redacted, redactedQuery } from '../traffic/redaction.ts';
import { decisionDifferences, toDecision, type Decision, type StoppedCall } from './continue-call.ts';
import { assertTarget, TargetedCalls } from './targeted-calls.ts';

type Breakpoint = Schema<'Breakpoints'>['breakpoints'][number];
type Held = StoppedCall & {
  shown: Schema<'HeldCall'>;
  breakpoint: number;
  release: (decision: Decision) => void;
};

const maximumBreakpoints = 5;
const maximumHeld = 20;
/** The machine time after which a held call goes on by itself, in milliseconds. */
export const longestHold = 5 * minute;
/** The most characters of a body that is shown and edited. */
const longestBody = 100_000;

const isFile = (body: unknown): body is FileResponse => body instanceof FileResponse;

/** A body as JSON without secrets; null if there is none or if it is too long to edit. */
function toText(body: unknown): string | null {
  const text = body === undefined ? undefined : JSON.stringify(redacted(body));
  return text === undefined || text.length > longestBody ? null : text;
}

/** The user name of the session, else the one that a sign-in sends; null if there is neither. */
const userNameOf = ({ outcome, req }: PipelineCall): string | null => outcome.account?.userName ?? nameIn(req.body);

/** The points at which the breakpoints of a sandbox can hold one call, and the result. */
type Passage = Pick<WatchedCall, 'beforeHandling' | 'beforeAnswer'> & {
  /** True if a trainer answered the call, or if its connection was cut while it was held. */
  byHand: () => boolean;
  /** The response of the handler that a trainer replaced; undefined if the call was not handled, or not replaced. */
  replaced: () => SentResponse | undefined;
};

/** The breakpoints of one sandbox and the calls that they hold. */
export class Breakpoints {
  readonly #breakpoints = new TargetedCalls<Breakpoint>(maximumBreakpoints, 'simulator.breakpointsFull');
  readonly #held = new Map<number, Held>();
  readonly #changed: () => void;

  /** `changed` is called when a call is held or goes on. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  answer = (): Schema<'Breakpoints'> => ({
    breakpoints: this.#breakpoints.all(),
    calls: [...this.#held.values()].map(({ shown }) => shown),
  });

  get heldCalls(): number {
    return this.#held.size;
  }

  /**
   * Adds a breakpoint. Throws if the setting does not name either an operation or a group, if it names an operation of
   * the simulator or an unknown one, or if there are already `maximumBreakpoints`.
   */
  add({ operationId, group, student, stage = 'request', times = null }: Schema<'BreakpointSetting'>): void {
    const target = { ...(operationId !== undefined && { operationId }), ...(group && { group }) };
    assertTarget(target);
    this.#breakpoints.add((id) => ({ id, ...target, student: student ?? null, stage, remaining: times }));
  }

  /**
   * Deletes a breakpoint and lets the calls that it holds go on. Throws DEV-000007 for an unknown id. The id of a
   * breakpoint that was removed after its last call stays known while that call is held.
   */
  delete(id: number): void {
    const held = [...this.#held.values()].filter(({ breakpoint }) => breakpoint === id);
    if (!this.#breakpoints.remove(id) && !held.length) throw notFound(String(id));
    held.forEach(({ release }) => release({ kind: 'pass' }));
  }

  /** Deletes all breakpoints and lets every held call go on. */
  clear(): void {
    this.#breakpoints.clear();
    this.#held.forEach(({ release }) => release({ kind: 'pass' }));
  }

  /**
   * Lets a held call go on, or with `check` leaves it held. In both cases it returns the differences of an edited body
   * or response from the contract.
   */
  continue(id: number, setting: Schema<'ContinueCall'>): string[] {
    const held = this.#held.get(id);
    if (!held) throw notFound(String(id));
    const decision = toDecision(held, setting);
    if (!setting.check) held.release(decision);
    return decisionDifferences(held, decision);
  }

  /** Returns the points at which one call can be held. `id` is the number of the call in the traffic. */
  follow({ operation, language, req, res }: IncomingRequest, id: number): Passage {
    let breakpoint: Breakpoint | undefined;
    let userName: string | null = null;
    let byHand = false;
    let replaced: SentResponse | undefined;
    const mayHold = (): boolean => this.#held.size < maximumHeld && !req.socket.destroyed;
    const hold = async (handled?: SentResponse): Promise<Interception> => {
      const answer = handled && { status: handled.status, body: isFile(handled.body) ? null : handled.body };
      const schema = answerSchema(operation);
      const decision = await this.#hold(
        {
          operation,
          language,
          body: req.body as unknown,
          ...(answer && { answer }),
          breakpoint: breakpoint!.id,
          shown: {
            id,
            stage: answer ? 'answer' : 'request',
            operationId: operation.id,
            method: operation.method,
            path: shownPath(operation, req.path),
            query: redactedQuery(req.query),
            userName,
            since: toIso(Date.now()),
            until: toIso(Date.now() + longestHold),
            body: toText(req.body),
            answer: answer ? { status: answer.status, body: isFile(handled?.body) ? null : toText(answer.body) } : null,
            example: schema === undefined ? null : JSON.stringify(exampleValue(schema)),
          },
        },
        res,
      );
      if (decision.kind === 'edit') replaceBody(req, JSON.stringify(decision.body));
      if (decision.kind === 'pass' || decision.kind === 'edit') return undefined;
      byHand = true;
      replaced = handled;
      return decision.kind === 'cut' ? cut(req) : decision;
    };
    return {
      byHand: () => byHand,
      replaced: () => replaced,
      beforeHandling: (call) => {
        // A held call that is part of a move of the clock would stop that move, and the other calls wait for the move.
        if (isWithinMove(req) || !mayHold()) return undefined;
        userName = userNameOf(call);
        breakpoint = this.#breakpoints.next(
          operation.id,
          ({ student }) => student === null || student.toLowerCase() === userName?.toLowerCase(),
        );
        return breakpoint?.stage === 'request' ? hold() : undefined;
      },
      beforeAnswer: (status, sent) => {
        if (breakpoint?.stage !== 'answer' || !mayHold()) return undefined;
        const body = toPlainBody(sent);
        // The content of a streamed file is not produced for a held call.
        const content = isFile(body) ? body.content : JSON.stringify(body);
        return hold({ status, body, content: typeof content === 'string' || Buffer.isBuffer(content) ? content : '' });
      },
    };
  }

  /**
   * Holds a call. Resolves with the trainer's decision, with `pass` after `longestHold` or when the breakpoint is
   * deleted, and with `cut` when the caller disconnects.
   */
  #hold(call: Omit<Held, 'release'>, res: Response): Promise<Decision> {
    const { id } = call.shown;
    return new Promise((resolve) => {
      const release = (decision: Decision): void => {
        clearTimeout(timer);
        res.off('close', disconnected);
        this.#held.delete(id);
        resolve(decision);
        this.#changed();
      };
      const disconnected = (): void => release({ kind: 'cut' });
      const timer = setTimeout(() => release({ kind: 'pass' }), longestHold).unref();
      res.once('close', disconnected);
      this.#held.set(id, { ...call, release });
      this.#changed();
    });
  }
}

function cut(req: Request): 'cut' {
  req.socket.destroy();
  return 'cut';
}
