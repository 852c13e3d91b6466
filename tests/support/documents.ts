import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Fonts } from '../../locales/print/typewriter.ts';

const font = async (file: string): Promise<ArrayBuffer> =>
  Uint8Array.from(
    await readFile(new URL(`../../node_modules/@expo-google-fonts/ibm-plex-sans-arabic/${file}.ttf`, import.meta.url)),
  ).buffer;

/** The fonts of the page, read from their package. */
export async function documentFonts(): Promise<Fonts> {
  const [regular, semibold] = await Promise.all([
    font('400Regular/IBMPlexSansArabic_400Regular'),
    font('600SemiBold/IBMPlexSansArabic_600SemiBold'),
  ]);
  return { regular, semibold };
}

/** The text of each page of a PDF, with single spaces. */
export async function readPages(pdf: Blob): Promise<string[]> {
  const file = await getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const { items } = await (await file.getPage(at + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/ +/g, ' ');
    }),
  );
}
