import { Stack } from '@mantine/core';
import type { Refusal } from '../../api/operations.ts';
import { useLanguage } from '../text/useLanguage.ts';
import { NonBreakingText } from '../text/NonBreakingText.tsx';

/** Small list of the reasons why an action is not possible; null if there are none. */
export function Reasons({ reasons }: { reasons: readonly Refusal[] }) {
  const { messageText } = useLanguage();
  if (reasons.length === 0) return null;
  return (
    <Stack component="ul" gap="0.25rem" className="sis-list sis-note">
      {reasons.map(({ Code, Params }) => (
        <li key={`${Code} ${JSON.stringify(Params)}`}>
          <NonBreakingText text={messageText(Code, Params)} />
        </li>
      ))}
    </Stack>
  );
}
