import type { Refusal } from '../api/operations.ts';
import { useLanguage } from './useLanguage.ts';

/** One reason and what to do about it, in one line: at the field it speaks of. */
export function RefusalWords({ refusal: { Code, Params } }: { refusal: Refusal }) {
  const { messageText } = useLanguage();
  return [messageText(Code, Params), messageText(Code, Params, 'action')].filter(Boolean).join(' ');
}
