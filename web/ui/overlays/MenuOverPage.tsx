import { Menu, type MenuProps } from '@mantine/core';
import { useState } from 'react';
import { useBackCloses } from './useBackCloses.ts';

/** Mantine's menu, which the browser's Back button also closes, like all overlays. */
export function MenuOverPage(props: MenuProps) {
  const [opened, setOpened] = useState(false);
  useBackCloses(opened, () => setOpened(false));
  return <Menu {...props} opened={opened} onChange={setOpened} />;
}
