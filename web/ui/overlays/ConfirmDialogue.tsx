import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ConfirmDialogue.module.css';
import { Modal } from './overlays.tsx';

type Props = {
  opened: boolean;
  title: ReactNode;
  /** The consequences of the action. */
  children: ReactNode;
  /** Label of the confirm button, a verb. */
  confirm: ReactNode;
  /** Label of the second button; by default "Cancel". */
  keep?: ReactNode;
  /** True if the action cannot be undone. */
  danger?: boolean;
  /** True if the children contain a table. */
  wide?: boolean;
  running: boolean;
  onConfirm: () => void;
  /** Handler of the second button; by default the dialogue closes and nothing changes. */
  onKeep?: () => void;
  onClose: () => void;
};

/**
 * Dialogue that asks before data are sent, deleted or withdrawn. If it opens while `running`, for example while the
 * consequences load, the text gets the focus. Screen readers announce changes of the text.
 */
export function ConfirmDialogue({
  opened,
  title,
  children,
  confirm,
  keep,
  danger = false,
  wide = false,
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
      size={wide ? 'lg' : 'md'}
      title={<span className="sis-title">{title}</span>}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <div
        className={`sis-spaced ${classes.text}`}
        tabIndex={-1}
        aria-live="polite"
        {...(running && { 'data-autofocus': true })}
      >
        {children}
      </div>
      <Group gap="sm" align="stretch" justify="flex-end">
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
      </Group>
    </Modal>
  );
}
