import { findDocumentCode } from '../../../locales/typed-code.ts';

/** True if the bytes are a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';

/**
 * The verification code of an official document, read from the address in the metadata of its PDF; null for any other
 * file.
 */
export function findPdfCode(bytes: Uint8Array): string | null {
  const address = /<dc:identifier>([^<]{1,500})<\/dc:identifier>/.exec(new TextDecoder('latin1').decode(bytes))?.[1];
  return address === undefined ? null : findDocumentCode(address);
}
