import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import ar from '../../locales/ar/messages.json';
import en from '../../locales/en/messages.json';
import {
  createTranslator,
  languages,
  formatMessage,
  type Language,
  type MessageParams,
  type MessagePart,
} from '../../locales/i18n.ts';

type Entry = Record<string, string>;
type Catalogue = Record<string, Entry>;
const catalogues: Record<Language, Catalogue> = { en, ar };
const codes = Object.keys(en);
const parts: MessagePart[] = ['text', 'action'];

const numbered = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => prefix + String(index + 1).padStart(6, '0'));
const numberedCodes = [...numbered('MSG-', 79), ...numbered('MSG-LOG0-', 9), ...numbered('DEV-', 8)];

/**
 * The parameters with codes, grades and other Latin text. They must be isolated, because their order would change in an
 * Arabic sentence. Times are isolated as one range.
 */
const latin = [
  'course',
  'section',
  'other',
  'otherSection',
  'corequisite',
  'missing',
  'grade',
  'details',
  'name',
  'mobile',
  'alternative',
  'document',
  'reference',
  'kinds',
  'example',
  'score',
  'scoreNeeded',
  'lowest',
  'highest',
  'step',
  'needed',
  'cgpa',
  'line',
  'waited',
  'waitedSection',
  'room',
];
const formats: Record<string, string> = {
  opensAt: 'dateTime',
  closesAt: 'closing',
  at: 'dateTime',
  day: 'weekday',
  fils: 'money',
  refundable: 'money',
  earliest: 'shortDate',
  until: 'shortDate',
  ...Object.fromEntries(latin.map((name) => [name, 'isolate'])),
};

const samples: MessageParams = {
  semester: { en: 'First Semester 2026/2027', ar: 'الفصل الأول 2026/2027' },
  college: { en: 'College of Science', ar: 'كلية العلوم' },
  course: 'ITCS214',
  section: '02',
  other: 'MATHS101',
  otherSection: '11',
  waited: 'ITCS114',
  waitedSection: '04',
  reason: 'registration.timeConflict',
  corequisite: 'ITCS215',
  missing: 'ITCS113 / ITCS114',
  grade: 'B+',
  alternative: '03',
  opensAt: '2026-09-13T08:00:00+03:00',
  closesAt: '2026-09-17T23:59:00+03:00',
  at: '2027-01-03T11:30:00+03:00',
  day: 1,
  startsAt: '09:00',
  endsAt: '09:50',
  hours: 21,
  maximum: 18,
  minimum: 12,
  floor: 9,
  waiting: 2,
  seated: 'several',
  places: 12,
  days: 3,
  position: 3,
  fils: 72_000,
  minutes: 15,
  place: 312,
  seconds: 30,
  details: 'body.hours: must be integer',
  name: 'trainee-1',
  service: 'registration',
  questions: '3, 11, 20',
  field: { en: 'Block', ar: 'المجمع' },
  mobile: '+973 36001234',
  document: 'PAY-2026-000123',
  reference: 'REF-2026-000012',
  refundable: 144_000,
  kinds: '.pdf / .docx',
  example: 'BH67 BMAG 0000 1299 1234 56',
  score: '4.5',
  scoreNeeded: '5.0',
  lowest: '0.0',
  highest: '9.0',
  step: '0.5',
  earliest: '2024-09-07',
  until: '2025-09-06',
  line: 'S1',
  needed: '2.50',
  cgpa: '2.31',
  room: 'S40-1001',
  seats: 120,
  instructor: { en: 'Dr. Noora Al Ansari', ar: 'د. نورة الأنصاري' },
  programme: { en: 'Minor in Mathematics', ar: 'التخصص الفرعي في الرياضيات' },
  count: 2,
};
const counts = [0, 1, 2, 3, 11, 100];
const countable = ['hours', 'maximum', 'minimum', 'floor', 'waiting', 'minutes', 'seconds', 'count'];

const plural = /_(zero|one|two|few|many|other)$/;
const withoutPlural = (key: string): string => key.replace(plural, '');
const keysOf = (entry: Entry): string[] => [...new Set(Object.keys(entry).map(withoutPlural))].sort();
const contextsOf = (entry: Entry): string[] => [
  ...new Set(
    keysOf(entry)
      .map((key) => key.split('_')[1])
      .filter((context) => context !== undefined),
  ),
];
const placeholdersIn = (text: string): [name: string, format: string | undefined][] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g)].map(([, name = '', format]) => [name, format]);
const namesIn = (entry: Entry, key: string): string[] =>
  [
    ...new Set(
      Object.entries(entry)
        .filter(([form]) => withoutPlural(form) === key)
        .flatMap(([, text]) => placeholdersIn(text).map(([name]) => name)),
    ),
  ].sort();
const textsOf = (catalogue: Catalogue): [where: string, text: string][] =>
  Object.entries(catalogue).flatMap(([code, entry]) =>
    Object.entries(entry).map(([key, text]): [string, string] => [`${code}/${key}`, text]),
  );
const failing = (catalogue: Catalogue, wrong: (text: string, where: string) => boolean): string[] =>
  textsOf(catalogue)
    .filter(([where, text]) => wrong(text, where))
    .map(([where]) => where);

const load = (language: Language, namespace: string): Record<string, unknown> => {
  const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
};

describe('the two catalogues', () => {
  it('have the same codes in the same order', () => expect(Object.keys(ar)).toEqual(codes));

  it('hold every number of the catalogue', () =>
    expect(numberedCodes.filter((code) => !codes.includes(code))).toEqual([]));

  it.each(codes)('%s has the same parts, variants and placeholders in both', (code) => {
    const [english, arabic] = [catalogues.en[code]!, catalogues.ar[code]!];
    expect(keysOf(arabic)).toEqual(keysOf(english));
    expect(keysOf(english)).toEqual(expect.arrayContaining(parts));
    expect(keysOf(english).filter((key) => !parts.includes(key.split('_')[0] as MessagePart))).toEqual([]);
    for (const key of keysOf(english)) expect(namesIn(arabic, key), key).toEqual(namesIn(english, key));
  });

  it.each(languages)('plural parts have every form the language knows: %s', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const entry of Object.values(catalogues[language]))
      for (const key of new Set(
        Object.keys(entry)
          .filter((form) => plural.test(form))
          .map(withoutPlural),
      ))
        expect(Object.keys(entry)).toEqual(expect.arrayContaining([key, ...forms.map((form) => `${key}_${form}`)]));
  });
});

describe.each(languages)('the texts: %s', (language) => {
  const catalogue = catalogues[language];

  it('are never empty', () =>
    expect(failing(catalogue, (text, where) => where.includes('/text') && !text.trim())).toEqual([]));
  it('do not exclaim', () => expect(failing(catalogue, (text) => /[!！]/.test(text))).toEqual([]));
  it('are tidy', () =>
    expect(
      failing(catalogue, (text) => text !== text.trim() || / {2}|\.\./.test(text.replace(/\$t\(.*?\}\s*\)/g, 'x'))),
    ).toEqual([]));
  it('use Latin digits', () => expect(failing(catalogue, (text) => /[٠-٩۰-۹]/.test(text))).toEqual([]));
  it('close what they isolate', () =>
    expect(failing(catalogue, (text) => text.split('\u2066').length !== text.split('\u2069').length)).toEqual([]));
  it('format and isolate their placeholders', () =>
    expect(
      failing(catalogue, (text) => placeholdersIn(text).some(([name, format]) => format !== formats[name])),
    ).toEqual([]));
  it('isolate times as one range', () =>
    expect(
      failing(
        catalogue,
        (text) => /\b(starts|ends)At\b/.test(text) && !text.includes('\u2066{{startsAt}}–{{endsAt}}\u2069'),
      ),
    ).toEqual([]));
});

describe('Arabic', () => {
  it('is written in Arabic', () =>
    expect(failing(catalogues.ar, (text) => text !== '' && !/[\u0621-\u064a]/.test(text))).toEqual([]));
  it('has no stray Latin words and no Latin punctuation', () =>
    expect(
      failing(catalogues.ar, (text) =>
        /[A-Za-z,;?"“”]/.test(text.replace(/\$t\(.*?\}\s*\)|\$t\([^)]*\)|\{\{.*?\}\}|\u2066[^\u2069]*\u2069/g, '')),
      ),
    ).toEqual([]));
});

describe('English', () => {
  it('has no Arabic letters', () => expect(failing(catalogues.en, (text) => /[\u0600-\u06ff]/.test(text))).toEqual([]));
  it('is spelled the British way', () =>
    expect(
      failing(catalogues.en, (text) =>
        /\b(cancel(ed|ing)|enrollments?|programs?|authoriz\w+|recogniz\w+|centers?|favor\w*)\b/i.test(text),
      ),
    ).toEqual([]));
  it('words a general failure as the specification does', () =>
    expect(en['http.unexpected'].text).toBe('Contact the administrator'));
});

describe('rendering', () => {
  let render: (language: Language, code: string, params: MessageParams, part: MessagePart) => string;
  const namespaces = Object.fromEntries(
    languages.map((language) => [
      language,
      { common: load(language, 'common'), agenda: load(language, 'agenda'), messages: catalogues[language] },
    ]),
  );

  beforeAll(async () => {
    const instance = await createTranslator({ language: 'en', resources: namespaces });
    render = (language, code, params, part) => formatMessage(instance, language, code, params, part);
  });

  const expectWhole = (sentence: string, code: string, part: MessagePart): void => {
    expect(sentence).not.toMatch(/\{\{|\}\}|\$t\(|undefined|null|NaN|Invalid|\[object|\.\./);
    if (part === 'text') expect(sentence).not.toBe(code);
  };

  it.each(codes)('%s leaves nothing open', (code) => {
    for (const language of languages)
      for (const part of parts)
        for (const context of [undefined, ...contextsOf(catalogues[language][code]!)]) {
          const params = context === undefined ? samples : { ...samples, context };
          expectWhole(render(language, code, params, part), code, part);
          for (const count of counts)
            expectWhole(
              render(
                language,
                code,
                { ...params, ...Object.fromEntries(countable.map((name) => [name, count])) },
                part,
              ),
              code,
              part,
            );
        }
  });

  /**
   * A server that sends only the three fields of the specification sends no parameters. The context `bare` gives a
   * complete sentence then.
   */
  it.each(numberedCodes)('%s needs no figures in the context bare', (code) => {
    for (const language of languages)
      for (const part of parts) expectWhole(render(language, code, { context: 'bare' }, part), code, part);
  });

  it('says figures in the grammar of the language', () => {
    expect(render('en', 'registration.changed', { count: 1 }, 'text')).toBe('We made 1 change to your registration.');
    expect(render('ar', 'registration.changed', { count: 2 }, 'text')).toBe('أُجري تغييران في التسجيل.');
    expect(render('en', 'registration.changed', {}, 'text')).toBe('Your registration has been changed.');
    expect(
      render('en', 'registration.changed', { count: 1, context: 'drop', course: 'ITCS214', section: '02' }, 'text'),
    ).toBe('You have dropped \u2066ITCS214\u2069 section \u206602\u2069.');
    expect(
      render('en', 'MSG-000009', { course: 'ITCS214', context: 'past', closesAt: '2026-11-20T00:00:00+03:00' }, 'text'),
    ).toBe('Withdrawal from \u2066ITCS214\u2069 closed on Thursday 19 November at 23:59.');
  });

  const nested = languages.flatMap((language) =>
    textsOf(catalogues[language]).flatMap(([, text]) =>
      [...text.matchAll(/\$t\(common:(\w+)/g)].map(([, key = '']) => [language, key] as const),
    ),
  );
  it.skipIf(!languages.every((language) => Object.keys(load(language, 'common')).length))(
    'finds the counted words it borrows',
    () => {
      expect(nested.filter(([language, key]) => !(`${key}_other` in load(language, 'common')))).toEqual([]);
      expect(render('en', 'MSG-000004', { hours: 21, maximum: 18 }, 'text')).toContain('21 credit hours');
      expect(render('ar', 'MSG-000004', { hours: 21, maximum: 18 }, 'text')).toContain('21 ساعة معتمدة');
    },
  );

  it.skipIf(!languages.every((language) => load(language, 'agenda')['services']))(
    'finds the name of every service',
    () => {
      for (const language of languages)
        for (const [service, name] of Object.entries(load(language, 'agenda')['services'] as Record<string, string>))
          for (const context of ['upcoming', 'past', 'never'])
            expect(render(language, 'MSG-000002', { ...samples, service, context }, 'text')).toContain(name);
    },
  );
});
