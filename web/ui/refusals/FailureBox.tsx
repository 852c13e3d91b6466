import { IconAlertTriangle } from '@tabler/icons-react';
import type { CallFailure } from '../../api/failure.ts';
import { useEffect, useRef } from 'react';
import { Callout } from '../layout/Callout.tsx';
import { Reference } from '../text/Reference.tsx';
import { RefusalList } from './RefusalList.tsx';
import { useFailureText } from './useFailureText.ts';

type Props = {
  failure: Pick<CallFailure, 'status' | 'error'>;
  /** True for an error while data were loaded. The page then does not scroll to the box. */
  still?: boolean;
};

/** Shows the reasons of a failed request inside the page, or its single message. Scrolls into view unless `still`. */
export function FailureBox({ failure, still = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!still) box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, still]);
  return (
    <div ref={box}>
      <Words failure={failure} />
    </div>
  );
}

function Words({ failure }: Pick<Props, 'failure'>) {
  const failureText = useFailureText();
  if (failure.error.Refusals.length > 0)
    return <RefusalList refusals={failure.error.Refusals} reference={failure.error.reference} />;
  const { text, action } = failureText(failure);
  return (
    <Callout icon={IconAlertTriangle} tone="refuse" role="alert">
      <div>{text}</div>
      {action && <div className="sis-note">{action}</div>}
      <Reference of={failure.error.reference} />
    </Callout>
  );
}
