import { IconCircleCheck, IconCircleX, IconFileUnknown, IconHelpCircle, IconHistory } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './Verdict.module.css';

const icons = {
  valid: IconCircleCheck,
  replaced: IconHistory,
  expired: IconHistory,
  revoked: IconCircleX,
  changed: IconCircleX,
  unconfirmed: IconHelpCircle,
  otherIssuer: IconFileUnknown,
  unreadable: IconFileUnknown,
  unknownPdf: IconFileUnknown,
};

/**
 * The result of a verification: a title, its meaning, the date since when it applies, and a note, such as that a file
 * is identical to the one issued.
 */
export function Verdict({
  status,
  title,
  since,
  text,
  note,
}: {
  status: keyof typeof icons;
  title: string;
  since?: ReactNode;
  text: string;
  note?: ReactNode;
}) {
  const id = useId();
  const Icon = icons[status];
  return (
    <section className={`sis-loose ${classes.verdict}`} data-status={status} aria-labelledby={id}>
      <Icon size={40} stroke={1.5} aria-hidden className={classes.sign} />
      <div>
        <h2 id={id} className={`sis-heading ${classes.status}`}>
          {title}
        </h2>
        {since && <p className={classes.since}>{since}</p>}
        <p>{text}</p>
        {note && <p className={classes.note}>{note}</p>}
      </div>
    </section>
  );
}
