import type { DrawerProps, ModalProps } from '@mantine/core';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { toErrorBody } from '../../api/failure.ts';
import { notify } from '../../api/notices.ts';

/**
 * Dialogues and drawers whose code is loaded with the first overlay, or earlier by `usePrefetch`.
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
 * Loads the overlay code on the first opening; undefined until then. If the load fails, a notice reports it and
 * `onClose` is called, but the page keeps its input.
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
