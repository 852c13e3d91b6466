import { Menu } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useBackCloses } from './useBackCloses.ts';
import { ActionButton, type ActionMenuProps } from '../controls/ActionButton.tsx';

/** Menu that opens as soon as it has loaded, with the focus kept on its button. */
export default function OpenedActionMenu({ items, width, itemClass, target, ...shown }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const targets = useMergedRef(button, target);
  const [opened, setOpened] = useState(false);
  useBackCloses(opened, () => setOpened(false));
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      withinPortal
      withInitialFocusPlaceholder={false}
      returnFocus
      hideDetached={false}
      {...(width !== undefined && { width })}
    >
      <Menu.Target>
        <ActionButton ref={targets} {...shown} />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ key, content, icon, closed = false, onChoose }, index) => (
          <Menu.Item
            key={key}
            data-autofocus={index === 0 || undefined}
            aria-disabled={closed || undefined}
            data-disabled={closed || undefined}
            className={itemClass}
            leftSection={icon}
            closeMenuOnClick={!closed}
            onClick={() => !closed && onChoose()}
          >
            {content}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
