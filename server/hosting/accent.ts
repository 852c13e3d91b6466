import { contrast, leastContrast } from './page-config.ts';

/**
 * Derives all shades of the page from the university's accent colour, for both colour schemes. Text keeps a contrast of
 * at least 4.5:1. The functions are pure; the header that is shown before the application has loaded uses them too.
 */

type Ten = [string, string, string, string, string, string, string, string, string, string];

const white = '#ffffff';
const black = '#000000';
/** The surface colours of the dark scheme, the same as in theme.css. */
const darkSurface = '#182024';
const darkRaised = '#1d272b';

/** Mixes two colours; `share` (0 to 1) is the part of the second. */
export const mixed = (colour: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(parseInt(colour.slice(at, at + 2), 16) * (1 - share) + parseInt(other.slice(at, at + 2), 16) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const step = 0.05;

/** Mixes the colour towards another until text in it is readable on the background `ground`. */
function legible(colour: string, towards: string, ground: string): string {
  for (let share = 0; share < 1; share += step)
    if (contrast(mixed(colour, towards, share), ground) >= leastContrast) return mixed(colour, towards, share);
  return towards;
}

/** Mantine's ten shades. Buttons use index 7 in the light scheme and index 6 in the dark one, both with white text. */
export const createShades = (accent: string): Ten => [
  mixed(accent, white, 0.93),
  mixed(accent, white, 0.84),
  mixed(accent, white, 0.69),
  mixed(accent, white, 0.5),
  mixed(accent, white, 0.33),
  mixed(accent, white, 0.16),
  accent,
  accent,
  mixed(accent, black, 0.2),
  mixed(accent, black, 0.4),
];

/** Colours of text, backgrounds and light buttons in one scheme. */
export function createTones(
  accent: string,
  scheme: 'light' | 'dark',
): { accent: string; tint: string; light: string; lightHover: string; onLight: string } {
  const shades = createShades(accent);
  if (scheme === 'light') {
    const [tint, hover] = shades;
    return {
      accent: legible(accent, black, tint),
      tint,
      light: tint,
      lightHover: hover,
      onLight: legible(accent, black, hover),
    };
  }
  const [light, lightHover] = [mixed(darkSurface, accent, 0.35), mixed(darkSurface, accent, 0.45)];
  return {
    accent: legible(mixed(accent, white, 0.3), white, darkRaised),
    tint: mixed(darkSurface, accent, 0.15),
    light,
    lightHover,
    onLight: legible(mixed(accent, white, 0.5), white, lightHover),
  };
}

/** The style sheet that overrides theme.css. */
export const accentStyle = (accent: string): string =>
  (['light', 'dark'] as const)
    .map((scheme) => {
      const { accent: words, tint, light, lightHover, onLight } = createTones(accent, scheme);
      return `:root:root:root:root[data-mantine-color-scheme='${scheme}']{--sis-accent:${words};--sis-tint:${tint};--mantine-color-petrol-light:${light};--mantine-color-petrol-light-hover:${lightHover};--mantine-color-petrol-light-color:${onLight};--sis-brand:${accent};--sis-brand-deep:${mixed(accent, black, 0.5)};--sis-brand-bar:${mixed(accent, black, 0.2)}}`;
    })
    .join('');
