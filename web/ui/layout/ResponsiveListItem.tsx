import { Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import rows from './LinkRows.module.css';
import classes from './ResponsiveListItem.module.css';

/** Labelled list whose children are `ResponsiveListItem`. */
export const ResponsiveList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={rows.list} aria-label={label}>
    {children}
  </ul>
);

type Props = {
  to: string;
  title: ReactNode;
  /** The status of the item, shown beside the title. */
  tag?: ReactNode;
  /** The most important detail of the item. */
  about: ReactNode;
  /** Further details of the item. */
  more?: ReactNode;
  /** Content below the row, outside its link. */
  children?: ReactNode;
};

/** A list item with three lines on a phone and one on wide screens. The whole row is a link. */
export function ResponsiveListItem({ to, title, tag, about, more, children }: Props) {
  return (
    <li className={`${rows.row} ${classes.row}`}>
      <div className={`sis-tight sis-narrow ${classes.words}`}>
        <Group component="span" gap="0.25rem 0.75rem" justify="space-between">
          <Link to={to} className={`${rows.link} ${classes.title}`}>
            {title}
          </Link>
          {tag}
        </Group>
        <span className="sis-small">{about}</span>
        {more && <span className={`sis-note sis-figures ${classes.more}`}>{more}</span>}
      </div>
      <IconChevronRight size={20} stroke={1.75} aria-hidden className="sis-quiet sis-directional" />
      {children && <div className={classes.below}>{children}</div>}
    </li>
  );
}
