import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Language } from '../../locales/i18n.ts';
import { bodyFaults } from '../http/response-schema.ts';
import type { Operation } from '../http/contract.ts';
import { FileResponse, sendFile } from '../http/download.ts';
import { toErrorResponse } from '../http/errors.ts';
import { toLanguage } from '../http/messages.ts';
import { sendCompressed } from '../http/compressed-response.ts';
import { toPlainBody, SerializedResponse } from '../http/json-fragments.ts';
import { refuse, Refused } from '../refusal.ts';
import { getHeader, type AnyResponse, type CallResult, type PipelineCall } from './call.ts';

/** The first fault of a body that does not match the contract; undefined if it matches. */
function findFault(operation: Operation, status: number, body: unknown): Error | undefined {
  const [fault] = bodyFaults(operation, status, body);
  return (
    fault &&
    new Error(
      `the response ${status} of ${operation.id} does not conform to the contract: ${fault.instancePath || '/'} ${fault.message ?? ''}`,
    )
  );
}

export function sendJson(req: Request, res: Response, outcome: CallResult, status: number, body: unknown): void {
  const content = body instanceof SerializedResponse ? body.content : JSON.stringify(body);
  outcome.sent = { status, body, content };
  sendCompressed(req, res, status, content);
}

/** Sends the result of a handler. Throws if the body does not match the contract, which becomes a server error. */
export function respond({ operation, req, res, settings, outcome }: PipelineCall, answer: AnyResponse): void {
  const [status, body, headers] = answer;
  if (headers) res.set(headers);
  if (body instanceof FileResponse) {
    outcome.sent = { status, body, content: body.content };
    return sendFile(res.status(status), body);
  }
  const fault = settings.validateAnswers ? findFault(operation, status, toPlainBody(body)) : undefined;
  if (fault) throw fault;
  sendJson(req, res, outcome, status, body);
}

/** Sends an error in the caller's language. An unexpected one is logged and reveals nothing of the server. */
export function respondWithError(
  error: unknown,
  { language, req, res, outcome }: { language: Language; req: Request; res: Response; outcome: CallResult },
  log: Logger,
  checked: Operation | undefined,
): void {
  const answer = toErrorResponse(error, language);
  if (answer.unexpected) log.error({ err: error }, 'unexpected');
  else if (checked) {
    const fault = findFault(checked, answer.status, answer.body);
    if (fault) return respondWithError(fault, { language, req, res, outcome }, log, checked);
  }
  if (!res.headersSent) sendJson(req, res.set(answer.headers), outcome, answer.status, answer.body);
}

/** The response to a path that is not in the contract, or that only a simulator serves. */
export function noSuchCall(req: Request, res: Response): void {
  const isSimulators = /^\/sim(\/|$)/.test(req.path) && !(res.locals.simulating as boolean);
  const response = toErrorResponse(
    new Refused(refuse(isSimulators ? 'DEV-000006' : 'DEV-000002')),
    toLanguage(getHeader(req, 'accept-language')),
  );
  res.status(response.status).set('cache-control', 'no-store').json(response.body);
}
