import { once } from 'node:events';
import type { Response } from 'express';

/** The result of a call that returns a file instead of JSON. */
export class FileResponse {
  readonly name: string;
  readonly type: string;
  /** The bytes, or parts of them that are made while they are sent. */
  readonly content: Buffer | AsyncIterable<Uint8Array>;
  /** True for a page that is shown instead of saved. It may have styles, but no scripts. */
  readonly isPage: boolean;

  constructor(file: { name: string; type: string; content: FileResponse['content']; isPage?: boolean }) {
    this.name = file.name;
    this.type = file.type;
    this.content = file.content;
    this.isPage = file.isPage ?? false;
  }
}

/** RFC 6266: an ASCII name for old browsers, and the full name in UTF-8. */
export const toContentDisposition = (name: string): string => {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded}`;
};

/** Sends the file as a download, so it is not shown as a page of this server unless it is declared as one. */
export async function sendFile(res: Response, file: FileResponse): Promise<void> {
  res.set({
    'content-type': file.type,
    ...(!file.isPage && { 'content-disposition': toContentDisposition(file.name) }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; ${file.isPage ? "style-src 'unsafe-inline'; " : ''}sandbox`,
  });
  if (Buffer.isBuffer(file.content)) res.send(file.content);
  else if (res.locals.headOnly) res.end();
  else await sendParts(res, file.content);
}

/**
 * Sends the parts one after another, and waits while the caller is slower than they are made. Stops if the caller
 * disconnects. If a part cannot be created, the connection is cut, so that the caller notices. No part is created for a
 * caller who has already disconnected.
 */
async function sendParts(res: Response, parts: AsyncIterable<Uint8Array>): Promise<void> {
  if (res.closed) return;
  const hungUp = new AbortController();
  res.once('close', () => hungUp.abort());
  const drained = () => once(res, 'drain', { signal: hungUp.signal }).catch(() => undefined);
  try {
    for await (const part of parts) {
      if (!res.write(part)) await drained();
      if (hungUp.signal.aborted) return;
    }
    res.end();
  } catch (error) {
    res.destroy();
    throw error;
  }
}
