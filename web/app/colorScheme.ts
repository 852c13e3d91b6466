import { localStorageColorSchemeManager } from '@mantine/core';

/**
 * Mantine's script that sets the scheme before the first paint is inline, which our Content-Security-Policy refuses;
 * this does the same.
 */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

export function showColorScheme(): void {
  set();
  // Paper is white: it is printed as in the light, and shown as chosen again.
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
