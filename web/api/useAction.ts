import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { invalidatedBy, InvalidatesContext } from './cache-invalidation.ts';
import { reportFailure } from './errors.ts';
import type { ErrorBody } from './failure.ts';
import { CallFailure, hasWords } from './failure.ts';
import type { ActionOperation, ResponseBodyOf, BodyOf, PathOf, QueryOf, Refusal } from './operations.ts';
import { getEndpoint } from './operations.ts';
import { notifyMessages } from './notices.ts';
import { callInTurn, isQueued, storedKeyOf } from './queued-calls.ts';
import { useRecord } from './useRecord.ts';

/**
 * The result of an action. `told`: true if the page need not show the failure, because a dialogue has opened, the
 * session ends, or the student left the queue.
 */
export type Outcome<Id extends ActionOperation> =
  | { ok: true; data: ResponseBodyOf<Id> }
  | { ok: false; status: number; error: ErrorBody; told: boolean };

type Part<Name extends string, Value> = object extends Value ? { [N in Name]?: Value } : { [N in Name]: Value };
type BodyPart<Body> = Body extends undefined ? { body?: undefined } : { body: Body };
export type ActionInput<Id extends ActionOperation> = Part<'query', QueryOf<Id>> &
  Part<'path', PathOf<Id>> &
  BodyPart<BodyOf<Id>>;
type RunArguments<Id extends ActionOperation> =
  object extends ActionInput<Id> ? [input?: ActionInput<Id>] : [input: ActionInput<Id>];

/** `inPlace`: the page itself shows the reasons of a refusal; otherwise an alert does. */
export type ActionOptions = { inPlace?: boolean };

const newKey = (): string =>
  crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** The calls in progress by intent, which is the input as text. A repeated intent shares the call and its outcome. */
type UnderWay<Id extends ActionOperation> = Map<string, Promise<Outcome<Id>>>;

/**
 * Runs an action of the contract: `const { run, running } = useAction('registerCourse')`. Failed calls return an
 * outcome and do not throw. An intent keeps its Idempotency-Key after a missing response or a server error, so that a
 * new attempt cannot run it twice. After a success or a 422, all responses that the action makes stale are requested
 * again.
 */
export function useAction<Id extends ActionOperation>(operationId: Id, { inPlace = false }: ActionOptions = {}) {
  const { mutate } = useSWRConfig();
  const invalidates = useContext(InvalidatesContext);
  const { record } = useRecord();
  const [inFlight, setInFlight] = useState(0);
  const underWay = useRef<UnderWay<Id>>(new Map());
  const unsettled = useRef<{ intent: string; key: string } | null>(null);
  const studFacultyCode = record?.studFacultyCode;
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const run = useCallback(
    (...[input]: RunArguments<Id>): Promise<Outcome<Id>> => {
      const endpoint = getEndpoint(operationId);
      const whole = {
        ...input,
        query: { ...(endpoint.record && { StudFacultyCode: studFacultyCode }), ...input?.query },
      };
      const intent = JSON.stringify(whole, (_, value: unknown) =>
        value instanceof File ? [value.name, value.size, value.lastModified] : value,
      );
      const before = underWay.current.get(intent);
      if (before) return before;
      if (unsettled.current?.intent !== intent)
        unsettled.current = { intent, key: storedKeyOf(operationId, intent) ?? newKey() };
      const { key } = unsettled.current;

      const readAgain = (): Promise<unknown> => {
        const stale = invalidatedBy(invalidates, operationId);
        return mutate((read) => Array.isArray(read) && (stale === 'everything' || stale.includes(read[0] as never)));
      };

      const send = async (): Promise<Outcome<Id>> => {
        try {
          const data = await callInTurn(operationId, whole, endpoint.once ? { idempotencyKey: key } : {});
          unsettled.current = null;
          void readAgain();
          // The page that would show the result has been left, for example during a wait in the queue.
          if (left.current) notifyMessages((data as { messages?: Refusal[] } | undefined)?.messages ?? []);
          return { ok: true, data };
        } catch (reason) {
          if (!(reason instanceof CallFailure)) throw reason;
          const { status, error } = reason;
          // An error page of a proxy does not tell the result of an earlier attempt, so the key is kept.
          if (status >= 400 && status < 500 && hasWords(error)) unsettled.current = null;
          if (status === 422) void readAgain();
          const told = isQueued(reason) || reportFailure(reason, operationId, { inPlace: inPlace && !left.current });
          return { ok: false, status, error, told };
        } finally {
          underWay.current.delete(intent);
          setInFlight((count) => count - 1);
        }
      };
      setInFlight((count) => count + 1);
      const outcome = send();
      underWay.current.set(intent, outcome);
      return outcome;
    },
    [operationId, studFacultyCode, inPlace, invalidates, mutate],
  );

  return { run, running: inFlight > 0 };
}
