import { accentStyle } from '../../server/hosting/accent.ts';
import { settings } from '../api/settings.ts';
import { nameUniversity } from '../ui/language.ts';

/** Makes the page the university's: its name, its accent; what config.json leaves out stays the product's own. */
export function applyBranding(): void {
  const { name, accent } = settings();
  if (name) nameUniversity(name);
  if (!accent) return;
  // A sheet of the script's own: no policy on styles stands in its way.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(accentStyle(accent));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', accent);
}
