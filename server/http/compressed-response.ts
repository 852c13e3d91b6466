import type { Request, Response } from 'express';
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';

/** Sends response text with compression; a page of courses shrinks to a tenth. */

/** Shorter responses gain too little from compression. */
const minimumBytes = 4096;
/** Low compression settings save memory and suit responses that are compressed and sent only once. */
const brotli: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const zip: ZlibOptions = { level: 4 };

/** True if an Accept-Encoding header accepts an encoding. A quality of 0 (q=0) excludes it. */
export const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    return name === encoding && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });

/** Sends JSON with its length in one write. Long responses are compressed if the caller accepts that. */
export function sendCompressed(req: Request, res: Response, status: number, content: string | Buffer): void {
  res.statusCode = status;
  res.setHeader('content-type', 'application/json; charset=utf-8');
  const asked = req.headers['accept-encoding'];
  const bytes = Buffer.byteLength(content);
  res.setHeader('vary', vary(res));
  const encoding =
    asked === undefined || bytes < minimumBytes || res.locals.headOnly
      ? undefined
      : accepts(String(asked), 'br')
        ? 'br'
        : accepts(String(asked), 'gzip')
          ? 'gzip'
          : undefined;
  if (encoding === undefined) {
    res.setHeader('content-length', bytes);
    res.end(content);
    return;
  }
  const sendResult = (error: Error | null, result: Buffer): void => {
    if (!error) res.setHeader('content-encoding', encoding);
    res.setHeader('content-length', error ? bytes : result.length);
    res.end(error ? content : result);
  };
  if (encoding === 'br') brotliCompress(content, brotli, sendResult);
  else gzip(content, zip, sendResult);
}

/** The value of the `Vary` header with Accept-Encoding added. */
function vary(res: Response): string {
  const known = res.getHeader('vary');
  return known === undefined ? 'Accept-Encoding' : `${[known].flat().join(', ')}, Accept-Encoding`;
}
