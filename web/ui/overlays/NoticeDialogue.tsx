import { Button, Group } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dialogue } from '../../api/notices.ts';
import { purge } from '../../api/session.ts';
import { settings } from '../../api/settings.ts';
import classes from './NoticeDialogue.module.css';
import { Modal } from './opened-overlays.tsx';
import { Reference } from '../text/Reference.tsx';
import { useCountdown } from '../text/useCountdown.ts';
import { useFailureText } from '../refusals/useFailureText.ts';

const titles = {
  signOut: 'failure.signedOutTitle',
  legacy: 'failure.legacyTitle',
  details: 'failure.detailsTitle',
} as const;

/** Sets the role alertdialog, so that screen readers read the whole dialogue as it opens. Mantine only sets dialog. */
const asAlert = (body: HTMLElement | null): void =>
  body?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog');

/** Dialogue for refusals at sign-in. Its buttons sign the student out, open the previous system or stop the timer. */
export default function NoticeDialogue({ dialogue }: { dialogue: Dialogue }) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const { text, action } = failureText(dialogue);
  const { legacy } = settings().links;
  const timed = dialogue.kind !== 'details';
  // The dialogue closes after its time; the sign-in page then shows the reason.
  const leave = (): void => purge(dialogue.kind === 'details' ? {} : { reason: dialogue });
  const { secondsLeft, stopped, pause, resume } = useCountdown(
    'seconds' in dialogue ? dialogue.seconds : Infinity,
    leave,
  );
  const body = useRef<HTMLDivElement>(null);
  const stop = (): void => {
    pause('student');
    // The button disappears while the dialogue stays, so the focus moves to its text.
    body.current?.focus();
  };
  // The dialogue sets the focus when it opens. The timer stops only if the student moves the focus to a button.
  const pauseOnButton = (event: FocusEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget) pause('focus');
  };

  return (
    <Modal
      opened
      onClose={leave}
      withCloseButton={false}
      closeOnClickOutside={false}
      centered
      title={t(titles[dialogue.kind])}
      radius="lg"
      classNames={{ title: 'sis-title' }}
    >
      <div
        ref={(element) => {
          body.current = element;
          asAlert(element);
        }}
        tabIndex={-1}
        data-autofocus
        className={`sis-close ${classes.body}`}
        onPointerEnter={() => pause('pointer')}
        onPointerLeave={() => resume('pointer')}
        onFocus={pauseOnButton}
        onBlur={() => resume('focus')}
      >
        <p className="sis-light">{text}</p>
        {action && <p className="sis-figures sis-note">{action}</p>}
        <Reference of={dialogue.error.reference} />
        {timed && (
          <>
            <p className="sis-figures sis-note" role="timer">
              {stopped ? t('failure.held') : t('failure.remaining', { count: secondsLeft })}
            </p>
            {!stopped && <p className="sis-figures sis-note">{t('failure.holdHint')}</p>}
          </>
        )}
        <Group gap="sm" align="stretch" mt="md">
          {dialogue.kind === 'legacy' && legacy && (
            <Button component="a" href={legacy}>
              {t('failure.legacyLink')}
            </Button>
          )}
          <Button variant={dialogue.kind === 'legacy' && legacy ? 'default' : 'filled'} onClick={leave}>
            {t(dialogue.kind === 'signOut' ? 'actions.ok' : 'actions.signOut')}
          </Button>
          {timed && !stopped && (
            <Button variant="subtle" color="gray" onClick={stop}>
              {t('failure.hold')}
            </Button>
          )}
        </Group>
      </div>
    </Modal>
  );
}
