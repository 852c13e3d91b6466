import { localStorageColorSchemeManager } from '@mantine/core';

/** Keeps the student's choice of the colour scheme in this browser. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

/**
 * Sets the colour scheme before the application is rendered. Mantine's own script for this is inline, which the
 * Content-Security-Policy blocks.
 */
export function showColorScheme(): void {
  set();
  // The page is printed in the light scheme, because paper is white.
  window.addEventListener('beforeprint', () =>
    document.documentElement.setAttribute('data-mantine-color-scheme', 'light'),
  );
  window.addEventListener('afterprint', set);
}

function set(): void {
  const chosen = colorSchemeManager.get('auto');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', chosen === 'auto' ? system : chosen);
}
