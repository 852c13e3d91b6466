import type { NextFunction, Request, Response } from 'express';
import { middleware } from 'express-openapi-validator';
import { getBodySize } from './body.ts';
import type { PipelineCall, Validator } from './call.ts';
import type { ContractDocument, Operation } from '../http/contract.ts';

type Step = (req: Request, res: Response, next: NextFunction) => void;

/**
 * The contract with relaxed query parameters, so that only their schemas are checked. Browsers write a space as `+`, do
 * not escape `'` and send an empty field without a value; the validator would refuse all three.
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
 * The largest body for which all faults are collected, about the largest that a page or a person writes. The cost grows
 * with the square of the number of faults.
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

/**
 * Replaces the query getter of a request by a plain object. Express parses the query again on each access, but the
 * validator writes into it.
 */
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
          return reject(error instanceof Error ? error : new Error('the validator found an error', { cause: error }));
        const step = steps[index];
        if (!step) return resolve();
        step(req, res, next(index + 1));
      };
    next(0)();
  });

/**
 * The validators of an operation, shared by every application in the process. Building one takes much longer than using
 * it.
 */
const built = { firstFault: new WeakMap<Operation, Step[]>(), everyFault: new WeakMap<Operation, Step[]>() };

function builtOnce(kind: keyof typeof built, operation: Operation): Step[] {
  let steps = built[kind].get(operation);
  if (!steps) built[kind].set(operation, (steps = createSteps(operation, kind === 'everyFault')));
  return steps;
}

/**
 * The number of valid requests without a body that are remembered for each operation. An equal request is not validated
 * again.
 */
const mostRemembered = 1_000;
/**
 * Builds a function that returns the cache key of a request without a body: its address and the headers in the
 * contract. The key is undefined if the request may not be remembered.
 */
function createKeyReader({ parameters, hasBody, forRecord }: Operation): (req: Request) => string | undefined {
  const headers = parameters.flatMap((one) => (one.in === 'header' ? [one.name.toLowerCase()] : []));
  // The address of an operation without a record may contain a secret, so it is not remembered.
  if (hasBody || !forRecord) return () => undefined;
  return (req) =>
    (req.headers['content-length'] ?? '0') !== '0' || req.headers['transfer-encoding'] !== undefined
      ? undefined
      : [req.url, ...headers.map((name) => String(req.headers[name]))].join('\n');
}

/**
 * Builds the validator of one operation from its part of the contract only, because a validator of the whole contract
 * would search every path on each call. The validator is compiled on first use and stops at the first fault. If a
 * request of ordinary size has a fault, it is validated again to find all of them.
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

/** Validates a call; 400 if it does not match the contract. */
export const validate = ({ endpoint, req, res }: PipelineCall): Promise<void> => endpoint.validator(req, res);
