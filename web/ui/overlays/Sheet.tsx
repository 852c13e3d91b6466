import type { ReactNode, TouchEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Sheet.module.css';
import { Drawer, Modal } from './overlays.tsx';
import { useNarrow } from '../layout/useNarrow.ts';

type Props = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode };

/** Distance in pixels after which a swipe down closes the sheet. */
const swipe = 80;

/**
 * An overlay: a sheet from below on a phone, a dialogue on wide screens. Escape and Back close both; a swipe down that
 * starts on the header closes the sheet.
 */
export function Sheet({ opened, onClose, title, children }: Props) {
  const { t } = useTranslation('common');
  const narrow = useNarrow();
  const from = useRef<number | null>(null);
  const shared = {
    opened,
    onClose,
    title: <span className="sis-title">{title}</span>,
    closeButtonProps: { 'aria-label': t('actions.close') },
  };
  if (!narrow) return <Modal {...shared}>{children}</Modal>;
  const start = ({ touches }: TouchEvent): void => void (from.current = touches[0]?.clientY ?? null);
  const end = ({ changedTouches }: TouchEvent): void => {
    if (from.current !== null && (changedTouches[0]?.clientY ?? 0) - from.current > swipe) onClose();
    from.current = null;
  };
  return (
    <Drawer
      {...shared}
      position="bottom"
      classNames={{ content: classes.sheet ?? '', header: classes.header ?? '' }}
      onTouchStart={(event) => ((event.target as Element).closest('header') ? start(event) : undefined)}
      onTouchEnd={end}
    >
      {children}
    </Drawer>
  );
}
