import { toLocale, type Language } from './i18n.ts';

/** Formats bytes for people: 48 kB, 2.4 MB. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < 1000
      ? (['byte', 1] as const)
      : bytes < 1_000_000
        ? (['kilobyte', 1000] as const)
        : (['megabyte', 1_000_000] as const);
  return new Intl.NumberFormat(toLocale(language), {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(bytes / size);
}
