import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '../../api/failure.ts';
import { useSecondsLeft } from '../../api/useBusinessClock.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { FailureBox } from '../../ui/FailureBox.tsx';
import { minutesAndSeconds } from '../../ui/minutes-and-seconds.ts';
import classes from './PasswordPages.module.css';

export type Failure = { status: number; error: ErrorBody };

/** Seconds until a call refused with 429 is taken again; 0 where it does not say. */
const toPause = ({ status, error }: Failure): number => {
  if (status !== 429) return 0;
  const { seconds, minutes } = error.Refusals[0]?.Params ?? {};
  return (typeof minutes === 'number' ? minutes * 60 : 0) + (typeof seconds === 'number' ? seconds : 0);
};

/** Whether there is no use in trying again before a pause is over; `RefusedOrPaused` says how long it lasts. */
export const isPaused = (failure: Failure | null): boolean => failure !== null && toPause(failure) > 0;

/** Why it was refused, and after too many tries how long the pause still lasts. */
export function RefusedOrPaused({ failure, onOver }: { failure: Failure | null; onOver: () => void }) {
  if (!failure) return null;
  const seconds = toPause(failure);
  return (
    <div className={classes.refused}>
      <FailureBox failure={failure} />
      {seconds > 0 && <PauseNote key={JSON.stringify(failure.error)} seconds={seconds} onOver={onOver} />}
    </div>
  );
}

/** What a button that waits is described by. */
export const pauseNoteId = 'pause-note';

function PauseNote({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { t } = useTranslation('account');
  // The pause is counted by the server's clock: moving a simulator's past it ends it here too.
  const secondsLeft = useSecondsLeft(seconds);
  useEffect(() => {
    if (secondsLeft === 0) onOver();
  });
  return (
    <p id={pauseNoteId} className={classes.pause} role="timer">
      {t('reset.pause')} <CodeText strong>{minutesAndSeconds(secondsLeft)}</CodeText>
    </p>
  );
}
