import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { AriaRole, ReactNode } from 'react';
import classes from './Callout.module.css';

type Props = {
  icon: TablerIcon;
  /** True for an icon that points in the reading direction. */
  directional?: boolean;
  /** The meaning of the colours; by default the accent. */
  tone?: 'ask' | 'refuse' | 'done' | undefined;
  /** `status` and `alert` are announced when the text appears. */
  role?: AriaRole | undefined;
  label?: string;
  labelledBy?: string;
  /** Buttons after the text. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Coloured box with an icon for a message inside a page, such as reasons, a closed service or a saved draft. */
export function Callout({ icon: Icon, directional, tone, role, label, labelledBy, actions, children }: Props) {
  const Element = label || labelledBy ? 'section' : 'div';
  return (
    <Element
      className={`sis-wrap ${classes.callout}`}
      data-tone={tone}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <Icon size={20} stroke={1.75} aria-hidden className={`${classes.icon} ${directional ? 'sis-directional' : ''}`} />
      <div className={classes.words}>{children}</div>
      {actions}
    </Element>
  );
}
