import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '../../api/failure.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { FailureBox } from '../../ui/FailureBox.tsx';
import { useCountdown } from '../../ui/useCountdown.ts';
import classes from './PasswordPages.module.css';

export type Failure = { status: number; error: ErrorBody };

/** Seconds until a call refused with 429 is taken again; 0 where it does not say. */
const pauseOf = ({ status, error }: Failure): number => {
  const { seconds, minutes } = error.Refusals[0]?.Params ?? {};
  if (status !== 429) return 0;
  return typeof seconds === 'number' ? seconds : typeof minutes === 'number' ? minutes * 60 : 0;
};

/** Why it was refused, and after too many tries how long the pause still lasts. */
export function RefusedOrPaused({ failure, onOver }: { failure: Failure | null; onOver: () => void }) {
  if (!failure) return null;
  const seconds = pauseOf(failure);
  return (
    <div className={classes.refused}>
      <FailureBox failure={failure} />
      {seconds > 0 && <PauseNote key={JSON.stringify(failure.error)} seconds={seconds} onOver={onOver} />}
    </div>
  );
}

export const minutesAndSeconds = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function PauseNote({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { t } = useTranslation('account');
  const { secondsLeft } = useCountdown(seconds, onOver);
  return (
    <p className={classes.pause} role="timer">
      {t('reset.pause')} <CodeText strong>{minutesAndSeconds(secondsLeft)}</CodeText>
    </p>
  );
}
