import { Drawer as LibraryDrawer, Modal as LibraryModal, type DrawerProps, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Open one moment after it is there: what opens notes where the focus was, and comes in as it always does. */
function useOnceThere(opened: boolean): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return opened && there;
}

export function Modal({ opened, ...rest }: ModalProps) {
  return <LibraryModal {...rest} opened={useOnceThere(opened)} />;
}

export function Drawer({ opened, ...rest }: DrawerProps) {
  return <LibraryDrawer {...rest} opened={useOnceThere(opened)} />;
}
