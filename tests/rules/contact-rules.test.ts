import { describe, expect, it } from 'vitest';
import {
  findCodeWay,
  contactRefusals,
  findEmailWay,
  isMobile,
  maskedRecipient,
  noticeWays,
  tidyContact,
  tidyNumber,
  findWay,
  untriedMobile,
  wayTo,
  type ContactFacts,
  type ContactFields,
} from '../../server/features/contact/contact-rules.ts';

const whole: ContactFields = {
  address: { flat: '12', building: '1104', road: '2421', block: '324', area: 'juffair' },
  mobiles: ['+973 36001234', '+973 66005678'],
  personalEmail: 'student@mail.example',
  emergencyContact: { name: 'Maryam Ahmed', phone: '+973 17001234' },
};
const accepted: ContactFacts = { change: whole, version: 3, storedVersion: 3, maximumMobiles: 3 };
const reasons = (facts: Partial<ContactFacts>): string[] =>
  contactRefusals({ ...accepted, ...facts }).map(({ Code, Params: { part } }) =>
    [Code, part].filter((word) => typeof word === 'string').join(' '),
  );
const changed = (change: Partial<ContactFields>): string[] => reasons({ change: { ...whole, ...change } });
const address = (change: Partial<ContactFields['address']>): string[] =>
  changed({ address: { ...whole.address, ...change } });

describe('contact details', () => {
  it('may be kept when all is well', () => expect(reasons({})).toEqual([]));
  it('are refused when they changed meanwhile', () => expect(reasons({ storedVersion: 4 })).toEqual(['MSG-000030']));
  it('need no flat and no personal e-mail', () =>
    expect([...address({ flat: '' }), ...changed({ personalEmail: null })]).toEqual([]));

  it.each<[string, string[], string[]]>([
    ['a building', address({ building: '' }), ['MSG-000046 address.building']],
    ['a road', address({ road: '' }), ['MSG-000046 address.road']],
    ['a block', address({ block: '' }), ['MSG-000046 address.block']],
    ['an area', address({ area: null }), ['MSG-000046 address.area']],
    ['a mobile number', changed({ mobiles: [] }), ['MSG-000046 mobiles.0']],
    [
      'an emergency contact',
      changed({ emergencyContact: { name: '', phone: '' } }),
      ['MSG-000046 emergencyContact.name', 'MSG-000046 emergencyContact.phone'],
    ],
  ])('need %s', (_, found, expected) => expect(found).toEqual(expected));

  it('keep each mobile number once', () =>
    expect(changed({ mobiles: ['+973 36001234', '+973 66005678', '+973 36001234'] })).toEqual([
      'contact.repeatedMobile mobiles.2',
    ]));
  it('keep no more numbers than allowed', () => {
    const mobiles = ['36001234', '36001235', '36001236', '36001237'].map(tidyNumber);
    expect(changed({ mobiles: mobiles.slice(0, 3) })).toEqual([]);
    expect(contactRefusals({ ...accepted, change: { ...whole, mobiles } })).toEqual([
      { Code: 'MSG-000075', Params: { maximum: 3, count: 4 } },
    ]);
  });
  it('name every reason at once', () =>
    expect(reasons({ storedVersion: 4, change: { ...whole, mobiles: ['1'], personalEmail: 'x' } })).toEqual([
      'MSG-000030',
      'contact.wrongFormat mobiles.0',
      'contact.wrongFormat personalEmail',
    ]));
});

describe('how each field is written', () => {
  const withNumber = (phone: string): Partial<ContactFields> => ({ emergencyContact: { name: 'A', phone } });
  const withAddress = (change: Partial<ContactFields['address']>): Partial<ContactFields> => ({
    address: { ...whole.address, ...change },
  });
  const fields: Record<
    string,
    { part: string; change: (text: string) => Partial<ContactFields>; right: string[]; wrong: string[] }
  > = {
    flat: {
      part: 'address.flat',
      change: (flat) => withAddress({ flat }),
      right: ['1', '3/B', '12-4', 'شقة 12', '12345678'],
      wrong: ['123456789', '12#'],
    },
    building: {
      part: 'address.building',
      change: (building) => withAddress({ building }),
      right: ['1', '12345', '1104A', '1104 A', '1104ب'],
      wrong: ['123456', 'main', '1104 AB', '1104  A', 'A1104', '12.'],
    },
    road: {
      part: 'address.road',
      change: (road) => withAddress({ road }),
      right: ['1', '12345'],
      wrong: ['123456', '12a', 'a12'],
    },
    block: {
      part: 'address.block',
      change: (block) => withAddress({ block }),
      right: ['324', '1203'],
      wrong: ['24', '12034', 'a324', '324a'],
    },
    mobile: {
      part: 'mobiles.0',
      change: (number) => ({ mobiles: [number] }),
      right: ['+973 36001234', '+973 66001234'],
      wrong: ['+973 17001234', '+973 3600123', '+973 360012345', '+966 501234567', '36001234', 'x+973 36001234'],
    },
    email: {
      part: 'personalEmail',
      change: (personalEmail) => ({ personalEmail }),
      right: ['a@b.c', 'a.b@c.d.e'],
      wrong: ['a@b', 'a@b.', 'a@.c', '@b.c', 'a@b.c d@e.f', 'a b@c.d', 'a@b.c@d', 'a@b..c'],
    },
    phone: {
      part: 'emergencyContact.phone',
      change: withNumber,
      right: ['+973 17001234', '+966 501234567', '+1 234567', '+966501234567', '+999 123456789012'],
      wrong: [
        '1234',
        '+1 23456',
        '+999 1234567890123',
        '+9999 123456 ',
        '+966  501234567',
        'x+966 501234567',
        '+966 50123456x',
        '+ 966501234',
      ],
    },
  };
  const cases = (which: 'right' | 'wrong') =>
    Object.entries(fields).flatMap(([field, { part, change, ...texts }]) =>
      texts[which].map((text) => [field, text, part, change(text)] as const),
    );
  it.each(cases('right'))('%s may be %s', (_field, _text, _part, change) => expect(changed(change)).toEqual([]));
  it.each(cases('wrong'))('%s may not be %s', (field, _, part, change) =>
    expect(contactRefusals({ ...accepted, change: { ...whole, ...change } })).toEqual([
      { Code: 'contact.wrongFormat', Params: { context: field, part, field } },
    ]),
  );
  it('of every number, by its place', () =>
    expect(changed({ mobiles: ['+973 36001234', '12'] })).toEqual(['contact.wrongFormat mobiles.1']));
});

describe('each refusal', () => {
  const said = (facts: Partial<ContactFacts>) => contactRefusals({ ...accepted, ...facts });
  it('says what it speaks of', () => {
    expect(said({ storedVersion: 4 })).toEqual([{ Code: 'MSG-000030', Params: { context: 'contact' } }]);
    expect(said({ change: { ...whole, mobiles: [] } })).toEqual([
      { Code: 'MSG-000046', Params: { context: 'contact', part: 'mobiles.0', field: 'mobile' } },
    ]);
    expect(said({ change: { ...whole, mobiles: ['+973 36001234', '+973 36001234'] } })).toEqual([
      { Code: 'contact.repeatedMobile', Params: { part: 'mobiles.1', mobile: '+973 36001234' } },
    ]);
  });
  it('of a whole empty form names its fields', () => {
    const empty: ContactFields = {
      address: { flat: '', building: '', road: '', block: '', area: null },
      mobiles: [],
      personalEmail: null,
      emergencyContact: { name: '', phone: '' },
    };
    expect(said({ change: empty }).map(({ Code, Params }) => [Code, Params['part'], Params['field']])).toEqual([
      ['MSG-000046', 'mobiles.0', 'mobile'],
      ['MSG-000046', 'address.building', 'building'],
      ['MSG-000046', 'address.road', 'road'],
      ['MSG-000046', 'address.block', 'block'],
      ['MSG-000046', 'address.area', 'area'],
      ['MSG-000046', 'emergencyContact.name', 'name'],
      ['MSG-000046', 'emergencyContact.phone', 'phone'],
    ]);
  });
});

describe('however a number is written', () => {
  it.each([
    '36001234',
    '3600 1234',
    '+973 36001234',
    '+97336001234',
    '0097336001234',
    '973-3600-1234',
    ' \u206636001234\u2069 ',
    '٣٦٠٠١٢٣٤',
  ])('%s', (text) => expect(tidyNumber(text)).toBe('+973 36001234'));
  it.each(['۳۶۰۰۱۲۳۴', '36-00-12-34', '00973 3600 1234', '\u200f36001234\u202c'])('%s', (text) =>
    expect(tidyNumber(text)).toBe('+973 36001234'),
  );
  it.each(['3600123', '360012345', '+974 36001234', '0973 36001234', 'x36001234', '36001234x'])('not %s', (text) =>
    expect(tidyNumber(text)).toBe(text),
  );
  it('every field is kept in Latin digits and single spaces', () =>
    expect(
      tidyContact({
        address: { flat: ' ١٢ ', building: '۱۱۰۴  A', road: '٢٤٢١', block: '\u2066324\u2069', area: 'juffair' },
        mobiles: ['٣٦٠٠١٢٣٤'],
        personalEmail: ' Student@Mail.example ',
        emergencyContact: { name: '  Maryam   Ahmed ', phone: '17001234' },
      }),
    ).toEqual({
      address: { flat: '12', building: '1104 A', road: '2421', block: '324', area: 'juffair' },
      mobiles: ['+973 36001234'],
      personalEmail: 'student@mail.example',
      emergencyContact: { name: 'Maryam Ahmed', phone: '+973 17001234' },
    }));
  it('what is no number of Bahrain stays as it is', () =>
    expect(tidyNumber(' +966  501234567 ')).toBe('+966 501234567'));
  it('empty numbers and an empty e-mail are none', () =>
    expect(tidyContact({ ...whole, mobiles: ['', ' 36001234 '], personalEmail: '  ' })).toMatchObject({
      mobiles: ['+973 36001234'],
      personalEmail: null,
    }));
});

describe('a code', () => {
  it('goes to the first mobile, else to an e-mail, else nowhere', () => {
    expect(findCodeWay({ mobile: '+973 36001234', emails: ['a@b.c'] })).toEqual({
      channel: 'sms',
      recipient: '+973 36001234',
    });
    expect(findCodeWay({ mobile: null, emails: [null, 'a@b.c'] })).toEqual({ channel: 'email', recipient: 'a@b.c' });
    expect(findCodeWay({ mobile: null, emails: [null] })).toBeUndefined();
  });
  it('goes to the first number that is kept, else to the university, else to the personal e-mail', () => {
    const all = {
      mobiles: ['+973 36001234', '+973 66005678'],
      universityEmail: 'a@stu.example',
      personalEmail: 'a@mail.example',
    };
    expect(
      [
        all,
        { ...all, mobiles: [] },
        { ...all, mobiles: [], universityEmail: null },
        { mobiles: [], universityEmail: null, personalEmail: null },
      ].map(findWay),
    ).toEqual([
      { channel: 'sms', recipient: '+973 36001234' },
      { channel: 'email', recipient: 'a@stu.example' },
      { channel: 'email', recipient: 'a@mail.example' },
      undefined,
    ]);
    expect(findCodeWay({ mobile: '', emails: ['', 'a@b.c'] })).toEqual({ channel: 'email', recipient: 'a@b.c' });
  });
  it('went by text message to what is no address', () =>
    expect(['+973 36001234', 'a@b.c'].map(wayTo)).toEqual([
      { channel: 'sms', recipient: '+973 36001234' },
      { channel: 'email', recipient: 'a@b.c' },
    ]));
  it('says where without saying all', () => {
    expect(maskedRecipient({ channel: 'sms', recipient: '+973 36001234' }).recipient).toBe('+973 ••••1234');
    expect(maskedRecipient({ channel: 'sms', recipient: '+966 501234567890' }).recipient).toBe('+966 5012••••7890');
    expect(maskedRecipient({ channel: 'email', recipient: 'badr@stu.university.example' })).toEqual({
      channel: 'email',
      recipient: 'b•••@stu.university.example',
    });
  });
});

describe('a change is told', () => {
  const [one, two, three] = ['+973 36000001', '+973 36000002', '+973 36000003'];
  const before = { mobiles: [one, two], personalEmail: 'old@mail.example', universityEmail: 'student@stu.example' };
  const told = (
    after: Partial<{ mobiles: string[]; personalEmail: string | null }>,
    was: Partial<{ mobiles: string[]; personalEmail: string | null; universityEmail: string | null }> = {},
  ) =>
    noticeWays({ ...before, ...was }, { mobiles: before.mobiles, personalEmail: before.personalEmail, ...after }).map(
      ({ channel, recipient }) => `${channel} ${recipient}`,
    );
  const university = 'email student@stu.example';

  it.each<[string, string[], string[]]>([
    ['to nobody where neither numbers nor e-mails are others', told({}), []],
    ['to the university e-mail where a number came', told({ mobiles: [one, two, three] }), [university]],
    ['to a number that was taken away', told({ mobiles: [one] }), [`sms ${two}`, university]],
    ['to the first number where another took its place', told({ mobiles: [two, one] }), [`sms ${one}`, university]],
    ['to every number where all were taken away', told({ mobiles: [three] }), [`sms ${one}`, `sms ${two}`, university]],
    [
      'to the personal e-mail that was changed',
      told({ personalEmail: 'new@mail.example' }),
      ['email old@mail.example', university],
    ],
    ['to the personal e-mail that was removed', told({ personalEmail: null }), ['email old@mail.example', university]],
    [
      'to the university e-mail where a personal one came',
      told({ personalEmail: 'new@mail.example' }, { personalEmail: null }),
      [university],
    ],
    [
      'to what was taken away alone, where there is no university e-mail',
      told({ mobiles: [one], personalEmail: null }, { universityEmail: null }),
      [`sms ${two}`, 'email old@mail.example'],
    ],
    [
      'to nobody where a first number came and there is no university e-mail',
      told({ mobiles: [one] }, { mobiles: [], universityEmail: null }),
      [],
    ],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});

describe('a section that is not changed', () => {
  const faulty: ContactFields = {
    address: { flat: '', building: '', road: 'x', block: '1', area: null },
    mobiles: ['1', '1', '2', '3'],
    personalEmail: 'x',
    emergencyContact: { name: '', phone: '1' },
  };
  const named = (change: ContactFields) =>
    new Set(
      contactRefusals({ ...accepted, change, before: faulty }).map(({ Code, Params: { part } }) =>
        typeof part === 'string' ? part.split('.')[0] : Code,
      ),
    );

  it('is not checked', () => expect(named(faulty)).toEqual(new Set()));
  it('is not checked when its fields come in another order', () => {
    const { flat, building, road, block, area } = faulty.address;
    const { name, phone } = faulty.emergencyContact;
    const reordered = { address: { area, block, road, building, flat }, emergencyContact: { phone, name } };
    expect(named({ ...faulty, ...reordered })).toEqual(new Set());
  });
  it.each<[keyof ContactFields, Partial<ContactFields>, string[]]>([
    ['address', { address: { ...faulty.address, road: 'y' } }, ['address']],
    ['mobiles', { mobiles: ['1', '1', '2', '4'] }, ['mobiles', 'MSG-000075']],
    ['mobiles', { mobiles: ['1', '2', '1', '3'] }, ['mobiles', 'MSG-000075']],
    ['personalEmail', { personalEmail: 'y' }, ['personalEmail']],
    ['emergencyContact', { emergencyContact: { name: '', phone: '2' } }, ['emergencyContact']],
  ])('leaves %s alone to be checked when only that is changed', (_, change, expected) =>
    expect(named({ ...faulty, ...change })).toEqual(new Set(expected)),
  );
  it('does not hide that the details changed meanwhile', () =>
    expect(contactRefusals({ ...accepted, change: faulty, before: faulty, storedVersion: 4 })).toEqual([
      { Code: 'MSG-000030', Params: { context: 'contact' } },
    ]));
});

describe('a first mobile number', () => {
  const [one, two] = ['+973 36000001', '+973 36000002'];
  it('is confirmed when it is new', () => {
    expect(untriedMobile([one], [two, one])).toBe(two);
    expect(untriedMobile([], [one])).toBe(one);
  });
  it('needs no confirmation when it was saved before, in any place', () => {
    expect(untriedMobile([one, two], [two])).toBeNull();
    expect(untriedMobile([one], [one, two])).toBeNull();
  });
  it('is none where there are no numbers', () => expect(untriedMobile([one], [])).toBeNull());
  it('is a mobile number of Bahrain in the saved format', () => {
    expect(['+973 36001234', '+973 66001234'].map(isMobile)).toEqual([true, true]);
    expect(['+973 17001234', '36001234', 'a@b.c'].map(isMobile)).toEqual([false, false, false]);
  });
});

describe('a code for a student without the number', () => {
  it('goes to the university e-mail, else to the personal one, else nowhere', () =>
    expect(
      [
        { universityEmail: 'a@stu.example', personalEmail: 'a@mail.example' },
        { universityEmail: null, personalEmail: 'a@mail.example' },
        { universityEmail: null, personalEmail: null },
      ].map(findEmailWay),
    ).toEqual([
      { channel: 'email', recipient: 'a@stu.example' },
      { channel: 'email', recipient: 'a@mail.example' },
      undefined,
    ]));
});
