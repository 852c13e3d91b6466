import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '../../api/failure.ts';
import { useSecondsLeft } from '../../api/useBusinessClock.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { minutesAndSeconds } from '../../ui/text/minutes-and-seconds.ts';
import classes from './PasswordPages.module.css';

export type Failure = { status: number; error: ErrorBody };

/** Seconds to wait after a 429; 0 for another failure, or if the response names no time. */
const toPause = ({ status, error }: Failure): number => {
  if (status !== 429) return 0;
  const { seconds, minutes } = error.Refusals[0]?.Params ?? {};
  return (typeof minutes === 'number' ? minutes * 60 : 0) + (typeof seconds === 'number' ? seconds : 0);
};

/** True if the server has told the student to wait before the next attempt. `RefusedOrPaused` shows the time left. */
export const isPaused = (failure: Failure | null): boolean => failure !== null && toPause(failure) > 0;

/**
 * Shows the reason of a failure and, after too many attempts, the seconds left of the pause. `onOver` is called when
 * the pause ends.
 */
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

/** The id of the note that explains why the submit button is disabled. */
export const pauseNoteId = 'pause-note';

function PauseNote({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { t } = useTranslation('account');
  // The pause follows the server's clock, so moving a simulator's clock ends it too.
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
