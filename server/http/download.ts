import type { Response } from 'express';

/** The result of a call that returns a file instead of JSON. */
export class FileResponse {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  /** True for a page that is shown instead of saved. It may have styles, but no scripts. */
  readonly isPage: boolean;

  constructor(file: { name: string; type: string; content: Buffer; isPage?: boolean }) {
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
export const sendFile = (res: Response, file: FileResponse): void => {
  res.set({
    'content-type': file.type,
    ...(!file.isPage && { 'content-disposition': toContentDisposition(file.name) }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; ${file.isPage ? "style-src 'unsafe-inline'; " : ''}sandbox`,
  });
  res.send(file.content);
};
