import type { Db } from '../../../db/db.ts';
import { toIsoOrNull } from '../../clock/clock.ts';
import { outgoingText, getText } from '../../http/messages.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { send } from '../../messages/outbox.ts';
import { refuse, Refused, throwIfRefused, type Refusal } from '../../refusal.ts';
import { getLimit } from '../../limits.ts';
import { pendingCode, useCode } from '../verification/verification-queries.ts';
import { codeSent, pendingCodeAnswer } from './contact-services.ts';
import { getContact, saveContact } from './contact-queries.ts';
import {
  contactRefusals,
  findEmailWay,
  isMobile,
  maskedRecipient,
  noticeWays,
  tidyContact,
  tidyNumber,
  untriedMobile,
  findWay,
} from './contact-rules.ts';

function contactAnswer(db: Db, personId: number, now: number): Schema<'ContactDetails'> {
  const contact = getContact(db, personId);
  const [way, emailWay] = [findWay(contact), findEmailWay(contact)];
  return {
    ...contact,
    changedAt: toIsoOrNull(contact.changedAt),
    maximumMobiles: getLimit(db, 'mobileNumbers'),
    codeWay: way ? maskedRecipient(way) : null,
    emailWay: emailWay ? maskedRecipient(emailWay) : null,
    pendingCode: pendingCodeAnswer(db, now, { purpose: 'contact', ownerId: personId }),
  };
}

/** Replaces the field key in the parameters of each refusal by the field's name in both languages. */
const withFieldNames = (refusals: Refusal[]): Refusal[] =>
  refusals.map((refusal) =>
    typeof refusal.Params.field === 'string'
      ? { ...refusal, Params: { ...refusal.Params, field: getText('contact', `fields.${refusal.Params.field}`) } }
      : refusal,
  );

/** Marks the code that was sent to a new mobile number as used. Refuses a code that was sent to another number. */
function tryMobile(db: Db, personId: number, now: number, mobile: string, code: string): void {
  const owner = { purpose: 'newMobile', ownerId: personId } as const;
  const sent = pendingCode(db, now, owner);
  if (sent && sent.recipient !== mobile) throw new Refused(refuse('MSG-000047', { context: 'wrong' }));
  useCode(db, now, owner, code);
}

export const contactHandlers = {
  getContactDetails: ({ db, student, now }) => [200, contactAnswer(db, student.personId, now)],

  sendVerificationCode: ({ db, student: { personId }, now, language, body: { purpose, channel, mobile } }) => {
    if (mobile !== undefined) {
      const recipient = tidyNumber(mobile);
      if (!isMobile(recipient))
        throw new Refused(
          withFieldNames(refuse('contact.wrongFormat', { context: 'mobile', part: 'mobiles.0', field: 'mobile' })),
        );
      return [
        200,
        codeSent(db, now, { purpose: 'newMobile', ownerId: personId }, { channel: 'sms', recipient }, language),
      ];
    }
    const contact = getContact(db, personId);
    const way = channel === 'email' ? findEmailWay(contact) : findWay(contact);
    if (!way) throw new Refused(refuse('MSG-000021'));
    return [200, codeSent(db, now, { purpose, ownerId: personId }, way, language)];
  },

  updateContactDetails: ({
    db,
    student: { personId },
    now,
    language,
    body: { version, code, mobileCode, ...fields },
  }) => {
    const before = getContact(db, personId);
    const { version: storedVersion } = before;
    const change = tidyContact(fields);
    throwIfRefused(
      withFieldNames(
        contactRefusals({ change, before, version, storedVersion, maximumMobiles: getLimit(db, 'mobileNumbers') }),
      ),
    );
    const untried = untriedMobile(before.mobiles, change.mobiles);
    const needed =
      untried !== null && mobileCode === undefined ? refuse('contact.mobileCodeNeeded', { mobile: untried }) : [];
    if (code === undefined) throw new Refused([...refuse('contact.codeNeeded'), ...needed]);
    useCode(db, now, { purpose: 'contact', ownerId: personId }, code);
    // A refusal here rolls back the transaction, so `code` stays unused.
    throwIfRefused(needed);
    if (untried !== null && mobileCode !== undefined) tryMobile(db, personId, now, untried, mobileCode);
    saveContact(db, personId, change, storedVersion + 1, now);
    const words = {
      subject: outgoingText(language, 'contact.changed.subject', {}),
      body: outgoingText(language, 'contact.changed.body', {}),
    };
    for (const way of noticeWays(before, change)) send(db, now, { ...way, ...words });
    return [
      200,
      { messages: [{ Code: 'MSG-000031', Params: { context: 'contact' } }], contact: contactAnswer(db, personId, now) },
    ];
  },
} satisfies Partial<Handlers>;
