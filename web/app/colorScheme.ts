import { localStorageColorSchemeManager } from '@mantine/core';

/** Mantine's script that sets the scheme before the first paint is inline, which our Content-Security-Policy refuses; this does the same. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

export function showColorScheme(): void {
  const chosen = colorSchemeManager.get('auto');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', chosen === 'auto' ? system : chosen);
}
