import type { DrawerProps, ModalProps } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';

/** Dialogues and drawers, whose code a page that only opens does not wait for: it comes with the first of them, or before, while nothing else is to do. */

export const fetchOverlays = () => import('./opened-overlays.tsx');
const LaterModal = lazy(async () => ({ default: (await fetchOverlays()).Modal }));
const LaterDrawer = lazy(async () => ({ default: (await fetchOverlays()).Drawer }));

/** From the first time it is opened it stays, so that it can go as it came. */
function Later({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  return wanted && <Suspense fallback={null}>{children}</Suspense>;
}

export function Modal(props: ModalProps) {
  return (
    <Later opened={props.opened}>
      <LaterModal {...props} />
    </Later>
  );
}

export function Drawer(props: DrawerProps) {
  return (
    <Later opened={props.opened}>
      <LaterDrawer {...props} />
    </Later>
  );
}
