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
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.sectionTitle}>
        {title}
      </h2>
      {children.length === 0 ? empty : <ul className={classes.list}>{children}</ul>}
    </section>
  );
}

type Props = {
  title: ReactNode;
  subtitle: ReactNode;
  /** The current state, one or more `StatusTag`. */
  tags: ReactNode;
  /** A list of `Fact`. */
  facts: ReactNode;
  steps: TimelineStep[];
  /** The possible actions; undefined if there are none. `note` explains the next step. */
  actions?: ReactNode;
  note?: ReactNode;
  /** The dialogues of the actions. */
  children?: ReactNode;
};

/** One request of the student: its subject, history and possible actions. */
export function RequestCard({ title, subtitle, tags, facts, steps, actions, note, children }: Props) {
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.title} data-request tabIndex={-1}>
            {title}
          </h3>
          <p className={classes.quiet}>{subtitle}</p>
        </div>
        <div className={classes.tags}>{tags}</div>
      </div>
      <div className={classes.body}>
        <FactList>{facts}</FactList>
        <RequestTimeline steps={steps} />
      </div>
      {actions && (
        <div className={classes.actions}>
          {note && <p className={classes.quiet}>{note}</p>}
          <div className={classes.buttons}>{actions}</div>
        </div>
      )}
      {children}
    </li>
  );
}
