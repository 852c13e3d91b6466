import { Group, Stack } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './DashboardCard.module.css';

type Props = {
  title: string;
  icon: Icon;
  /** The path of the page with more details; null if there is none, so the card is no link. */
  path: string | null;
  /** Content beside the title. */
  note?: ReactNode;
  children: ReactNode;
};

/** One card of the home page. The whole card links to its page, if there is one. */
export function DashboardCard({ title, icon: CardIcon, path, note, children }: Props) {
  const id = useId();
  return (
    <Stack component="section" gap="0.875rem" className={`${classes.card} sis-frame`} aria-labelledby={id}>
      <Group component="header" gap="0.5rem" wrap="nowrap">
        <CardIcon size={20} stroke={1.75} aria-hidden className={classes.icon} />
        <h3 id={id} className="sis-subtitle">
          {path ? (
            <Link to={path} className={classes.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {note && <span className={classes.note}>{note}</span>}
        {path && (
          <IconChevronRight size={18} stroke={1.75} aria-hidden className={`${classes.arrow} sis-directional`} />
        )}
      </Group>
      <div className={classes.body}>{children}</div>
    </Stack>
  );
}
