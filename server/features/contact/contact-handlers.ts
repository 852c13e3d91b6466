import type { Db } from '../../../db/db.ts';
import { toIsoOrNull } from '../../clock.ts';
import { outgoingText, textOf } from '../../http/messages.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { send } from '../../outgoing.ts';
import { refuse, Refused, throwIfRefused, type Refusal } from '../../refusal.ts';
import { limitOf } from '../../limits.ts';
import { useCode } from '../verification/verification-queries.ts';
import { codeSent, pendingCodeAnswer } from './contact-services.ts';
import { contactOf, saveContact } from './contact-queries.ts';
import { contactRefusals, maskedRecipient, noticeWays, tidyContact, wayOf } from './contact-rules.ts';

function contactAnswer(db: Db, personId: number, now: number): Schema<'ContactDetails'> {
  const contact = contactOf(db, personId);
  const way = wayOf(contact);
  return { ...contact, changedAt: toIsoOrNull(contact.changedAt), maximumMobiles: limitOf(db, 'mobileNumbers'), codeWay: way ? maskedRecipient(way) : null, pendingCode: pendingCodeAnswer(db, now, { purpose: 'contact', ownerId: personId }) };
}

/** Rules name a field by its key; people read its name. */
const withFieldNames = (refusals: Refusal[]): Refusal[] =>
  refusals.map((refusal) => (typeof refusal.Params.field === 'string' ? { ...refusal, Params: { ...refusal.Params, field: textOf('contact', `fields.${refusal.Params.field}`) } } : refusal));

export const contactHandlers = {
  getContactDetails: ({ db, student, now }) => [200, contactAnswer(db, student.personId, now)],

  sendVerificationCode: ({ db, student: { personId }, now, language, body: { purpose } }) => {
    const way = wayOf(contactOf(db, personId));
    if (!way) throw new Refused(refuse('MSG-000021'));
    return [200, codeSent(db, now, { purpose, ownerId: personId }, way, language)];
  },

  updateContactDetails: ({ db, student: { personId }, now, language, body: { version, code, ...fields } }) => {
    const before = contactOf(db, personId);
    const { version: storedVersion } = before;
    const change = tidyContact(fields);
    throwIfRefused(withFieldNames(contactRefusals({ change, version, storedVersion, maximumMobiles: limitOf(db, 'mobileNumbers') })));
    if (code === undefined) throw new Refused(refuse('contact.codeNeeded'));
    useCode(db, now, { purpose: 'contact', ownerId: personId }, code);
    saveContact(db, personId, change, storedVersion + 1, now);
    const words = { subject: outgoingText(language, 'contact.changed.subject', {}), body: outgoingText(language, 'contact.changed.body', {}) };
    for (const way of noticeWays(before, change)) send(db, now, { ...way, ...words });
    return [200, { messages: [{ Code: 'MSG-000031', Params: { context: 'contact' } }], contact: contactAnswer(db, personId, now) }];
  },
} satisfies Partial<Handlers>;
