import type { Db } from '../../../db/db.ts';
import { toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { baseUrlOf } from '../../network/base-url.ts';
import type { DeliveryRow, SubscriptionRow } from './webhook-queries.ts';

export const toSubscription = ({
  id,
  url,
  types,
  createdAt,
  disabledAt,
  disabledReason,
}: SubscriptionRow): Schema<'WebhookSubscription'> => ({
  id,
  url,
  types,
  createdAt: toIso(createdAt),
  disabled: disabledAt !== null && disabledReason ? { at: toIso(disabledAt), reason: disabledReason } : null,
});

/** The body of a delivery: the event in the form of CloudEvents 1.0. */
export function toEventBody(db: Db, { eventId, type, subject, at, data }: DeliveryRow): string {
  const event = {
    specversion: '1.0',
    id: eventId,
    source: baseUrlOf(db) || '/',
    type,
    subject,
    time: toIso(at),
    datacontenttype: 'application/json',
    // Triggers write `data` as the contract describes it for the type.
    data: JSON.parse(data) as unknown,
  };
  return JSON.stringify(event);
}
