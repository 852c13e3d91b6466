import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FactList } from '../layout/FactList.tsx';
import classes from './RequestCard.module.css';
import { RequestTimeline, type TimelineStep } from './RequestTimeline.tsx';

/** The student's requests of one kind, each a `RequestCard`, below a title. `empty` is shown for an empty list. */
export function RequestList({
  title,
  empty,
  children,
}: {
  title: ReactNode;
  empty?: ReactNode;
  children: ReactNode[];
}) {
  const id = useId();
  return (
    <Stack component="section" gap="0.75rem" aria-labelledby={id}>
      <h2 id={id} className="sis-heading">
        {title}
      </h2>
      {children.length === 0 ? (
        empty
      ) : (
        <Stack component="ul" className="sis-list">
          {children}
        </Stack>
      )}
    </Stack>
  );
}

type Props = {
  title: ReactNode;
  subtitle: ReactNode;
  /** The current state, one or more `StatusTag`. */
  tags: ReactNode;
  /** The properties of the request, as a list of `Fact`. */
  facts: ReactNode;
  steps: TimelineStep[];
  /** The possible actions; undefined if there are none. `note` explains the next step. */
  actions?: ReactNode;
  note?: ReactNode;
  /** Further content below the actions, such as the results of a transfer, and the dialogues of the actions. */
  children?: ReactNode;
};

/** One request of the student: its subject, history and possible actions. */
export function RequestCard({ title, subtitle, tags, facts, steps, actions, note, children }: Props) {
  return (
    <Stack component="li" p="clamp(1rem, 2.5vw, 1.5rem)" className="sis-frame">
      <Group gap="0.5rem 1rem" align="flex-start" justify="space-between">
        <div>
          <h3 className={classes.title} data-request tabIndex={-1}>
            {title}
          </h3>
          <p className="sis-note">{subtitle}</p>
        </div>
        <div className="sis-buttons">{tags}</div>
      </Group>
      <div className={`sis-rows ${classes.body}`}>
        <FactList>{facts}</FactList>
        <RequestTimeline steps={steps} />
      </div>
      {actions && (
        <Group gap="0.75rem 1rem" justify="space-between" className={classes.actions}>
          {note && <p className="sis-note">{note}</p>}
          <div className="sis-buttons">{actions}</div>
        </Group>
      )}
      {children}
    </Stack>
  );
}
