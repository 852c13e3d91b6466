import { Drawer as LibraryDrawer, Modal as LibraryModal, type DrawerProps, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useBackCloses } from './useBackCloses.ts';

/**
 * Passes `opened` on only after the first render, so that the overlay can record the previous focus and play its
 * transition.
 */
function useOnceThere(opened: boolean): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return opened && there;
}

export function Modal({ opened, ...rest }: ModalProps) {
  useBackCloses(opened, rest.onClose);
  return <LibraryModal {...rest} opened={useOnceThere(opened)} />;
}

export function Drawer({ opened, ...rest }: DrawerProps) {
  useBackCloses(opened, rest.onClose);
  return <LibraryDrawer {...rest} opened={useOnceThere(opened)} />;
}
