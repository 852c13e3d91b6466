import type { Request, Response } from 'express';
import { fileTypeFromBuffer } from 'file-type';
import multer from 'multer';
import { malformed, refuse, Refused } from '../refusal.ts';
import { noteBodySize } from './body.ts';
import type { Operation } from '../http/contract.ts';
import { UploadedFile } from '../http/uploaded-file.ts';

type Part = { type?: string | string[]; format?: string };
type Json = { [key: string]: unknown };

/** The parts of an operation's multipart body, by name. Such bodies are one flat object. */
function listUploadParts({ document, path, method }: Operation): Map<string, Part> {
  const resolve = (node: unknown): Json => {
    const known = (node ?? {}) as Json;
    return typeof known.$ref === 'string'
      ? resolve(
          known.$ref
            .split('/')
            .slice(1)
            .reduce<unknown>((at, part) => (at as Json | undefined)?.[part], document),
        )
      : known;
  };
  const body = document.paths[path]?.[method.toLowerCase()]?.requestBody as
    | { content?: Record<string, { schema: unknown }> }
    | undefined;
  const properties = resolve(body?.content?.['multipart/form-data']?.schema).properties as Json | undefined;
  return new Map(Object.entries(properties ?? {}).map(([name, part]) => [name, resolve(part)]));
}

const mebibyte = 1024 * 1024;
/** Maximum bytes of a field that is not a file. */
const fieldsBytes = 64 * 1024;

/** The file name to store: without folders, invisible characters and marks that change the reading direction. */
export const tidyName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(-120) || 'file';

/** Converts the integers of a form, which arrive as text. */
const toPartValue = (part: Part | undefined, text: unknown): unknown =>
  typeof text === 'string' && [part?.type].flat().includes('integer') && /^-?\d{1,16}$/.test(text)
    ? Number(text)
    : text;

const old = {
  container: 'application/x-cfb',
  stream: Buffer.from('WordDocument', 'utf16le'),
  type: 'application/msword',
};

/**
 * The MIME type found in the content; undefined if unknown. The older Office formats share one container, and a Word
 * document has a stream named `WordDocument`.
 */
async function detectType(content: Buffer): Promise<string | undefined> {
  const found = content.length ? await fileTypeFromBuffer(content).catch(() => undefined) : undefined;
  return found?.mime === old.container && content.includes(old.stream) ? old.type : found?.mime;
}

function toRefused(error: unknown, maximum: number): Refused {
  if (error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE')
    return new Refused(refuse('file.tooLarge', { maximum }));
  if (error instanceof multer.MulterError && /LIMIT_(FIELD|PART)/.test(error.code))
    return new Refused(refuse('DEV-000003', { details: error.message }));
  return malformed(`body: ${error instanceof Error ? error.message : 'not readable'}`);
}

/**
 * Builds a function that reads a multipart body into `req.body`. A file is an empty text there until validation, as its
 * schema says; the returned function then replaces it with the file. `maximum` is the largest file in MiB.
 */
export function createUploadReader(
  operation: Operation,
): (req: Request, res: Response, maximum: number) => Promise<() => Promise<void>> {
  const parts = listUploadParts(operation);
  const files = [...parts].filter(([, { format }]) => format === 'binary').map(([name]) => name);
  return async (req, res, maximum) => {
    // A file just over the limit gets its own refusal. A body far beyond it is not read at all.
    if (Number(req.headers['content-length'] ?? 0) > 2 * files.length * maximum * mebibyte)
      throw new Refused(refuse('DEV-000003', { details: 'the whole body' }));
    const read = multer({
      storage: multer.memoryStorage(),
      limits: {
        fileSize: maximum * mebibyte,
        files: files.length,
        fieldSize: fieldsBytes,
        fields: parts.size,
        parts: parts.size + files.length,
        fieldNameSize: 100,
      },
      // File names may be in any script, such as Arabic.
      defParamCharset: 'utf8',
    }).fields(files.map((name) => ({ name, maxCount: 1 })));
    await new Promise<void>((resolve, reject) =>
      read(req, res, (error: unknown) => (error ? reject(toRefused(error, maximum)) : resolve())),
    );
    if (req.body === undefined) return () => Promise.resolve();
    const received = (req.files ?? {}) as Record<string, Express.Multer.File[]>;
    const fields = Object.entries(req.body as Json);
    const asText = fields.find(([name]) => files.includes(name));
    if (asText) throw malformed(`body/${asText[0]}: must be a file`);
    const found = files.flatMap((name) => (received[name]?.[0] ? [[name, received[name][0]] as const] : []));
    const entries = [
      ...fields.map(([name, text]) => [name, toPartValue(parts.get(name), text)] as const),
      ...found.map(([name]) => [name, ''] as const),
    ];
    req.body = Object.fromEntries(entries);
    noteBodySize(req, {
      bytes: fields.reduce(
        (sum, [, value]) => sum + (typeof value === 'string' ? value : JSON.stringify(value)).length,
        0,
      ),
      values: entries.length,
      depth: 1,
    });
    return async () => {
      const body = req.body as Json;
      for (const [name, { originalname, buffer }] of found)
        body[name] = new UploadedFile(tidyName(originalname), buffer, await detectType(buffer));
    };
  };
}
