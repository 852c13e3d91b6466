import type { Request, Response } from 'express';
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';

/**
 * Sends the text of a response, compressed: a page of courses in a tenth of its bytes.
 */

/** Compressing less than this gains nothing. */
const minimumBytes = 4096;
/** Good enough for responses that are compressed once and sent once, and small in memory. */
const brotli: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const zip: ZlibOptions = { level: 4 };

/** Whether an Accept-Encoding names an encoding and does not rule it out. */
export const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    return name === encoding && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });

/** Sends JSON in one write, with its length; compressed where it is long and the caller accepts that. */
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

/** The `Vary` header: what it says already, and the encoding. */
function vary(res: Response): string {
  const known = res.getHeader('vary');
  return known === undefined ? 'Accept-Encoding' : `${[known].flat().join(', ')}, Accept-Encoding`;
}
