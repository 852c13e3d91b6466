import type { NextFunction, Request, Response } from 'express';
import { middleware } from 'express-openapi-validator';
import { getBodySize } from './body.ts';
import type { PipelineCall, Validator } from './call.ts';
import type { ContractDocument, Operation } from '../http/contract.ts';

type Step = (req: Request, res: Response, next: NextFunction) => void;

/**
 * Browsers write a space as `+`, leave `'` as it is and send an empty field as nothing, all of which the validator
 * refuses by itself: what a parameter may be, its schema says.
 */
const withSchemasAlone = (document: ContractDocument): unknown =>
  JSON.parse(
    JSON.stringify(document, (_, node: unknown) =>
      typeof node === 'object' && node !== null && 'in' in node && node.in === 'query'
        ? { ...node, allowReserved: true, allowEmptyValue: true }
        : node,
    ),
  );

/**
 * Collecting every fault of a body costs the square of their number: it is done for bodies that a page or a person
 * could have written.
 */
const ordinary = { bytes: 32 * 1024, values: 500 };

const createSteps = (operation: Operation, allErrors: boolean): Step[] =>
  middleware({
    apiSpec: withSchemasAlone(operation.document) as never,
    validateApiSpec: false,
    validateSecurity: false,
    validateRequests: { allErrors, coerceTypes: false, allowUnknownQueryParameters: false },
    validateResponses: false,
    fileUploader: false,
    ajvFormats: { mode: 'full' },
    useRequestUrl: true,
  }) as Step[];

/** Express parses the query anew each time it is looked at; the validator writes into it. */
function freshQuery(req: Request): void {
  Reflect.deleteProperty(req, 'query');
  putQuery(req, req.query);
}

const putQuery = (req: Request, value: Request['query']): void =>
  void Object.defineProperty(req, 'query', { value, writable: true, enumerable: true, configurable: true });

const pass = (steps: Step[], req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    freshQuery(req);
    const next =
      (index: number) =>
      (error?: unknown): void => {
        if (error !== undefined)
          return reject(error instanceof Error ? error : new Error('the validator refused', { cause: error }));
        const step = steps[index];
        if (!step) return resolve();
        step(req, res, next(index + 1));
      };
    next(0)();
  });

/**
 * The validators of an operation, which every application in the process shares: building one takes much longer than
 * using it.
 */
const built = { firstFault: new WeakMap<Operation, Step[]>(), everyFault: new WeakMap<Operation, Step[]>() };

function builtOnce(kind: keyof typeof built, operation: Operation): Step[] {
  let steps = built[kind].get(operation);
  if (!steps) built[kind].set(operation, (steps = createSteps(operation, kind === 'everyFault')));
  return steps;
}

/**
 * Of a call without a body, what it was asked with and found right lately is not judged again: the same words, the same
 * verdict.
 */
const mostRemembered = 1_000;
type Parameter = { name?: string; in?: string; $ref?: string };

/**
 * What a call is judged by where it has no body: its address and the headers that the contract names. Undefined where
 * it may not be remembered.
 */
function createKeyReader({
  document,
  path,
  method,
  hasBody,
  forRecord,
}: Operation): (req: Request) => string | undefined {
  const parameters = (document.paths[path]?.[method.toLowerCase()]?.parameters ?? []) as Parameter[];
  const headers = parameters
    .map((one) =>
      one.$ref ? (document.components.parameters?.[one.$ref.split('/').at(-1) ?? ''] as Parameter | undefined) : one,
    )
    .flatMap((one) => (one?.in === 'header' && one.name ? [one.name.toLowerCase()] : []));
  // What is asked without a record may be a secret.
  if (hasBody || !forRecord) return () => undefined;
  return (req) =>
    (req.headers['content-length'] ?? '0') !== '0' || req.headers['transfer-encoding'] !== undefined
      ? undefined
      : [req.url, ...headers.map((name) => String(req.headers[name]))].join('\n');
}

/**
 * The validator of one operation's requests, built from only its part of the contract: a validator of the whole
 * contract looks through every path on every call. Built on first use, then kept. It stops at the first fault; an
 * ordinary request is then asked for all of its faults.
 */
export function createValidator(operation: Operation): Validator {
  const asked = createKeyReader(operation);
  const validatedQueries = new Map<string, Request['query']>();
  const judged = async (req: Request, res: Response): Promise<void> => {
    try {
      await pass(builtOnce('firstFault', operation), req, res);
    } catch (fault) {
      const { bytes, values } = getBodySize(req);
      if (bytes > ordinary.bytes || values > ordinary.values) throw fault;
      await pass(builtOnce('everyFault', operation), req, res);
      throw fault;
    }
  };
  const remembered = async (req: Request, res: Response, question: string): Promise<void> => {
    await judged(req, res);
    const [oldest] = validatedQueries.size >= mostRemembered ? validatedQueries.keys() : [];
    if (oldest !== undefined) validatedQueries.delete(oldest);
    validatedQueries.set(question, req.query);
  };
  return (req, res) => {
    const question = asked(req);
    if (question === undefined) return judged(req, res);
    const known = validatedQueries.get(question);
    if (!known) return remembered(req, res, question);
    putQuery(req, { ...known });
    return Promise.resolve();
  };
}

/** Validates a call: what its contract refuses is a 400. */
export const validate = ({ endpoint, req, res }: PipelineCall): Promise<void> => endpoint.validator(req, res);
