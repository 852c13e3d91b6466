import { accentStyle } from '../../server/hosting/accent.ts';
import { settings } from '../api/settings.ts';
import { nameUniversity } from '../ui/language.ts';

/** Applies the university's name and accent colour. Values missing from config.json keep the product's defaults. */
export function applyBranding(): void {
  const { name, accent } = settings();
  if (name) nameUniversity(name);
  if (!accent) return;
  // The Content-Security-Policy allows a constructed style sheet.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(accentStyle(accent));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', accent);
}
