import express, { type Request, type Response } from 'express';
import { refuse, Refused } from '../refusal.ts';

/** Reads JSON bodies. One pass over the bytes refuses bodies that no operation accepts, before they are parsed. */

const usualLimit = '100kb';
/** The greatest nesting depth of a body, over twice that of any body in the contract. Recursive code may rely on it. */
export const deepestBody = 32;
/**
 * A body may contain one JSON value for every 16 bytes of its size limit. Without this rule, a list of empty objects
 * could contain a value in every three bytes.
 */
const bytesPerValue = 16;

/** The size of a body: bytes after decompression, the largest possible number of values, and the nesting depth. */
export type BodySize = { bytes: number; values: number; depth: number };

const rawBodies = new WeakMap<object, Buffer>();
const sizes = new WeakMap<object, BodySize>();
const nothing: BodySize = { bytes: 0, values: 0, depth: 0 };

/** The body exactly as it was sent, to check a signature; empty if there is none. */
export const getRawBody = (req: Request): string => rawBodies.get(req)?.toString() ?? '';
export const getBodySize = (req: Request): BodySize => sizes.get(req) ?? nothing;
export const noteBodySize = (req: Request, size: BodySize): void => void sizes.set(req, size);

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [
  0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d,
];

/**
 * Measures the nesting depth of JSON and the largest possible number of its values, in one pass over the bytes. It
 * stops as soon as either is too large.
 */
export function measureJson(json: Uint8Array, mostValues: number): { depth: number; values: number } {
  let [depth, deepest, values] = [0, 0, 1];
  for (let at = 0; at < json.length && deepest <= deepestBody && values <= mostValues; at += 1) {
    const byte = json[at];
    if (byte === quote) {
      for (at += 1; at < json.length && json[at] !== quote; at += 1) if (json[at] === backslash) at += 1;
    } else if (byte === openList || byte === openObject) {
      depth += 1;
      values += 1;
      if (depth > deepest) deepest = depth;
    } else if (byte === closeList || byte === closeObject) depth -= 1;
    else if (byte === comma) values += 1;
  }
  return { depth: deepest, values };
}

/**
 * Replaces the body of a request by JSON text, as if the caller had sent it. Throws a SyntaxError if the text is no
 * JSON.
 */
export function replaceBody(req: Request, text: string): void {
  const raw = Buffer.from(text);
  const { depth, values } = measureJson(raw, raw.length);
  rawBodies.set(req, raw);
  sizes.set(req, { bytes: raw.length, values, depth });
  req.body = JSON.parse(text) as unknown;
}

const malformed = (details: string): Refused => new Refused(refuse('DEV-000001', { details }), { detail: details });

const bytesIn = (limit: string): number => Number.parseInt(limit, 10) * (limit.endsWith('mb') ? 1024 * 1024 : 1024);

/** Builds a function that reads a JSON body into `req.body`. `limit` is a size such as 8mb. */
export function createBodyReader(limit = usualLimit): (req: Request, res: Response) => Promise<void> {
  const mostValues = bytesIn(limit) / bytesPerValue;
  const parse = express.json({
    limit,
    strict: false,
    verify: (req, _res, body, encoding) => {
      // JSON must be encoded as UTF-8 (RFC 8259).
      if (encoding !== 'utf-8') throw new Refused(refuse('DEV-000004'));
      const { depth, values } = measureJson(body, mostValues);
      if (depth > deepestBody) throw malformed(`body: has more than ${deepestBody} nested levels`);
      if (values > mostValues) throw malformed(`body: has more than ${mostValues} values`);
      rawBodies.set(req, body);
      sizes.set(req, { bytes: body.length, values, depth });
    },
  });
  return (req, res) =>
    new Promise((resolve, reject) => parse(req, res, (error?: Error) => (error ? reject(error) : resolve())));
}
