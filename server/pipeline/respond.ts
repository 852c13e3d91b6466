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

type Answering = Pick<PipelineCall, 'req' | 'res' | 'outcome' | 'watched'>;

/** Sends JSON or a file, or the interceptor's response in its place. */
async function send({ req, res, outcome, watched }: Answering, status: number, body: unknown): Promise<void> {
  const instead = await watched?.beforeAnswer(status, body);
  if (instead === 'cut') return;
  if (instead) return sendJson(req, res, outcome, instead.status, instead.body);
  if (!(body instanceof FileResponse)) return sendJson(req, res, outcome, status, body);
  outcome.sent = { status, body, content: Buffer.isBuffer(body.content) ? body.content : '' };
  await sendFile(res.status(status), body);
}

/**
 * Sends the result of a handler. If `validateAnswers` is set, throws if the body does not match the contract, which
 * becomes a server error.
 */
export async function respond(call: PipelineCall, answer: AnyResponse): Promise<void> {
  const { operation, res, settings } = call;
  const [status, body, headers] = answer;
  if (headers) res.set(headers);
  const fault =
    settings.validateAnswers && !(body instanceof FileResponse)
      ? findFault(operation, status, toPlainBody(body))
      : undefined;
  if (fault) throw fault;
  await send(call, status, body);
}

/**
 * Sends an error in the caller's language. An unexpected one is logged and reveals nothing of the server. `checked` is
 * the operation whose contract the response must match; undefined if it is not checked.
 */
export async function respondWithError(
  error: unknown,
  answering: Answering & { language: Language },
  log: Logger,
  checked: Operation | undefined,
): Promise<void> {
  const { language, res } = answering;
  const answer = toErrorResponse(error, language);
  if (answer.unexpected) log.error({ err: error }, 'unexpected');
  else if (checked) {
    const fault = findFault(checked, answer.status, answer.body);
    if (fault) return respondWithError(fault, answering, log, checked);
  }
  if (res.headersSent) return;
  res.set(answer.headers);
  await send(answering, answer.status, answer.body);
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
