import type { FocusEvent } from 'react';
import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { createTheme } from '@mantine/core';
import { createShades } from '../server/hosting/accent.ts';

/**
 * The shades of the accent colour petrol. White text on shade 7 has a contrast of 7.5:1; on shade 6, for the dark
 * scheme, 5.7:1.
 */
const petrol: MantineColorsTuple = [
  '#eef7f8',
  '#d8ecef',
  '#b0d8de',
  '#82c0ca',
  '#56a9b7',
  '#2f8c9c',
  '#14717f',
  '#0b5d6b',
  '#094b57',
  '#063842',
];
/** Field borders have shade 4: of `gray` on white, or of `dark` on its shade 6. Both contrasts are at least 3:1. */
const gray: MantineColorsTuple = [
  '#f6f8f8',
  '#eef2f3',
  '#e1e7e9',
  '#d0d8db',
  '#87959b',
  '#6b7980',
  '#5a686f',
  '#445158',
  '#2d383e',
  '#19222a',
];
const dark: MantineColorsTuple = [
  '#dfe6e8',
  '#b9c4c8',
  '#93a1a6',
  '#6d7e85',
  '#66787f',
  '#313d42',
  '#222c30',
  '#182024',
  '#11181b',
  '#0c1214',
];

const red: MantineColorsTuple = [
  '#fcefee',
  '#f9dbd9',
  '#f1b5b1',
  '#e88d87',
  '#ff9d94',
  '#d6453c',
  '#c4362d',
  '#b3261e',
  '#8f1e18',
  '#6c1612',
];

/**
 * Lets an input follow the direction of its text. Mantine's `dir` prop only affects the box around the input. Empty
 * inputs keep the page's direction; the stylesheet detects them by the placeholder.
 */
export const ownDirection = { input: { dir: 'auto', placeholder: ' ' } };

const theme = createTheme({
  fontFamily: "'IBM Plex Sans Arabic', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', Menlo, monospace",
  colors: { petrol, gray, dark, red },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  black: '#19222a',
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  headings: { fontFamily: 'inherit', fontWeight: '600' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    // Selects the text on focus, so that typing replaces it. The timeout is needed because the click sets the
    // caret after the focus.
    Select: {
      defaultProps: {
        onFocus: ({ currentTarget: field }: FocusEvent<HTMLInputElement>) =>
          void (field.readOnly || setTimeout(() => field.select())),
      },
    },
    // A loading skeleton has an aria-label, which requires a role.
    Skeleton: { defaultProps: { role: 'status' } },
    // Students may write in either language, so a text area follows the direction of its text.
    Textarea: { defaultProps: { attributes: ownDirection } },
    // The stylesheet turns `Stack` into a grid, whose rows share its height.
    Stack: { defaultProps: { justify: 'stretch' } },
    // Menus are rendered inside the page's content, so that their text belongs to a landmark.
    Menu: { defaultProps: { portalProps: { target: '#content' } } },
    // The library's <header> would count as a second banner of the page.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
  },
});

/** The theme with the university's accent colour instead of petrol; with petrol if it is empty. */
export const themeWith = (accent: string): MantineThemeOverride =>
  accent ? { ...theme, colors: { ...theme.colors, petrol: createShades(accent) } } : theme;
