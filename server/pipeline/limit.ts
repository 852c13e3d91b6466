import { getLimit } from '../limits.ts';
import type { Operation } from '../http/contract.ts';
import { createBodyReader } from './body.ts';
import type { Endpoint, PipelineCall } from './call.ts';
import { createUploadReader } from './upload.ts';

const nothingToPlace = (): Promise<void> => Promise.resolve();

/** Builds the function that reads a body within the limits of bytes, depth, values and files. */
export function readerOf(operation: Operation): Endpoint['readBody'] {
  if (operation.multipart) {
    const read = createUploadReader(operation);
    return ({ req, res, tenant }) => read(req, res, getLimit(tenant.db, 'fileMaximumMebibytes'));
  }
  const read = createBodyReader(operation.bodyLimit);
  return async ({ req, res }) => {
    if (operation.hasBody || (req.headers['content-length'] ?? '0') !== '0') await read(req, res);
    return nothingToPlace;
  };
}

/** Reads the body; refuses one that is too large or too deep before it is parsed. */
export const limit = (call: PipelineCall): Promise<() => Promise<void>> => call.endpoint.readBody(call);
