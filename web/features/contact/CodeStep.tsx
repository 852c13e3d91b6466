import { Button, Modal, PinInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '../../api/failure.ts';
import type { Refusal } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useSecondsUntil } from '../../api/useBusinessClock.ts';
import { CodeLife } from '../../ui/CodeLife.tsx';
import { FailureBox } from '../../ui/FailureBox.tsx';
import { minutesAndSeconds } from '../../ui/minutes-and-seconds.ts';
import classes from './CodeStep.module.css';
import type { Draft } from './contact-draft.ts';
import type { CodeSending } from './useCodeSending.ts';

type Problem = { status: number; error: ErrorBody };
type Props = { opened: boolean; draft: Draft; sending: CodeSending; onBack: () => void; onStartOver: () => void; onRefused: (problem: Problem) => void; onSaved: (messages: Refusal[]) => void };

/** Codes that do not count are said here; whatever else is wrong belongs to the form. */
const aboutCode = new Set(['MSG-000047', 'contact.tooManyTries', 'contact.codeTooSoon']);

/** The code that was sent, and saving with it. */
export function CodeStep({ opened, onBack, ...rest }: Props) {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <Modal opened={opened} onClose={onBack} closeOnClickOutside={false} title={<span className={classes.title}>{t('code.title')}</span>} closeButtonProps={{ 'aria-label': t('common:actions.close') }}>
      {rest.sending.sent && <Body {...rest} onBack={onBack} />}
    </Modal>
  );
}

function Body({ draft, sending: { sent, send, running: sendingCode }, onBack, onStartOver, onRefused, onSaved }: Omit<Props, 'opened'>) {
  const { t } = useTranslation(['contact', 'common']);
  const { run, running } = useAction('updateContactDetails', { inPlace: true });
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
    if (entered.length < digits || running) return;
    setProblem(null);
    setResent(false);
    const outcome = await run({ body: { ...draft, code: entered } });
    if (outcome.ok) return onSaved(outcome.data.messages);
    if (!outcome.error.Refusals.some(({ Code }) => aboutCode.has(Code)) && outcome.status === 422) return onRefused(outcome);
    setProblem(outcome);
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
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(code);
      }}
    >
      <p className={classes.text} role="status">
        {resent ? t('code.resent') : t(`code.sent_${sent.way.channel}`, { recipient: sent.way.recipient })}
      </p>
      {problem && <FailureBox failure={problem} />}
      <div role="group" aria-label={t('code.enter', { count: digits })} className={classes.pin}>
        <span aria-hidden>{t('code.enter', { count: digits })}</span>
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
          getInputProps={(index) => ({ 'data-autofocus': index === 0 || undefined, 'aria-label': t('code.digit', { position: index + 1, count: digits }) })}
        />
      </div>
      <div className={classes.life}>
        <CodeLife expiresAt={sent.expiresAt} className={classes.quiet} />
        {wait > 0 ? (
          <p className={classes.quiet}>{t('code.resendIn', { time: minutesAndSeconds(wait) })}</p>
        ) : (
          <Button variant="subtle" size="compact-md" loading={sendingCode} onClick={() => void resend()}>
            {t('code.resend')}
          </Button>
        )}
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" className={classes.startOver} onClick={onStartOver}>
          {t('code.startOver')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('code.back')}
        </Button>
        <Button type="submit" loading={running} disabled={code.length < digits}>
          {t('code.save')}
        </Button>
      </div>
    </form>
  );
}
