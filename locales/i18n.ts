import { createInstance, type i18n, type Resource } from 'i18next';
import { minute } from './durations.ts';

/**
 * What the server and the page share of the two languages: names, directions, formats and how a code becomes a
 * sentence.
 */

export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export type Text = { en: string; ar: string };
export type MessageParams = Record<string, string | number | Text>;

export const getDirection = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'ar';

/** Latin digits in both languages; day before month. */
export const toLocale = (language: Language): string => (language === 'ar' ? 'ar-BH-u-nu-latn' : 'en-GB');
export const timeZone = 'Asia/Bahrain';

/** Codes, times and figures keep their own direction inside a sentence of the other one. */
export const isolate = (text: string): string => `\u2066${text}\u2069`;

/** Per cent: the sign stays behind its figure in both directions. */
export const formatPercent = (figure: number | string): string => isolate(`${figure}%`);

/** Making a formatter costs a hundred times as much as using it: each is made once. */
const made = new Map<string, unknown>();
function once<Formatter>(key: string, make: () => Formatter): Formatter {
  let formatter = made.get(key) as Formatter | undefined;
  if (formatter === undefined) made.set(key, (formatter = make()));
  return formatter;
}

/** What joins words in a language: "a, b and c", "a or b". */
export const listFormat = (language: Language, join: 'and' | 'or'): Intl.ListFormat =>
  once(
    `list ${language} ${join}`,
    () => new Intl.ListFormat(toLocale(language), { type: join === 'and' ? 'conjunction' : 'disjunction' }),
  );

/** "in 3 days"; `auto` says "tomorrow" where there is a word for it. */
export const relativeFormat = (language: Language, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat =>
  once(`relative ${language} ${numeric}`, () => new Intl.RelativeTimeFormat(toLocale(language), { numeric }));

/** Words one after another: "a, b and c", "a or b", or with commas alone. */
export const formatList = (
  parts: readonly string[],
  language: Language,
  join: 'and' | 'or' | 'comma' = 'and',
): string =>
  join === 'comma' ? parts.join(language === 'ar' ? '، ' : ', ') : listFormat(language, join).format(parts);

const dateFormats = {
  dateTime: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
  shortDateTime: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  fullDateTime: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  dayMonth: { weekday: 'short', day: 'numeric', month: 'short' },
  shortDay: { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateFormat = keyof typeof dateFormats;

/** An instant (ISO 8601 or epoch milliseconds) as Bahrain's calendars and clocks show it. */
export function formatInstant(
  instant: string | number | Date,
  language: Language,
  format: DateFormat = 'dateTime',
): string {
  return once(
    `instant ${language} ${format}`,
    () => new Intl.DateTimeFormat(toLocale(language), { ...dateFormats[format], timeZone }),
  ).format(new Date(instant));
}

/**
 * The last minute before a closing instant, for people: "closes Friday 00:00" reads as a whole day too late, "Thursday
 * 23:59" does not.
 */
export const toLastMinute = (closesAt: string | number): string =>
  new Date(new Date(closesAt).getTime() - minute).toISOString();

/**
 * Fils as dinars with their three decimals: "BHD 72.000", "72.000 د.ب.". The mark that keeps the sign of a negative
 * amount before its figure would turn figure and currency round in a line from the left, so an Arabic one brings its
 * own direction.
 */
export function formatMoney(fils: number, language: Language): string {
  const format = once(
    `money ${language}`,
    () =>
      new Intl.NumberFormat(toLocale(language), {
        style: 'currency',
        currency: 'BHD',
        currencyDisplay: language === 'ar' ? 'symbol' : 'code',
        signDisplay: 'negative',
      }),
  );
  const text = format.format(fils / 1000);
  return language === 'ar' && fils < 0 ? `\u2067${text}\u2069` : text;
}

/** Day of the week, 0 Sunday. */
export const formatWeekday = (day: number, language: Language, width: 'long' | 'short' | 'narrow' = 'long'): string =>
  once(
    `weekday ${language} ${width}`,
    () => new Intl.DateTimeFormat(toLocale(language), { weekday: width, timeZone: 'UTC' }),
  ).format(new Date(Date.UTC(2026, 7, 2 + day)));

export const pickText = (text: Text, language: Language): string => text[language];

export type LanguageOptions = { language: Language; resources?: Resource; react?: boolean };

/**
 * An i18next instance with the project's formats: `{{at, dateTime}}`, `{{closesAt, closing}}`, `{{fils, money}}`,
 * `{{day, weekday}}`, `{{code, isolate}}`, `{{share, percent}}`.
 */
export async function createTranslator(
  { language, resources }: LanguageOptions,
  extend: (instance: i18n) => i18n = (i) => i,
): Promise<i18n> {
  const instance = extend(createInstance());
  await instance.init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: [...languages],
    defaultNS: 'common',
    ns: Object.keys(resources?.en ?? {}),
    ...(resources && { resources }),
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const as = (lng: string | undefined): Language => (lng?.startsWith('ar') ? 'ar' : 'en');
  for (const format of Object.keys(dateFormats) as DateFormat[])
    instance.services.formatter?.add(format, (value: string | number, lng) => formatInstant(value, as(lng), format));
  instance.services.formatter?.add('closing', (value: string | number, lng) =>
    formatInstant(toLastMinute(value), as(lng)),
  );
  instance.services.formatter?.add('money', (value: number, lng) => isolate(formatMoney(value, as(lng))));
  instance.services.formatter?.add('weekday', (value: number, lng) => formatWeekday(Number(value), as(lng)));
  instance.services.formatter?.add('isolate', (value: string | number) => isolate(String(value)));
  instance.services.formatter?.add('percent', (value: string | number) => formatPercent(value));
  return instance;
}

export type MessagePart = 'text' | 'action';

/**
 * The sentence of a message code: `text` says what it is, `action` what to do now ('' where there is nothing).
 * `context` among the parameters picks a variant of either. Where a server sends the code without its figures, the
 * variant `bare` says it without them, `bare_upcoming` and its like with those of the context alone. An `alternative`
 * section is named at the end of the action.
 */
export function formatMessage(
  instance: i18n,
  language: Language,
  code: string,
  params: MessageParams = {},
  part: MessagePart = 'text',
): string {
  const values = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'object' ? pickText(value, language) : value]),
  );
  // Codes come from servers as text: this one look-up goes round the typed keys.
  const translate = instance.t as (key: string, options: Record<string, unknown>) => string;
  const say = (name: string, figures: Record<string, string | number>): string =>
    translate(`${name}/${part}`, {
      ...figures,
      lng: language,
      ns: 'messages',
      keySeparator: '/',
      defaultValue: part === 'text' ? code : '',
    });
  const sentence = say(code, values);
  const bare = (context: string): string => say(code, { ...values, context });
  const spare =
    typeof values.context === 'string' && sentence.includes('{{') ? bare(`bare_${values.context}`) : sentence;
  const whole = spare.includes('{{') ? bare('bare') : spare;
  return part === 'action' && 'alternative' in values
    ? [whole, say('registration.alternative', values)].filter(Boolean).join(' ')
    : whole;
}
