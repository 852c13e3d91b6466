import type { TFunction } from 'i18next';
import type consoleTexts from '../../../locales/en/console.json';

type Area = keyof (typeof consoleTexts)['areas'];

/** The name of an area as the console calls it; its own word where it has none yet. */
export const areaName = (t: TFunction<'console'>, area: string): string =>
  t(`areas.${area as Area}`, { defaultValue: area });
