import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Refusal } from '../../api/operations.ts';
import { Callout } from '../layout/Callout.tsx';
import { ReasonLinks } from './ReasonLinks.tsx';
import classes from './RefusalList.module.css';
import { Reference } from '../text/Reference.tsx';
import { useLanguage } from '../text/useLanguage.ts';
import { NonBreakingText } from '../text/NonBreakingText.tsx';

export type RefusalTone = 'refuse' | 'ask' | 'warn' | 'done';
const icons = { refuse: IconAlertTriangle, ask: IconAlertCircle, warn: IconAlertTriangle, done: IconCircleCheck };

/** List of all reasons of a refusal, each with the action that the student can take. */
export function RefusalList({
  refusals,
  tone = 'refuse',
  title,
  reference,
}: {
  refusals: Refusal[];
  tone?: RefusalTone;
  title?: ReactNode;
  reference?: string | undefined;
}) {
  const { messageText } = useLanguage();
  if (refusals.length === 0) return null;
  return (
    <Callout icon={icons[tone]} tone={tone === 'warn' ? 'ask' : tone} role={tone === 'refuse' ? 'alert' : 'status'}>
      {title && <p className={classes.title}>{title}</p>}
      <ul className={`sis-close sis-list ${classes.list}`}>
        {refusals.map(({ Code, Params, Change }) => {
          const action = messageText(Code, Params, 'action');
          return (
            <li key={`${Code} ${Change ?? ''} ${JSON.stringify(Params)}`}>
              <span>
                <NonBreakingText text={messageText(Code, Params)} />
              </span>
              {action && (
                <span className="sis-note">
                  <NonBreakingText text={action} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <ReasonLinks reasons={refusals} />
      <Reference of={reference} />
    </Callout>
  );
}
