import { createHash } from 'node:crypto';
import type { PageConfig } from './page-config.ts';

/** index.html as one installation serves it: the path it lives below, and whose page it is. Pure. */

const ownName = 'National University · الجامعة الوطنية';
const escaped = (text: string): string => text.replace(/[&"'<>]/g, (one) => `&#${one.charCodeAt(0)};`);

/** The header that is drawn before the application is there. */
const inFirstPicture = (index: string, name: { en: string; ar: string }): string =>
  index.replace(/<b><span lang="en" dir="ltr">[^<]*<\/span><span lang="ar" dir="rtl">[^<]*<\/span>/g, `<b><span lang="en" dir="ltr">${escaped(name.en)}</span><span lang="ar" dir="rtl">${escaped(name.ar)}</span>`);

/** The scripts inside it, as a Content-Security-Policy names them. */
export const scriptsIn = (index: string): string[] => [...index.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);

export function pageFile(index: string, base: string, { name, accent }: Pick<PageConfig, 'name' | 'accent'>): string {
  const placed = index.replace('<base href="/"', `<base href="${base}"`);
  const named = name ? inFirstPicture(placed.replaceAll(ownName, escaped(`${name.en} · ${name.ar}`)), name) : placed;
  return accent ? named.replace('name="theme-color" content="#0b5d6b"', `name="theme-color" content="${accent}"`) : named;
}
