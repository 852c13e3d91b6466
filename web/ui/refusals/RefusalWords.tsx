import { Text } from '@mantine/core';
import type { Refusal } from '../../api/operations.ts';
import { useLanguage } from '../text/useLanguage.ts';
import { NonBreakingText } from '../text/NonBreakingText.tsx';

/** One reason with its action in a single line, for the field it concerns. */
export function RefusalWords({ refusal: { Code, Params } }: { refusal: Refusal }) {
  const { messageText } = useLanguage();
  return (
    <NonBreakingText
      text={[messageText(Code, Params), messageText(Code, Params, 'action')].filter(Boolean).join(' ')}
    />
  );
}

/** The same as a block of its own, for fields with several reasons. */
export function RefusalLine({ refusal }: { refusal: Refusal }) {
  return (
    <Text span inherit display="block">
      <RefusalWords refusal={refusal} />
    </Text>
  );
}
