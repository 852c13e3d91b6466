import type { ReactNode, TouchEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import classes from './Sheet.module.css';
import { Drawer, Modal } from './overlays.tsx';
import { useNarrow } from './useNarrow.ts';

type Props = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode };

/** How far down a finger moves to put it away, in pixels. */
const swipe = 80;

/** What is asked or shown beside the page: a sheet from below on a phone, a dialogue on wide screens. Escape, Back and a swipe down close it. */
export function Sheet({ opened, onClose, title, children }: Props) {
  const { t } = useTranslation('common');
  const narrow = useNarrow();
  const from = useRef<number | null>(null);
  const close = useBackCloses(opened, onClose);
  const shared = { opened, onClose: close, title: <span className={classes.title}>{title}</span>, closeButtonProps: { 'aria-label': t('actions.close') } };
  if (!narrow) return <Modal {...shared}>{children}</Modal>;
  const start = ({ touches }: TouchEvent): void => void (from.current = touches[0]?.clientY ?? null);
  const end = ({ changedTouches }: TouchEvent): void => {
    if (from.current !== null && (changedTouches[0]?.clientY ?? 0) - from.current > swipe) close();
    from.current = null;
  };
  return (
    <Drawer {...shared} position="bottom" classNames={{ content: classes.sheet ?? '', header: classes.header ?? '' }} onTouchStart={(event) => ((event.target as Element).closest('header') ? start(event) : undefined)} onTouchEnd={end}>
      {children}
    </Drawer>
  );
}

/** Opening leaves a place in the browser's history to come back from: its Back closes, and closing otherwise takes the place away. */
function useBackCloses(opened: boolean, onClose: () => void): () => void {
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const pushed = useRef(false);
  const here = (location.state as { sheet?: string } | null)?.sheet === id;
  const told = useRef(onClose);
  useEffect(() => {
    told.current = onClose;
  });
  useEffect(() => {
    if (opened && !pushed.current) {
      pushed.current = true;
      void navigate({ pathname: location.pathname, search: location.search }, { state: { sheet: id }, preventScrollReset: true });
    }
  }, [opened, navigate, location.pathname, location.search, id]);
  const wasHere = useRef(false);
  useEffect(() => {
    if (wasHere.current && !here && pushed.current) {
      pushed.current = false;
      told.current();
    }
    wasHere.current = here;
  }, [here]);
  return () => {
    if (here) void navigate(-1);
    else onClose();
  };
}
