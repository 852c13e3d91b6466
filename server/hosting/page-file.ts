import { createHash } from 'node:crypto';
import { accentStyle } from './accent.ts';
import type { PageConfig } from './page-config.ts';

/** index.html as one installation serves it: the path it lives below, and whose page it is. Pure. */

const ownName = 'National University · الجامعة الوطنية';
const escaped = (text: string): string => text.replace(/[&"'<>]/g, (one) => `&#${one.charCodeAt(0)};`);

/** The header that is drawn before the application is there. */
const inFirstPicture = (index: string, name: { en: string; ar: string }): string =>
  index.replace(
    /<b><span lang="en" dir="ltr">[^<]*<\/span><span lang="ar" dir="rtl">[^<]*<\/span>/g,
    `<b><span lang="en" dir="ltr">${escaped(name.en)}</span><span lang="ar" dir="rtl">${escaped(name.ar)}</span>`,
  );

/** The scripts inside it, as a Content-Security-Policy names them. */
export const scriptsIn = (index: string): string[] =>
  [...index.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** The university's picture in the place of the mark, which keeps the place of a square until it is there. */
const withLogo = (index: string, logo: string): string =>
  index.replace(
    /<svg viewBox="0 0 32 32" width="(\d+)"[^]*?<\/svg>/g,
    (_, size: string) =>
      `<img src="${escaped(logo)}" height="${size}" alt="" decoding="sync" style="min-inline-size: ${size}px">`,
  );

/** The shades of the accent under the names the page has for them. */
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
  const named = name ? inFirstPicture(placed.replaceAll(ownName, escaped(`${name.en} · ${name.ar}`)), name) : placed;
  const marked = logo ? withLogo(named, logo) : named;
  return accent ? withAccent(marked, accent) : marked;
}
