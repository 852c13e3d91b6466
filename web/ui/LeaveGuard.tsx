import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { isLedAway } from './kept-entries.ts';
import classes from './LeaveGuard.module.css';
import { Modal } from './overlays.tsx';

type Props = {
  unsaved: boolean;
  title: ReactNode;
  text: ReactNode;
  stay: ReactNode;
  go: ReactNode;
  /** Keeps what was typed where the product itself leads away: nothing is lost then, and nothing asked. */
  keep?: () => void;
};

/** Asks before what was typed is lost: going to another page by the page's own question, leaving the site by the browser's. */
export function LeaveGuard({ unsaved, title, text, stay, go, keep }: Props) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!unsaved || currentLocation.pathname === nextLocation.pathname) return false;
    if (!keep || !isLedAway(nextLocation.state)) return true;
    keep();
    return false;
  });
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const remain = (): void => blocker.reset?.();
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={remain} title={<span className={classes.title}>{title}</span>} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <p className={classes.text}>{text}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {go}
        </Button>
        <Button data-autofocus onClick={remain}>
          {stay}
        </Button>
      </div>
    </Modal>
  );
}
