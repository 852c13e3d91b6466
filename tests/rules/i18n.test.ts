import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import bidiFactory from 'bidi-js';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { projectRoot } from '../../db/root.ts';
import {
  createTranslator,
  getDirection,
  formatInstant,
  formatMoney,
  formatWeekday,
  isLanguage,
  isolate,
  languages,
  toLocale,
  formatMessage,
  pickText,
  type Language,
} from '../../locales/i18n.ts';
import { toLanguage, formatRefusal, getText } from '../../server/http/messages.ts';

type Tree = { [key: string]: string | Tree };

const folder = (language: Language): string => join(projectRoot, 'locales', language);
const files = (language: Language): string[] =>
  readdirSync(folder(language))
    .filter((file) => file.endsWith('.json'))
    .sort();
const read = (language: Language, file: string): Tree =>
  JSON.parse(readFileSync(join(folder(language), file), 'utf8')) as Tree;

const flat = (tree: Tree, path = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
const pluralForm = /_(zero|one|two|few|many|other)$/;
const base = (key: string): string => key.replace(pluralForm, '');
const placeholders = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);

/** The placeholders of every key; the plural forms of a key are combined. */
function placeholdersOf(tree: Tree): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of flat(tree))
    found.set(base(key), new Set([...(found.get(base(key)) ?? []), ...placeholders(text)]));
  return Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, names]) => [key, [...names].sort()]),
  );
}
const pluralKeys = (tree: Tree): string[] => [
  ...new Set(flat(tree).flatMap(([key]) => (key.endsWith('_other') ? [base(key)] : []))),
];

it('both languages have the same files', () => expect(files('ar')).toEqual(files('en')));

describe.each(files('en'))('%s', (file) => {
  const trees = { en: read('en', file), ar: read('ar', file) };

  it('has the same keys and placeholders in both languages', () =>
    expect(placeholdersOf(trees.ar)).toEqual(placeholdersOf(trees.en)));

  it.each(languages)('writes every key once: %s', (language) => {
    const { errors } = parseDocument(readFileSync(join(folder(language), file), 'utf8'), { uniqueKeys: true });
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  it.each(languages)('has every plural form of the language: %s', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = new Set(flat(trees[language]).map(([key]) => key));
    const missing = pluralKeys(trees.en).flatMap((key) =>
      forms.filter((form) => !keys.has(`${key}_${form}`)).map((form) => `${key}_${form}`),
    );
    expect(missing).toEqual([]);
  });

  it('uses Latin digits and leaves nothing unsaid', () => {
    for (const language of languages)
      expect(
        flat(trees[language])
          .filter(([, text]) => /[٠-٩۰-۹]/.test(text))
          .map(([key]) => key),
        language,
      ).toEqual([]);
    if (file !== 'messages.json')
      for (const language of languages)
        expect(
          flat(trees[language])
            .filter(([, text]) => !text.trim())
            .map(([key]) => key),
          language,
        ).toEqual([]);
  });
});

it('Arabic has six plural forms, English two', () => {
  expect(languages.map((language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.length)).toEqual(
    [2, 6],
  );
});

describe('formats', () => {
  const plain = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ');
  const instant = '2026-09-06T21:30:00Z';

  it('money has three decimals in both languages', () => {
    expect(plain(formatMoney(72_000, 'en'))).toBe('BHD 72.000');
    expect(plain(formatMoney(1, 'en'))).toBe('BHD 0.001');
    expect(plain(formatMoney(1_234_567, 'en'))).toBe('BHD 1,234.567');
    expect(plain(formatMoney(72_000, 'ar'))).toBe('72.000 د.ب.');
    expect(plain(formatMoney(1_234_567, 'ar'))).toBe('1,234.567 د.ب.');
    expect(plain(formatMoney(0, 'ar'))).toBe('0.000 د.ب.');
  });

  it('a negative amount reads as a positive one does, in a line of either direction, and is isolated as well', async () => {
    const bidi = bidiFactory();
    const seen = (text: string, direction: 'ltr' | 'rtl'): string =>
      plain(bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, direction))).replace(/[\u2066-\u2069]/g, '');
    for (const direction of ['ltr', 'rtl'] as const) {
      expect(seen(isolate(formatMoney(72_000, 'ar')), direction), direction).toBe('.ب.د 72.000');
      expect(seen(isolate(formatMoney(-72_000, 'ar')), direction), direction).toBe('.ب.د -72.000');
      expect(seen(formatMoney(-72_000, 'ar'), direction), direction).toBe('.ب.د -72.000');
      expect(seen(isolate(formatMoney(-72_000, 'en')), direction), direction).toBe('-BHD 72.000');
    }
    for (const language of languages) expect(plain(formatMoney(-0, language))).not.toContain('-');
    const translator = await createTranslator({
      language: 'ar',
      resources: { en: {}, ar: { common: { x: 'الفرق {{fils, money}}.' } } },
    });
    const said = (translator.t as (key: string, options: object) => string)('x', { fils: -1500 });
    expect(said).toBe(`الفرق ${isolate(formatMoney(-1500, 'ar'))}.`);
    expect(seen(said, 'rtl')).toBe('..ب.د -1.500 قرفلا');
  });

  it('instants are Bahrain’s, day before month, in Latin digits', () => {
    expect(formatInstant(instant, 'en')).toBe('Monday 7 September at 00:30');
    expect(formatInstant(instant, 'en', 'date')).toMatch(/^Monday,? 7 September 2026$/);
    expect(formatInstant(instant, 'en', 'shortDate')).toBe('7 Sept 2026');
    expect(formatInstant(instant, 'en', 'time')).toBe('00:30');
    for (const format of ['dateTime', 'date', 'shortDate', 'shortDateTime', 'time'] as const)
      expect(formatInstant(instant, 'ar', format)).not.toMatch(/[٠-٩]/);
    expect(formatInstant(instant, 'ar', 'date')).toMatch(/الاثنين.*7 سبتمبر.*2026/);
    expect(formatInstant(instant, 'ar')).toMatch(/7 سبتمبر الساعة 00:30$/);
    expect(formatInstant(Date.parse(instant), 'ar', 'time')).toBe(formatInstant(new Date(instant), 'ar', 'time'));
  });

  it('weekdays start with Sunday', () => {
    expect([0, 4, 5, 6].map((day) => formatWeekday(day, 'en'))).toEqual(['Sunday', 'Thursday', 'Friday', 'Saturday']);
    expect([0, 1, 4, 5].map((day) => formatWeekday(day, 'ar'))).toEqual(['الأحد', 'الاثنين', 'الخميس', 'الجمعة']);
  });

  it('directions, locales and languages', () => {
    expect(languages.map(getDirection)).toEqual(['ltr', 'rtl']);
    expect(languages.map(toLocale)).toEqual(['en-GB', 'ar-BH-u-nu-latn']);
    expect(['en', 'ar', 'fr', '', undefined].map(isLanguage)).toEqual([true, true, false, false, false]);
    expect(isolate('A-')).toBe('\u2066A-\u2069');
    expect(pickText({ en: 'a', ar: 'b' }, 'ar')).toBe('b');
  });
});

describe('sentences', () => {
  it('isolate codes and money, and speak of figures in the grammar of the language', async () => {
    const resources = {
      en: { common: { x: '{{fils, money}} {{code, isolate}} {{at, time}} {{day, weekday}}' } },
      ar: { common: { x: '{{fils, money}} {{code, isolate}} {{day, weekday}}' } },
    };
    const translator = await createTranslator({ language: 'en', resources });
    const say = translator.t as (key: string, options: Record<string, unknown>) => string;
    expect(say('x', { fils: 1500, code: 'A-', at: '2026-09-07T07:00:00Z', day: 1 }).replace(/\u00a0/g, ' ')).toBe(
      '\u2066BHD 1.500\u2069 \u2066A-\u2069 10:00 Monday',
    );
    expect(say('x', { lng: 'ar', fils: 1500, code: 'A-', day: 5 })).toMatch(
      /^\u2066.*1\.500.*\u2069 \u2066A-\u2069 الجمعة$/,
    );
  });

  it('fall back to the code where there is no text', async () => {
    const translator = await createTranslator({
      language: 'en',
      resources: { en: { messages: {} }, ar: { messages: {} } },
    });
    expect(formatMessage(translator, 'ar', 'MSG-999999')).toBe('MSG-999999');
    expect(formatMessage(translator, 'ar', 'MSG-999999', {}, 'action')).toBe('');
  });

  it('are the server’s in the caller’s language', () => {
    const refusal = { Code: 'registration.prerequisite' as const, Params: { course: 'ITCS333', missing: 'ITCS214' } };
    expect(formatRefusal(refusal, 'en')).toContain('\u2066ITCS214\u2069');
    expect(formatRefusal(refusal, 'ar')).toMatch(/[\u0621-\u064a].*\u2066ITCS/);
    expect(getText('academic', 'status.active')).toEqual({
      en: 'Active',
      ar: read('ar', 'academic.json')['status']?.['active' as never],
    });
  });

  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ar', 'ar'],
    ['ar-BH,en;q=0.5', 'ar'],
    ['en-GB,ar;q=0.9', 'en'],
    ['fr-FR, AR;q=0.8', 'ar'],
    ['fr', 'en'],
    ['*', 'en'],
    [';;,,', 'en'],
  ])('Accept-Language %j is %s', (header, language) => {
    expect(toLanguage(header)).toBe(language);
  });
});
