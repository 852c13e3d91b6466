import type { Refusal } from '../../api/operations.ts';
import { useLanguage } from '../text/useLanguage.ts';
import { NonBreakingText } from '../text/NonBreakingText.tsx';
import classes from './Reasons.module.css';

/** Small list of the reasons against an action; nothing if there are none. */
export function Reasons({ reasons }: { reasons: readonly Refusal[] }) {
  const { messageText } = useLanguage();
  if (reasons.length === 0) return null;
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ Code, Params }) => (
        <li key={`${Code} ${JSON.stringify(Params)}`}>
          <NonBreakingText text={messageText(Code, Params)} />
        </li>
      ))}
    </ul>
  );
}
