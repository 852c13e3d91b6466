import type { Response } from 'express';

/** The result of a call that returns a file instead of JSON. */
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

/** RFC 6266: an ASCII name for old browsers, and the full name in UTF-8. */
export const toContentDisposition = (name: string): string => {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded}`;
};

/** Sends the file as a download, so it is never shown as a page of this server. */
export const sendFile = (res: Response, file: FileResponse): void => {
  res.set({
    'content-type': file.type,
    'content-disposition': toContentDisposition(file.name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  res.send(file.content);
};
