import type { NextFunction, Request, Response } from 'express';
import { middleware } from 'express-openapi-validator';
import type { ContractDocument, Operation } from './contract.ts';

type Step = (req: Request, res: Response, next: NextFunction) => void;

/** Browsers write a space as `+`, leave `'` as it is and send an empty field as nothing, all of which the validator refuses by itself: what a parameter may be, its schema says. */
const withSchemasAlone = (document: ContractDocument): unknown =>
  JSON.parse(JSON.stringify(document, (_, node: unknown) => (typeof node === 'object' && node !== null && 'in' in node && node.in === 'query' ? { ...node, allowReserved: true, allowEmptyValue: true } : node)));

/**
 * The validator of one operation, built from only its part of the contract: a validator of the whole contract looks through
 * every path on every call. Built on first use, then kept. An answer outside the contract is not sent: `onWrongAnswer` is called instead.
 */
export function validatorOf(operation: Operation, validateAnswers: boolean): (req: Request, res: Response, onWrongAnswer: (error: Error) => void) => Promise<void> {
  let steps: Step[] | undefined;
  return async (req, res, onWrongAnswer) => {
    steps ??= middleware({
      apiSpec: withSchemasAlone(operation.document) as never,
      validateApiSpec: false,
      validateSecurity: false,
      validateRequests: { allErrors: true, coerceTypes: false, allowUnknownQueryParameters: false },
      validateResponses: validateAnswers && { coerceTypes: false, removeAdditional: false },
      fileUploader: false,
      ajvFormats: { mode: 'full' },
      useRequestUrl: true,
    }) as Step[];
    const all = steps;
    await new Promise<void>((resolve, reject) => {
      let passed = false;
      const next = (index: number) => (error?: unknown): void => {
        if (error !== undefined) {
          const refused = error instanceof Error ? error : new Error('the validator refused', { cause: error });
          // The answer is looked at long after the request has passed.
          return passed ? onWrongAnswer(refused) : reject(refused);
        }
        const step = all[index];
        if (!step) {
          passed = true;
          return resolve();
        }
        step(req, res, next(index + 1));
      };
      next(0)();
    });
  };
}
