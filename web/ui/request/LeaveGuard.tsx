import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { isFormPreserved } from './form-stash.ts';
import classes from './LeaveGuard.module.css';
import { overlaysSettled } from '../overlays/overlay-history.ts';
import { Modal } from '../overlays/overlays.tsx';

type Props = {
  unsaved: boolean;
  title: ReactNode;
  text: ReactNode;
  stay: ReactNode;
  go: ReactNode;
  /**
   * Called when a link with `preserveForm` is followed. The input is kept, so no question is asked.
   */
  onLedAway?: () => void;
  /** Called when the input is discarded. */
  onLeave?: () => void;
};

/**
 * Asks before unsaved input is lost: with a dialogue inside the application, with the browser's own prompt when leaving
 * the site.
 */
export function LeaveGuard({ unsaved, title, text, stay, go, onLedAway, onLeave }: Props) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!unsaved || currentLocation.pathname === nextLocation.pathname) return false;
    if (!onLedAway || !isFormPreserved(nextLocation.state)) return true;
    onLedAway();
    return false;
  });
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const remain = (): void => blocker.reset?.();
  const [leaving, setLeaving] = useState(false);
  // The dialogue's history entry is removed first, so that the navigation starts from the page itself.
  const leave = async (): Promise<void> => {
    onLeave?.();
    setLeaving(true);
    await overlaysSettled();
    setLeaving(false);
    blocker.proceed?.();
  };
  return (
    <Modal
      opened={blocker.state === 'blocked' && !leaving}
      onClose={remain}
      title={<span className="sis-title">{title}</span>}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <p className={classes.text}>{text}</p>
      <Group gap="sm" align="stretch" justify="flex-end">
        <Button variant="default" onClick={() => void leave()}>
          {go}
        </Button>
        <Button data-autofocus onClick={remain}>
          {stay}
        </Button>
      </Group>
    </Modal>
  );
}
