import { answerSchema } from '../../http/contract-example.ts';
import { bodyFaults, requestFaults } from '../../http/response-schema.ts';
import type { Operation } from '../../http/contract.ts';
import { toErrorResponse } from '../../http/errors.ts';
import { isMessageCode } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import type { Language } from '../../../locales/i18n.ts';
import { deepestBody, measureJson } from '../../pipeline/body.ts';
import { malformed, refuse, Refused } from '../../refusal.ts';
import { withSecrets } from '../traffic/redaction.ts';
import { statusResponse } from './faults.ts';

/** A held call. `answer` is the response of the handler; it is missing if the call is held before the handler runs. */
export type StoppedCall = {
  operation: Operation;
  language: Language;
  body: unknown;
  answer?: { status: number; body: unknown };
};

/**
 * A trainer's decision about a held call: continue it unchanged (`pass`) or with another request body (`edit`), answer
 * it, or cut its connection.
 */
export type Decision =
  | { kind: 'pass' }
  | { kind: 'edit'; body: unknown }
  | { kind: 'answer'; status: number; body: unknown }
  | { kind: 'cut' };

/** Parses an edited body; each secret that is still hidden is taken from `original`. */
function parseBody(text: string, original: unknown): unknown {
  const bytes = Buffer.from(text);
  if (measureJson(bytes, bytes.length).depth > deepestBody)
    throw malformed(`body/body: has more than ${deepestBody} nested levels`);
  try {
    return withSecrets(JSON.parse(text), original);
  } catch {
    throw malformed('body/body: no JSON');
  }
}

/**
 * Converts a trainer's request to a decision about a held call. Throws DEV-000001 if its parts exclude each other or do
 * not fit the call.
 */
export function toDecision(
  { operation, language, body: sent, answer }: StoppedCall,
  { body: text, status, code, cut }: Schema<'ContinueCall'>,
): Decision {
  if ([status, code, cut].filter((one) => one !== undefined).length > 1)
    throw malformed('body: one of status, code and cut');
  if (text !== undefined && (code !== undefined || cut)) throw malformed('body/body: only alone or with status');
  if (cut) return { kind: 'cut' };
  if (code !== undefined) {
    if (!isMessageCode(code)) throw malformed('body/code: no such code');
    const refused = toErrorResponse(new Refused(refuse(code)), language);
    return { kind: 'answer', status: refused.status, body: refused.body };
  }
  if (status === undefined && text === undefined) return { kind: 'pass' };
  if (status === undefined && answer === undefined) {
    if (!operation.hasBody) throw malformed('body/body: the call has no body');
    return { kind: 'edit', body: parseBody(text!, sent) };
  }
  const unedited = status !== undefined && status >= 400 ? statusResponse(status).body : (answer?.body ?? null);
  return {
    kind: 'answer',
    status: status ?? answer!.status,
    body: text === undefined ? unedited : parseBody(text, answer?.body),
  };
}

/** The most differences that are listed. */
const mostDifferences = 5;

/** The differences between an edited body or response and the contract, such as `/sectionId must be integer`. */
export function decisionDifferences({ operation }: StoppedCall, decision: Decision): string[] {
  const isFile = decision.kind === 'edit' ? operation.multipart : answerSchema(operation) === undefined;
  const faults =
    decision.kind === 'answer' && !(isFile && decision.status < 300)
      ? bodyFaults(operation, decision.status, decision.body)
      : decision.kind === 'edit' && !isFile
        ? requestFaults(operation, decision.body)
        : [];
  return faults.slice(0, mostDifferences).map(({ instancePath, message = '' }) => `${instancePath || '/'} ${message}`);
}
