import { escapeHtml } from './html.ts';
import { createHash } from 'node:crypto';
import { accentStyle } from '../hosting/accent.ts';
import type { PageConfig } from '../hosting/page-config.ts';

/** Builds the index.html of one installation, with its base path and branding. The functions are pure. */

const ownName = 'National University · الجامعة الوطنية';
/** Replaces the name in the header that is shown before the application has loaded. */
const inFirstPicture = (index: string, name: { en: string; ar: string }): string =>
  index.replace(
    /<b><span lang="en" dir="ltr">[^<]*<\/span><span lang="ar" dir="rtl">[^<]*<\/span>/g,
    `<b><span lang="en" dir="ltr">${escapeHtml(name.en)}</span><span lang="ar" dir="rtl">${escapeHtml(name.ar)}</span>`,
  );

/** Hashes of the inline scripts for a Content-Security-Policy. */
export const scriptsIn = (index: string): string[] =>
  [...index.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** Replaces the product's mark with the university's logo. The image reserves a square until it has loaded. */
const withLogo = (index: string, logo: string): string =>
  index.replace(
    /<svg viewBox="0 0 32 32" width="(\d+)"[^]*?<\/svg>/g,
    (_, size: string) =>
      `<img src="${escapeHtml(logo)}" height="${size}" alt="" decoding="sync" style="min-inline-size: ${size}px">`,
  );

/** Adds the accent's shades as CSS variables of the page. */
const withAccent = (index: string, accent: string): string =>
  index
    .replace('name="theme-color" content="#0b5d6b"', `name="theme-color" content="${accent}"`)
    .replace('</head>', `<style>${accentStyle(accent)}</style>\n  </head>`);

export function pageFile(
  index: string,
  base: string,
  { name, logo, accent }: Pick<PageConfig, 'name' | 'logo' | 'accent'>,
): string {
  const placed = index.replace('<base href="/"', `<base href="${base}"`);
  const named = name ? inFirstPicture(placed.replaceAll(ownName, escapeHtml(`${name.en} · ${name.ar}`)), name) : placed;
  const marked = logo ? withLogo(named, logo) : named;
  return accent ? withAccent(marked, accent) : marked;
}
