import { IconInbox } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
  children?: ReactNode;
};

/** Message for an empty list, with the next thing to do. */
export function EmptyState({ title, text, icon: Icon = IconInbox, children }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon} aria-hidden>
        <Icon size={28} stroke={1.5} />
      </span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
