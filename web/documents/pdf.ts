import { getI18n } from 'react-i18next';
import { writePdf, type PdfDocument, type PdfOptions } from '../../locales/print/pdf.ts';
import type { Fonts } from '../../locales/print/typewriter.ts';
import { loadFonts } from './fonts.ts';

type PagePdf = PdfDocument & { blob: () => Blob };

/** Starts a PDF in the given language. The fonts are loaded on first use; rejects if they cannot be loaded. */
export async function openPdf(options: PdfOptions, ready: Promise<Fonts> | Fonts = loadFonts()): Promise<PagePdf> {
  const t = getI18n().getFixedT(options.language, 'common');
  const pdf = writePdf(
    options,
    {
      university: t('university'),
      product: t('product'),
      made: (at) => t('documents.made', { at }),
      emblem: t('documents.emblem'),
      of: (part, whole) => t('of', { part, whole }),
      continued: (caption) => t('documents.continued', { caption }),
    },
    await ready,
  );
  return { ...pdf, blob: () => new Blob([pdf.bytes()], { type: 'application/pdf' }) };
}
