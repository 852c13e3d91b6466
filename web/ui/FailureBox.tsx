import type { CallFailure } from '../api/failure.ts';
import { Reference } from './Reference.tsx';
import { RefusalList } from './RefusalList.tsx';
import boxClasses from './RefusalList.module.css';
import { useFailureText } from './useFailureText.ts';

/** Why a call was refused, in its place on the page: every reason, or the one sentence there is. */
export function FailureBox({ failure }: { failure: Pick<CallFailure, 'status' | 'error'> }) {
  const failureText = useFailureText();
  if (failure.error.Refusals.length > 0) return <RefusalList refusals={failure.error.Refusals} reference={failure.error.reference} />;
  const { text, action } = failureText(failure);
  return (
    <div className={boxClasses.box} role="alert">
      <div className={boxClasses.words}>
        <div>{text}</div>
        {action && <div className={boxClasses.action}>{action}</div>}
        <Reference of={failure.error.reference} />
      </div>
    </div>
  );
}
