import { Text } from '@mantine/core';
import type { Refusal } from '../api/operations.ts';
import { useLanguage } from './useLanguage.ts';
import { NonBreakingText } from './NonBreakingText.tsx';

/** One reason and what to do about it, in one line: at the field it speaks of. */
export function RefusalWords({ refusal: { Code, Params } }: { refusal: Refusal }) {
  const { messageText } = useLanguage();
  return (
    <NonBreakingText
      text={[messageText(Code, Params), messageText(Code, Params, 'action')].filter(Boolean).join(' ')}
    />
  );
}

/** The same where several may speak of one field: each on a line of its own. */
export function RefusalLine({ refusal }: { refusal: Refusal }) {
  return (
    <Text span inherit display="block">
      <RefusalWords refusal={refusal} />
    </Text>
  );
}
