import type { DrawerProps, ModalProps } from '@mantine/core';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { toErrorBody } from '../api/failure.ts';
import { notify } from '../api/notices.ts';

/**
 * Dialogues and drawers, whose code a page that only opens does not wait for: it comes with the first of them, or
 * before, while nothing else is to do.
 */

type Overlays = { Modal: ComponentType<ModalProps>; Drawer: ComponentType<DrawerProps> };
let overlays: Overlays | undefined;
export async function fetchOverlays(): Promise<Overlays> {
  if (!overlays) {
    const { Modal: OpenedModal, Drawer: OpenedDrawer } = await import('./opened-overlays.tsx');
    overlays = { Modal: OpenedModal, Drawer: OpenedDrawer };
  }
  return overlays;
}

const unreachableSeconds = 10;

/**
 * The code from the first time one is opened. Where it cannot be fetched that is said, the dialogue counts as closed,
 * and nothing of the page is lost.
 */
function useOverlays(opened: boolean, onClose: () => void): Overlays | undefined {
  const [there, setThere] = useState(opened ? overlays : undefined);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!opened || there) return;
    let left = false;
    fetchOverlays().then(
      (fetched) => !left && setThere(fetched),
      () => {
        if (left) return;
        notify({ kind: 'failure', status: 0, error: toErrorBody(null), seconds: unreachableSeconds });
        close.current();
      },
    );
    return () => {
      left = true;
    };
  }, [opened, there]);
  return there;
}

export function Modal(props: ModalProps) {
  const there = useOverlays(props.opened, props.onClose);
  return there && <there.Modal {...props} />;
}

export function Drawer(props: DrawerProps) {
  const there = useOverlays(props.opened, props.onClose);
  return there && <there.Drawer {...props} />;
}
