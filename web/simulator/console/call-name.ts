import type { TFunction } from 'i18next';
import { isolate } from '../../../locales/i18n.ts';
import type consoleTexts from '../../../locales/en/console.json';

type Call = keyof (typeof consoleTexts)['calls'];

/** The name of a call with its operationId, or the operationId alone if the call has no name. */
export function callName(t: TFunction<'console'>, operationId: string): string {
  const name = t(`calls.${operationId as Call}`, { defaultValue: '' });
  return name ? `${name} · ${isolate(operationId)}` : operationId;
}
