import {
  IconCircleCheck,
  IconCircleX,
  IconClockHour4,
  IconCoin,
  IconPencil,
  IconRotateClockwise2,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Schema } from '../../api/operations.ts';
import classes from './StatusTag.module.css';

const icons = {
  done: IconCircleCheck,
  refused: IconCircleX,
  waiting: IconClockHour4,
  due: IconCoin,
  canceled: IconRotateClockwise2,
  draft: IconPencil,
  returned: IconPencil,
};
export type StatusTone = keyof typeof icons;

/** Maps each status of a request to the tone of its tag. */
export const requestTones: Record<Schema<'RequestStatus'>, StatusTone> = {
  draft: 'draft',
  awaitingCode: 'due',
  awaitingPayment: 'due',
  sent: 'waiting',
  returned: 'returned',
  scheduled: 'waiting',
  approved: 'done',
  refused: 'refused',
  canceled: 'canceled',
  expired: 'canceled',
};

/** A status as a word with an icon, so that colour is never the only sign. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className={classes.tag} data-pill data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden className={classes.icon} />
      {children}
    </span>
  );
}
