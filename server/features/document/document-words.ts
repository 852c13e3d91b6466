import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language, MessageParams } from '../../../locales/i18n.ts';
import type { Fonts } from '../../../locales/print/typewriter.ts';
import { textWith } from '../../http/messages.ts';

/** What a document is set with: its words, and its fonts, read with the first one. */

/** A document is in one language; its words speak that. */
export type Say = (key: string, params?: MessageParams) => string;
export const sayIn =
  (language: Language, namespace = 'document'): Say =>
  (key, params = {}) =>
    textWith(namespace, key, params)[language];

/** Averages as documents write them. */
export const figure = (hundredths: number | null): string =>
  hundredths === null ? '–' : (hundredths / 100).toFixed(2);

/** What a document says of itself, beside what it says of its student. */
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
