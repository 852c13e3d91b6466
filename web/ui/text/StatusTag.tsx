import type { Icon } from '@tabler/icons-react';
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
import { Tag, type TagTone } from './Tag.tsx';

const marks = {
  done: ['done', IconCircleCheck],
  refused: ['refuse', IconCircleX],
  waiting: ['ask', IconClockHour4],
  due: ['ask', IconCoin],
  canceled: ['quiet', IconRotateClockwise2],
  draft: ['quiet', IconPencil],
  returned: ['ask', IconPencil],
} satisfies Record<string, [TagTone, Icon]>;
export type StatusTone = keyof typeof marks;

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
  const [tagTone, StatusIcon] = marks[tone];
  return (
    <Tag tone={tagTone}>
      <StatusIcon size={14} stroke={2} aria-hidden />
      {children}
    </Tag>
  );
}
