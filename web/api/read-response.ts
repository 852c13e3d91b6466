import { hasShape, isFileType } from './response-shape.ts';
import { CallFailure, toErrorBody } from './failure.ts';
import type { ResponseBodyOf, OperationId } from './operations.ts';
import { getEndpoint } from './operations.ts';

/** Token calls, whose response body may be wrapped in `data` (`data.context`, `data.errors`). */
const maybeInData = new Set<OperationId>(['refreshToken', 'verifyToken']);

const inData = (answer: unknown): unknown => (hasShape(answer, 'data:o') ? (answer as { data: unknown }).data : answer);

/** True if a response has the outer shape that the contract defines for the call. */
export function isResponseOf(operationId: OperationId, answer: unknown): boolean {
  const { answer: shape, file } = getEndpoint(operationId);
  return shape === undefined ? file === undefined : hasShape(answer, shape);
}

/**
 * The body of a successful response. Throws a `CallFailure` with status 0, as if the server were unreachable, if the
 * body is incomplete or has another shape, such as a proxy's page. If a response of `verifyToken` contains an error,
 * the `CallFailure` has that error and the response's status.
 */
export async function readAnswer<Id extends OperationId>(
  operationId: Id,
  response: Response,
): Promise<ResponseBodyOf<Id>> {
  const { file } = getEndpoint(operationId);
  const noAnswer = (): CallFailure => new CallFailure(0, toErrorBody(null));
  if (file !== undefined) {
    const type = (response.headers.get('content-type') ?? '').replace(/;.*/, '').trim();
    const body = isFileType(type, file) ? await response.blob().catch(() => undefined) : undefined;
    if (!body?.size) throw noAnswer();
    return body as ResponseBodyOf<Id>;
  }
  const body: unknown = await response.json().catch(() => undefined);
  const answer = maybeInData.has(operationId) ? inData(body) : body;
  if (isResponseOf(operationId, answer)) return answer as ResponseBodyOf<Id>;
  const error = operationId === 'verifyToken' ? toErrorBody(answer) : undefined;
  throw error?.Message ? new CallFailure(response.status, error) : noAnswer();
}
