import { Group, Stack } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
  children?: ReactNode;
};

/**
 * Message in place of missing content, such as for an empty list. The children are links or buttons for the next step.
 */
export function EmptyState({ title, text, icon: Icon = IconInbox, children }: Props) {
  return (
    <Stack gap="0.375rem" align="center" className={classes.empty}>
      <span className={classes.icon} aria-hidden>
        <Icon size={28} stroke={1.5} />
      </span>
      <p className="sis-strong">{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {children && (
        <Group gap="sm" align="stretch" justify="center" mt="sm">
          {children}
        </Group>
      )}
    </Stack>
  );
}
