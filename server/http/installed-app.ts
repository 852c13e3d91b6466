import { getDirection, type Language } from '../../locales/i18n.ts';
import { getText } from './messages.ts';
import type { PageConfig } from '../hosting/page-config.ts';

/** The web app manifest of the installed page, in the language of installation. */
export function installedApp(language: Language, { name, accent }: Pick<PageConfig, 'name' | 'accent'>) {
  const product = getText('common', 'product')[language];
  return {
    id: './',
    name: `${product} · ${(name ?? getText('common', 'university'))[language]}`,
    short_name: product,
    lang: language,
    dir: getDirection(language),
    start_url: './home',
    scope: './',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: accent || '#0b5d6b',
    icons: [
      { src: 'mark.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
