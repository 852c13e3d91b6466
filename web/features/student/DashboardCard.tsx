import { Group, Stack } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './Dashboard.module.css';

type Props = {
  title: string;
  /** The path of the page with more details. The whole card then links to it. */
  path?: string | null;
  /** Content beside the title. */
  note?: ReactNode;
  children?: ReactNode;
};

/** One card of the home page. */
export function DashboardCard({ title, path = null, note, children }: Props) {
  const id = useId();
  return (
    <Stack component="section" gap="0.625rem" className={`${classes.card} sis-frame`} aria-labelledby={id}>
      <Group component="header" gap="0 0.5rem">
        <h2 id={id} className="sis-subtitle">
          {path ? (
            <Link to={path} className={classes.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {(note || path) && (
          <span className={`sis-inline ${classes.note} sis-note`}>
            {note}
            {path && <IconChevronRight size={18} stroke={1.75} aria-hidden className="sis-directional" />}
          </span>
        )}
      </Group>
      {children}
    </Stack>
  );
}

/** The link beside the title of a card that has links of its own. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="sis-link sis-strong">
      {children}
    </Link>
  );
}

/** A list whose rows reach the edges of the card. */
export function CardRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={`sis-list ${classes.rows}`} aria-label={label}>
      {children}
    </ul>
  );
}

/** One row of a card; a link if it has a path. */
export function CardRow({
  path = null,
  icon,
  children,
}: {
  path?: string | null;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const content = (
    <>
      {icon}
      <span className={`sis-wrap ${classes.words}`}>{children}</span>
      {path && <IconChevronRight size={18} stroke={1.75} aria-hidden className="sis-directional" />}
    </>
  );
  return (
    <li>
      {path ? (
        <Link to={path} className={`sis-row ${classes.row}`}>
          {content}
        </Link>
      ) : (
        <div className={`sis-row ${classes.row}`}>{content}</div>
      )}
    </li>
  );
}

type Tone = 'done' | 'ask' | 'refuse';

/** The icon before the words of a row. */
export function RowIcon({ tone, children }: { tone: Tone | undefined; children: ReactNode }) {
  return (
    <span className={`sis-tinted ${classes.icon} sis-disc`} data-tone={tone} aria-hidden>
      {children}
    </span>
  );
}

/** A row that unfolds further rows. */
export function FoldedRows({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <li>
      <details open={open || undefined}>
        <summary className={`sis-row ${classes.row}`}>
          {title}
          <IconChevronDown size={18} aria-hidden />
        </summary>
        <CardRows>{children}</CardRows>
      </details>
    </li>
  );
}
