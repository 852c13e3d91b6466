import { describe, expect, it } from 'vitest';
import { codeWayOf, contactRefusals, maskedRecipient, tidyContact, tidyNumber, type ContactFacts, type ContactFields } from '../../server/features/contact/contact-rules.ts';

const whole: ContactFields = {
  address: { flat: '12', building: '1104', road: '2421', block: '324', area: 'juffair' }, mobiles: ['+973 36001234', '+973 66005678'], personalEmail: 'student@mail.example',
  emergencyContact: { name: 'Maryam Ahmed', phone: '+973 17001234' },
};
const accepted: ContactFacts = { change: whole, version: 3, storedVersion: 3, maximumMobiles: 3 };
const reasons = (facts: Partial<ContactFacts>): string[] =>
  contactRefusals({ ...accepted, ...facts }).map(({ Code, Params: { part } }) => [Code, part].filter((word) => typeof word === 'string').join(' '));
const changed = (change: Partial<ContactFields>): string[] => reasons({ change: { ...whole, ...change } });
const address = (change: Partial<ContactFields['address']>): string[] => changed({ address: { ...whole.address, ...change } });

describe('contact details', () => {
  it('may be kept when all is well', () => expect(reasons({})).toEqual([]));
  it('are refused when they changed meanwhile', () => expect(reasons({ storedVersion: 4 })).toEqual(['MSG-000030']));
  it('need no flat and no personal e-mail', () => expect([...address({ flat: '' }), ...changed({ personalEmail: null })]).toEqual([]));

  it.each<[string, string[], string[]]>([
    ['a building', address({ building: '' }), ['MSG-000046 address.building']],
    ['a road', address({ road: '' }), ['MSG-000046 address.road']],
    ['a block', address({ block: '' }), ['MSG-000046 address.block']],
    ['an area', address({ area: null }), ['MSG-000046 address.area']],
    ['a mobile number', changed({ mobiles: [] }), ['MSG-000046 mobiles.0']],
    ['an emergency contact', changed({ emergencyContact: { name: '', phone: '' } }), ['MSG-000046 emergencyContact.name', 'MSG-000046 emergencyContact.phone']],
  ])('need %s', (_, found, expected) => expect(found).toEqual(expected));

  it.each<[string, string[], boolean]>([
    ['building 1104A', address({ building: '1104A' }), true], ['building main', address({ building: 'main' }), false],
    ['road 12345', address({ road: '12345' }), true], ['road 12a', address({ road: '12a' }), false],
    ['block 1203', address({ block: '1203' }), true], ['block 24', address({ block: '24' }), false], ['block 12034', address({ block: '12034' }), false],
    ['flat 3/B', address({ flat: '3/B' }), true], ['flat far too long', address({ flat: 'far too long' }), false],
    ['an e-mail without a dot', changed({ personalEmail: 'a@b' }), false], ['an e-mail of two', changed({ personalEmail: 'a@b.c d@e.f' }), false], ['an e-mail', changed({ personalEmail: 'a.b@c.d.e' }), true],
    ['a telephone abroad', changed({ emergencyContact: { name: 'A', phone: '+966 501234567' } }), true], ['a telephone without a country', changed({ emergencyContact: { name: 'A', phone: '1234' } }), false],
    ['a landline as a mobile', changed({ mobiles: ['+973 17001234'] }), false], ['seven digits', changed({ mobiles: ['+973 3600123'] }), false], ['a mobile abroad', changed({ mobiles: ['+966 501234567'] }), false],
  ])('%s', (_, found, right) => expect(found.filter((line) => line.startsWith('contact.wrongFormat'))).toHaveLength(right ? 0 : 1));

  it('keep each mobile number once', () => expect(changed({ mobiles: ['+973 36001234', '+973 66005678', '+973 36001234'] })).toEqual(['contact.repeatedMobile mobiles.2']));
  it('keep no more numbers than allowed', () => {
    const mobiles = ['36001234', '36001235', '36001236', '36001237'].map(tidyNumber);
    expect(changed({ mobiles: mobiles.slice(0, 3) })).toEqual([]);
    expect(contactRefusals({ ...accepted, change: { ...whole, mobiles } })).toEqual([{ Code: 'MSG-000075', Params: { maximum: 3, count: 4 } }]);
  });
  it('name every reason at once', () => expect(reasons({ storedVersion: 4, change: { ...whole, mobiles: ['1'], personalEmail: 'x' } })).toEqual(['MSG-000030', 'contact.wrongFormat mobiles.0', 'contact.wrongFormat personalEmail']));
});

describe('however a number is written', () => {
  it.each(['36001234', '3600 1234', '+973 36001234', '+97336001234', '0097336001234', '973-3600-1234', ' \u206636001234\u2069 ', '٣٦٠٠١٢٣٤'])('%s', (text) => expect(tidyNumber(text)).toBe('+973 36001234'));
  it('what is no number of Bahrain stays as it is', () => expect(tidyNumber(' +966  501234567 ')).toBe('+966 501234567'));
  it('empty numbers and an empty e-mail are none', () => expect(tidyContact({ ...whole, mobiles: ['', ' 36001234 '], personalEmail: '  ' })).toMatchObject({ mobiles: ['+973 36001234'], personalEmail: null }));
});

describe('a code', () => {
  it('goes to the first mobile, else to an e-mail, else nowhere', () => {
    expect(codeWayOf({ mobile: '+973 36001234', emails: ['a@b.c'] })).toEqual({ channel: 'sms', recipient: '+973 36001234' });
    expect(codeWayOf({ mobile: null, emails: [null, 'a@b.c'] })).toEqual({ channel: 'email', recipient: 'a@b.c' });
    expect(codeWayOf({ mobile: null, emails: [null] })).toBeUndefined();
  });
  it('says where without saying all', () => {
    expect(maskedRecipient({ channel: 'sms', recipient: '+973 36001234' }).recipient).toBe('+973 ••••1234');
    expect(maskedRecipient({ channel: 'email', recipient: 'badr@stu.university.example' }).recipient).toBe('b•••@stu.university.example');
  });
});
