import { Text } from '@mantine/core';
import type { Refusal } from '../../api/operations.ts';
import { useLanguage } from '../text/useLanguage.ts';
import { NonBreakingText } from '../text/NonBreakingText.tsx';

/** Text of one refusal reason and of the action to take, for the error of a field. */
export function RefusalWords({ refusal: { Code, Params } }: { refusal: Refusal }) {
  const { messageText } = useLanguage();
  return (
    <NonBreakingText
      text={[messageText(Code, Params), messageText(Code, Params, 'action')].filter(Boolean).join(' ')}
    />
  );
}

/** `RefusalWords` as a block, for fields with several reasons. */
export function RefusalLine({ refusal }: { refusal: Refusal }) {
  return (
    <Text span inherit display="block">
      <RefusalWords refusal={refusal} />
    </Text>
  );
}
