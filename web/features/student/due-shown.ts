import type { Schema } from '../../api/operations.ts';

type Due = Schema<'DueItem'>;
export type ShownDue = Due & { kind: Exclude<Due['kind'], 'messages'> };

/** The due items without unread messages, which the inbox card counts. */
export const dueShown = (due: readonly Due[]): ShownDue[] =>
  due.filter((item): item is ShownDue => item.kind !== 'messages');
