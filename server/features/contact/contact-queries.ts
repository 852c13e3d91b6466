import { asc, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { contactDetails, mobileNumbers } from '../../../db/schema/contact.ts';
import { persons } from '../../../db/schema/student.ts';
import type { Schema } from '../../http/operations.ts';
import type { ContactFields } from './contact-rules.ts';

const detailsQuery = preparedPerDb((db) =>
  db
    .select({ email: persons.email, mobile: persons.mobile, details: contactDetails })
    .from(persons)
    .leftJoin(contactDetails, eq(contactDetails.personId, persons.id))
    .where(eq(persons.id, sql.placeholder('personId')))
    .prepare(),
);

const mobilesQuery = preparedPerDb((db) =>
  db
    .select({ number: mobileNumbers.number })
    .from(mobileNumbers)
    .where(eq(mobileNumbers.personId, sql.placeholder('personId')))
    .orderBy(asc(mobileNumbers.position))
    .prepare(),
);

export type Contact = ContactFields & { version: number; changedAt: number | null; universityEmail: string | null };

/** A person's contact details; version 1 with empty fields if none were saved yet. */
export function getContact(db: Db, personId: number): Contact {
  const row = detailsQuery(db).get({ personId });
  if (!row) throw new Error(`no person ${personId}`);
  const { email, details } = row;
  return {
    version: details?.version ?? 1,
    changedAt: details?.changedAt ?? null,
    universityEmail: email,
    personalEmail: details?.personalEmail ?? null,
    address: {
      flat: details?.flat ?? '',
      building: details?.building ?? '',
      road: details?.road ?? '',
      block: details?.block ?? '',
      area: (details?.area || null) as Schema<'Area'>,
    },
    mobiles: mobilesQuery(db)
      .all({ personId })
      .map(({ number }) => number),
    emergencyContact: { name: details?.emergencyName ?? '', phone: details?.emergencyPhone ?? '' },
  };
}

/** Replaces the contact details, in the caller's transaction. The first number also becomes `mobile` of `person`. */
export function saveContact(
  db: Db,
  personId: number,
  { address, mobiles, personalEmail, emergencyContact }: ContactFields,
  version: number,
  at: number,
): void {
  const row = {
    ...address,
    area: address.area ?? '',
    personalEmail,
    emergencyName: emergencyContact.name,
    emergencyPhone: emergencyContact.phone,
    version,
    changedAt: at,
  };
  db.insert(contactDetails)
    .values({ personId, ...row })
    .onConflictDoUpdate({ target: contactDetails.personId, set: row })
    .run();
  db.delete(mobileNumbers).where(eq(mobileNumbers.personId, personId)).run();
  mobiles.forEach((number, index) =>
    db
      .insert(mobileNumbers)
      .values({ personId, position: index + 1, number })
      .run(),
  );
  db.update(persons)
    .set({ mobile: mobiles[0] ?? null })
    .where(eq(persons.id, personId))
    .run();
}
