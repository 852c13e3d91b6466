import { createInstance, type i18n, type Resource } from 'i18next';
import { minute } from './durations.ts';

/** The two languages of the server and the page: names, directions, formats and the sentences of message codes. */

export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export type Text = { en: string; ar: string };
export type MessageParams = Record<string, string | number | Text>;

export const getDirection = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'ar';

/** The locale of a language: Latin digits in both; day before month. */
export const toLocale = (language: Language): string => (language === 'ar' ? 'ar-BH-u-nu-latn' : 'en-GB');
export const timeZone = 'Asia/Bahrain';

/**
 * Wraps a text in Unicode isolates, so that codes, times and numbers keep their direction in a sentence of either
 * language.
 */
export const isolate = (text: string): string => `\u2066${text}\u2069`;

/** Formats a percentage with the sign after the number in both languages. */
export const formatPercent = (figure: number | string): string => isolate(`${figure}%`);

/** Cache of formatters, because creating one costs a hundred times as much as using it. */
const made = new Map<string, unknown>();
function once<Formatter>(key: string, make: () => Formatter): Formatter {
  let formatter = made.get(key) as Formatter | undefined;
  if (formatter === undefined) made.set(key, (formatter = make()));
  return formatter;
}

/** Formatter for lists in a language: "a, b and c", "a or b". */
export const listFormat = (language: Language, join: 'and' | 'or'): Intl.ListFormat =>
  once(
    `list ${language} ${join}`,
    () => new Intl.ListFormat(toLocale(language), { type: join === 'and' ? 'conjunction' : 'disjunction' }),
  );

/**
 * A relative time such as "in 3 days". With `auto` it may be a word such as "tomorrow". In Arabic, browsers write خلال
 * for the future, which means "within", so it is replaced by بعد.
 */
export const formatRelative = (
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  language: Language,
  numeric: 'auto' | 'always' = 'always',
): string =>
  once(`relative ${language} ${numeric}`, () => new Intl.RelativeTimeFormat(toLocale(language), { numeric }))
    .format(value, unit)
    .replace(/^خلال /, 'بعد ');

/** Joins words as a list: "a, b and c", "a or b", or with commas alone. */
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

/** Formats an instant (ISO 8601 or epoch milliseconds) in Bahrain's time zone. */
export function formatInstant(
  instant: string | number | Date,
  language: Language,
  format: DateFormat = 'dateTime',
): string {
  const text = once(
    `instant ${language} ${format}`,
    () => new Intl.DateTimeFormat(toLocale(language), { ...dateFormats[format], timeZone }),
  ).format(new Date(instant));
  // For a time of day, Intl writes «في 08:00». Arabic uses «الساعة 08:00», so the word is replaced.
  return language === 'ar' ? text.replace(/ في (?=\d)/, ' الساعة ') : text;
}

/**
 * Returns the minute before a closing instant as ISO 8601, for display. "Closes Friday 00:00" is easily read as a day
 * too late; "Thursday 23:59" is not.
 */
export const toLastMinute = (closesAt: string | number): string =>
  new Date(new Date(closesAt).getTime() - minute).toISOString();

/** Formats fils as dinars with three decimals, without the currency: "72.000". */
export const formatAmount = (fils: number): string => (fils / 1000).toFixed(3);

/**
 * Formats fils as dinars with three decimals: "BHD 72.000", "72.000 د.ب.". Intl puts a direction mark before a
 * negative amount, which would swap amount and currency in a left-to-right line. So the Arabic text is wrapped in its
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

/** Name of a day of the week; 0 is Sunday. */
export const formatWeekday = (day: number, language: Language, width: 'long' | 'short' | 'narrow' = 'long'): string =>
  once(
    `weekday ${language} ${width}`,
    () => new Intl.DateTimeFormat(toLocale(language), { weekday: width, timeZone: 'UTC' }),
  ).format(new Date(Date.UTC(2026, 7, 2 + day)));

export const pickText = (text: Text, language: Language): string => text[language];

export type LanguageOptions = { language: Language; resources?: Resource; react?: boolean };

/**
 * Creates an i18next instance with the project's formats: `{{at, dateTime}}`, `{{closesAt, closing}}`, `{{fils,
 * money}}`, `{{day, weekday}}`, `{{code, isolate}}`, `{{share, percent}}`.
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
 * Translates a message code. `text` describes the problem; `action` says what to do next ('' if nothing). A `context`
 * parameter picks a variant of the sentence. If parameters are missing, the variant `bare` is used, or `bare_<context>`
 * with a context. If there is an `alternative` parameter (another section), a sentence about it is added to the action.
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
  // Codes come from the server as plain strings, so this look-up bypasses the typed keys.
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
