import { Menu, type MenuProps } from '@mantine/core';
import { useState } from 'react';
import { useBackCloses } from './useBackCloses.ts';

/** The library's menu, which Back closes as everything that covers the page. */
export function MenuOverPage(props: MenuProps) {
  const [opened, setOpened] = useState(false);
  useBackCloses(opened, () => setOpened(false));
  return <Menu {...props} opened={opened} onChange={setOpened} />;
}
