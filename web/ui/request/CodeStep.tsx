import { isAbout } from '../../api/code-traits.ts';
import { Button, PinInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '../../api/failure.ts';
import { useSecondsUntil } from '../../api/useBusinessClock.ts';
import { CodeLife } from './CodeLife.tsx';
import { FailureBox } from '../refusals/FailureBox.tsx';
import { minutesAndSeconds } from '../text/minutes-and-seconds.ts';
import classes from './CodeStep.module.css';
import { Modal } from '../overlays/overlays.tsx';
import type { CodeSending } from './useCodeSending.ts';

type Problem = { status: number; error: ErrorBody };
type Props = {
  opened: boolean;
  /** Title of the dialogue; by default it asks for the code. */
  title?: string;
  sending: CodeSending;
  /** Sends the change with the code; returns the error, or null on success. */
  confirm: (code: string) => Promise<Problem | null>;
  confirming: boolean;
  /** Labels of the buttons, which name the action that the code confirms. */
  words: { confirm: string; back: string; startOver: string };
  onBack: () => void;
  onStartOver: () => void;
  onRefused: (problem: Problem) => void;
};

/** True for refusals about the code, which this dialogue shows. A 422 without such a refusal goes to `onRefused`. */
const isAboutCode = isAbout('verificationCode');

/** Dialogue that asks for the sent code and confirms the change with it. */
export function CodeStep({ opened, title, onBack, ...rest }: Props) {
  const { t } = useTranslation(['verification', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onBack}
      size="lg"
      closeOnClickOutside={false}
      title={<span className="sis-title">{title ?? t('title')}</span>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {rest.sending.sent && <Body {...rest} onBack={onBack} />}
    </Modal>
  );
}

function Body({
  sending: { sent, send, running: sendingCode },
  confirm,
  confirming,
  words,
  onBack,
  onStartOver,
  onRefused,
}: Omit<Props, 'opened' | 'title'>) {
  const { t } = useTranslation(['verification', 'common']);
  const [code, setCode] = useState('');
  const [round, setRound] = useState(0);
  const [resent, setResent] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const digits = sent?.digits ?? 4;
  const wait = useSecondsUntil(sent?.resendAt ?? 0);

  const again = (): void => {
    setCode('');
    setRound((now) => now + 1);
  };

  const save = async (entered: string): Promise<void> => {
    if (entered.length < digits || confirming) return;
    setProblem(null);
    setResent(false);
    const failed = await confirm(entered);
    if (!failed) return;
    if (!failed.error.Refusals.some(isAboutCode) && failed.status === 422) return onRefused(failed);
    setProblem(failed);
    again();
  };

  const resend = async (): Promise<void> => {
    const failed = await send();
    setProblem(failed);
    setResent(!failed);
    if (!failed) again();
  };

  if (!sent) return null;
  return (
    <form
      className="sis-loose"
      onSubmit={(event) => {
        event.preventDefault();
        void save(code);
      }}
    >
      <p role="status">{resent ? t('resent') : t(`sent_${sent.way.channel}`, { recipient: sent.way.recipient })}</p>
      {problem && <FailureBox failure={problem} />}
      <Stack role="group" aria-label={t('enter', { count: digits })} gap="0.5rem" align="flex-start">
        <span aria-hidden>{t('enter', { count: digits })}</span>
        <PinInput
          key={round}
          length={digits}
          type="number"
          size="lg"
          dir="ltr"
          autoFocus
          oneTimeCode
          placeholder=""
          error={problem !== null && code === ''}
          value={code}
          onChange={setCode}
          onComplete={(entered) => void save(entered)}
          // The dialogue focuses `data-autofocus` after it opens, so the attribute is on the next empty digit.
          getInputProps={(index) => ({
            'data-autofocus': index === code.length || undefined,
            'aria-label': t('digit', { position: index + 1, count: digits }),
          })}
        />
      </Stack>
      <Stack gap="0.25rem" align="flex-start">
        <CodeLife expiresAt={sent.expiresAt} className="sis-quiet sis-figures" />
        {wait > 0 ? (
          <p className="sis-quiet sis-figures">{t('resendIn', { time: minutesAndSeconds(wait) })}</p>
        ) : (
          <Button variant="subtle" size="compact-md" loading={sendingCode} onClick={() => void resend()}>
            {t('resend')}
          </Button>
        )}
      </Stack>
      <div className={`sis-wrap ${classes.buttons}`}>
        <Button variant="subtle" className={classes.startOver} onClick={onStartOver}>
          {words.startOver}
        </Button>
        <Button variant="default" onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" loading={confirming} disabled={code.length < digits}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
