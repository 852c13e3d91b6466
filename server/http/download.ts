import type { Response } from 'express';

/** What a call answers that hands out a file instead of JSON. */
export class FileResponse {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;

  constructor(file: { name: string; type: string; content: Buffer }) {
    this.name = file.name;
    this.type = file.type;
    this.content = file.content;
  }
}

/** RFC 6266: a plain name for the oldest browsers, the whole one in any script for the others. */
export const toContentDisposition = (name: string): string => {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded}`;
};

/** The file is saved, never shown as a page of this server. */
export const sendFile = (res: Response, file: FileResponse): void => {
  res.set({
    'content-type': file.type,
    'content-disposition': toContentDisposition(file.name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  res.send(file.content);
};
