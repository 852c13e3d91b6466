import type { Schema } from '../../http/operations.ts';
import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';

/** Rules for contact details: required fields, formats and number of entries. Pure. */

export type ContactFields = Omit<Schema<'ContactChange'>, 'code' | 'mobileCode' | 'version'>;

/** The facts for a change. `before` holds the saved details; without it, unchanged sections are checked too. */
export type ContactFacts = {
  change: ContactFields;
  before?: ContactFields;
  version: number;
  storedVersion: number;
  maximumMobiles: number;
};

const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

const tidy = (text: string): string =>
  latinDigits(text)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Converts a Bahraini number of eight digits, with or without the country code, to "+973 36001234"; any other text is
 * only tidied.
 */
export function tidyNumber(text: string): string {
  const plain = tidy(text);
  const local = /^(?:\+973|00973|973)?(\d{8})$/.exec(plain.replace(/[\s-]/g, ''))?.[1];
  return local ? `+973 ${local}` : plain;
}

/**
 * The fields as they are saved: Latin digits, single spaces, numbers in one format. An empty personal e-mail becomes
 * null.
 */
export const tidyContact = ({ address, mobiles, personalEmail, emergencyContact }: ContactFields): ContactFields => ({
  address: {
    flat: tidy(address.flat),
    building: tidy(address.building),
    road: tidy(address.road),
    block: tidy(address.block),
    area: address.area,
  },
  mobiles: mobiles.map(tidyNumber).filter(Boolean),
  personalEmail: tidy(personalEmail ?? '').toLowerCase() || null,
  emergencyContact: { name: tidy(emergencyContact.name), phone: tidyNumber(emergencyContact.phone) },
});

type Kind = 'flat' | 'building' | 'road' | 'block' | 'mobile' | 'email' | 'phone';
type Field = Kind | 'area' | 'name';

/** The patterns of the fields. Mobile numbers begin with 3 or 6; the emergency contact may have a number abroad. */
const forms: Record<Kind, RegExp> = {
  flat: /^[\p{L}\p{N}/ -]{1,8}$/u,
  building: /^\d{1,5} ?\p{L}?$/u,
  road: /^\d{1,5}$/,
  block: /^\d{3,4}$/,
  mobile: /^\+973 [36]\d{7}$/,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  phone: /^\+\d{1,3} ?\d{6,12}$/,
};

/**
 * Builds the parameters of a refusal. `part` is the path of the invalid field in the request body; `field` is the key
 * of the field's name in the contact texts.
 */
const naming = (part: string, field: Field) => ({ part, field });

const unchangedSince: Rule<ContactFacts> = ({ version, storedVersion }) =>
  version === storedVersion ? noRefusals : refuse('MSG-000030', { context: 'contact' });

const nothingMissing: Rule<ContactFacts> = ({ change: { address, mobiles, emergencyContact } }) => {
  const needed: [part: string, field: Field, value: string | null | undefined][] = [
    ['mobiles.0', 'mobile', mobiles[0]],
    ['address.building', 'building', address.building],
    ['address.road', 'road', address.road],
    ['address.block', 'block', address.block],
    ['address.area', 'area', address.area],
    ['emergencyContact.name', 'name', emergencyContact.name],
    ['emergencyContact.phone', 'phone', emergencyContact.phone],
  ];
  return needed.flatMap(([part, field, value]) =>
    value ? noRefusals : refuse('MSG-000046', { context: 'contact', ...naming(part, field) }),
  );
};

const wellWritten: Rule<ContactFacts> = ({ change: { address, mobiles, personalEmail, emergencyContact } }) => {
  const written: [part: string, kind: Kind, value: string | null][] = [
    ...mobiles.map((number, index): [string, Kind, string] => [`mobiles.${index}`, 'mobile', number]),
    ['address.flat', 'flat', address.flat],
    ['address.building', 'building', address.building],
    ['address.road', 'road', address.road],
    ['address.block', 'block', address.block],
    ['personalEmail', 'email', personalEmail],
    ['emergencyContact.phone', 'phone', emergencyContact.phone],
  ];
  return written.flatMap(([part, kind, value]) =>
    !value || forms[kind].test(value)
      ? noRefusals
      : refuse('contact.wrongFormat', { context: kind, ...naming(part, kind) }),
  );
};

const eachMobileOnce: Rule<ContactFacts> = ({ change: { mobiles } }) =>
  mobiles.flatMap((number, index) =>
    mobiles.indexOf(number) < index
      ? refuse('contact.repeatedMobile', { part: `mobiles.${index}`, mobile: number })
      : noRefusals,
  );

const withinMobileLimit: Rule<ContactFacts> = ({ change: { mobiles }, maximumMobiles }) =>
  mobiles.length > maximumMobiles
    ? refuse('MSG-000075', { maximum: maximumMobiles, count: mobiles.length })
    : noRefusals;

type Section = keyof ContactFields;

const sameIn = (section: Section, change: ContactFields, before: ContactFields): boolean => {
  const sorted = (value: unknown): string =>
    JSON.stringify(
      value,
      value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value).sort() : undefined,
    );
  return sorted(change[section]) === sorted(before[section]);
};

/**
 * The section of the form that a refusal is about: the first name in its `part`, or `mobiles` if there are too many
 * numbers; empty for a refusal about all sections.
 */
const toFormSection = ({ Code, Params: { part } }: Refusal): string =>
  typeof part === 'string' ? (part.split('.')[0] ?? '') : Code === 'MSG-000075' ? 'mobiles' : '';

/**
 * All reasons why these details cannot be saved, apart from a wrong confirmation code. Faults in unchanged sections are
 * ignored, so that one section can be changed at a time.
 */
export function contactRefusals(facts: ContactFacts): Refusal[] {
  const { change, before } = facts;
  const found = [unchangedSince, nothingMissing, wellWritten, eachMobileOnce, withinMobileLimit].flatMap((rule) =>
    rule(facts),
  );
  if (!before) return found;
  const unchanged = (Object.keys(change) as Section[]).filter((section) => sameIn(section, change, before));
  return found.filter((refusal) => !unchanged.some((section) => section === toFormSection(refusal)));
}

/** True if the number is a Bahraini mobile number in the saved format. */
export const isMobile = (number: string): boolean => forms.mobile.test(number);

/** The first mobile number, which receives text messages and codes, if it is new and must be confirmed; else null. */
export const untriedMobile = (before: readonly string[], after: readonly string[]): string | null => {
  const [first] = after;
  return first === undefined || before.includes(first) ? null : first;
};

export type CodeWay = { channel: 'sms' | 'email'; recipient: string };

/**
 * The channel and recipient of a code: the first mobile number, else an e-mail address. Undefined if there is neither.
 */
export const findCodeWay = ({
  mobile,
  emails,
}: {
  mobile: string | null;
  emails: readonly (string | null)[];
}): CodeWay | undefined => {
  if (mobile) return { channel: 'sms', recipient: mobile };
  const email = emails.find(Boolean);
  return email ? { channel: 'email', recipient: email } : undefined;
};

/** The channel and recipient of a code, from saved contact details. */
export const findWay = ({
  mobiles,
  universityEmail,
  personalEmail,
}: {
  mobiles: readonly string[];
  universityEmail: string | null;
  personalEmail: string | null;
}): CodeWay | undefined => findCodeWay({ mobile: mobiles[0] ?? null, emails: [universityEmail, personalEmail] });

/** The e-mail recipient of a code, for a student who no longer has the mobile number. */
export const findEmailWay = ({
  universityEmail,
  personalEmail,
}: {
  universityEmail: string | null;
  personalEmail: string | null;
}): CodeWay | undefined => findCodeWay({ mobile: null, emails: [universityEmail, personalEmail] });

/** The channel and recipient of a code that was already sent. */
export const wayTo = (recipient: string): CodeWay => ({
  channel: recipient.includes('@') ? 'email' : 'sms',
  recipient,
});

/** Masks a number or address so that its owner recognises it: "+973 ••••1234", "b•••@stu.university.example". */
export const maskedRecipient = ({ channel, recipient }: CodeWay): CodeWay => ({
  channel,
  recipient: channel === 'sms' ? recipient.replace(/\d{4}(?=\d{4}$)/, '••••') : recipient.replace(/^(.)[^@]*/, '$1•••'),
});

type Ways = { mobiles: readonly string[]; personalEmail: string | null };

/**
 * The recipients of the notice that numbers or e-mails were changed: all removed ones, a replaced first number, and the
 * university e-mail, which cannot be changed here. A person who took over a session therefore cannot hide the change
 * from its owner. Empty if only other fields have changed.
 */
export function noticeWays(before: Ways & { universityEmail: string | null }, after: Ways): CodeWay[] {
  const removed = before.mobiles.filter((number) => !after.mobiles.includes(number));
  const otherFirst = before.mobiles[0] !== after.mobiles[0] ? before.mobiles.slice(0, 1) : [];
  const emails =
    before.personalEmail !== null && before.personalEmail !== after.personalEmail ? [before.personalEmail] : [];
  const changed =
    removed.length > 0 ||
    emails.length > 0 ||
    before.personalEmail !== after.personalEmail ||
    before.mobiles.join() !== after.mobiles.join();
  if (!changed) return [];
  const recipients = new Set([
    ...otherFirst,
    ...removed,
    ...emails,
    ...(before.universityEmail === null ? [] : [before.universityEmail]),
  ]);
  return [...recipients].map(wayTo);
}
