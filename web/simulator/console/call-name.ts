import type { TFunction } from 'i18next';
import { isolate } from '../../../locales/i18n.ts';
import type consoleTexts from '../../../locales/en/console.json';

type Call = keyof (typeof consoleTexts)['calls'];

/** What a call does, in words where the console has them, and its operationId. */
export function callName(t: TFunction<'console'>, operationId: string): string {
  const name = t(`calls.${operationId as Call}`, { defaultValue: '' });
  return name ? `${name} · ${isolate(operationId)}` : operationId;
}
