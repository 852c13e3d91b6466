import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language, MessageParams } from '../../../locales/i18n.ts';
import type { Fonts } from '../../../locales/print/typewriter.ts';
import { textWith } from '../../http/messages.ts';

/** The texts and fonts of documents. Fonts are loaded with the first document. */

/** Returns a text of a document in the document's language. */
export type Say = (key: string, params?: MessageParams) => string;
export const sayIn =
  (language: Language, namespace = 'document'): Say =>
  (key, params = {}) =>
    textWith(namespace, key, params)[language];

/** Formats an average from hundredths; a dash for null. */
export const figure = (hundredths: number | null): string =>
  hundredths === null ? '–' : (hundredths / 100).toFixed(2);

/** The document's own data: number, code, address for verification, and instants in epoch milliseconds. */
export type Imprint = { number: string; code: string; address: string; issuedAt: number; validUntil: number | null };

const { resolve } = createRequire(import.meta.url);
const font = (file: string): ArrayBuffer =>
  Uint8Array.from(readFileSync(resolve(`@expo-google-fonts/ibm-plex-sans-arabic/${file}.ttf`))).buffer;
let fonts: Fonts | undefined;

export const documentFonts = (): Fonts =>
  (fonts ??= {
    regular: font('400Regular/IBMPlexSansArabic_400Regular'),
    semibold: font('600SemiBold/IBMPlexSansArabic_600SemiBold'),
  });
