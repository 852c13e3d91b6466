import type { PageConfig } from './page-config.ts';

/** index.html as one installation serves it: the path it lives below, and whose page it is. Pure. */

const ownName = 'National University · الجامعة الوطنية';
const escaped = (text: string): string => text.replace(/[&"'<>]/g, (one) => `&#${one.charCodeAt(0)};`);

export function pageFile(index: string, base: string, { name, accent }: Pick<PageConfig, 'name' | 'accent'>): string {
  const placed = index.replace('<base href="/"', `<base href="${base}"`);
  const named = name ? placed.replaceAll(ownName, escaped(`${name.en} · ${name.ar}`)) : placed;
  return accent ? named.replace('name="theme-color" content="#0b5d6b"', `name="theme-color" content="${accent}"`) : named;
}
