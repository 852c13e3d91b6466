import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ConfirmDialogue.module.css';
import { Modal } from './overlays.tsx';

type Props = {
  opened: boolean;
  title: ReactNode;
  /** What it means to go on. */
  children: ReactNode;
  /** What the button does, in a verb. */
  confirm: ReactNode;
  /** Leaves everything as it is; left out, Cancel. */
  keep?: ReactNode;
  /** What is lost does not come back. */
  danger?: boolean;
  running: boolean;
  onConfirm: () => void;
  /** What `keep` does; left out, it closes. */
  onKeep?: () => void;
  onClose: () => void;
};

/**
 * Asks before something is sent, deleted or taken back. Nothing happens without the answer. Until it can be answered
 * the text has the focus, and says what comes into it.
 */
export function ConfirmDialogue({
  opened,
  title,
  children,
  confirm,
  keep,
  danger = false,
  running,
  onConfirm,
  onClose,
  onKeep = onClose,
}: Props) {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<span className={classes.title}>{title}</span>}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <div className={classes.text} tabIndex={-1} aria-live="polite" {...(running && { 'data-autofocus': true })}>
        {children}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" {...(danger && !running && { 'data-autofocus': true })} onClick={onKeep}>
          {keep ?? t('actions.cancel')}
        </Button>
        <Button
          {...(danger ? { color: 'red' } : !running && { 'data-autofocus': true })}
          loading={running}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
