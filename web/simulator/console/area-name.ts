import type { TFunction } from 'i18next';
import type consoleTexts from '../../../locales/en/console.json';

type Area = keyof (typeof consoleTexts)['areas'];

/** The console's name for an area, or the area's own key if it has no name. */
export const areaName = (t: TFunction<'console'>, area: string): string =>
  t(`areas.${area as Area}`, { defaultValue: area });
