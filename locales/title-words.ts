import { fold } from './fold.ts';

/** Titles of theses by their words, and how like one is to another. Pure. */

/** Words that titles share whatever they are about, folded. */
const common: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'into',
  'of',
  'on',
  'or',
  'the',
  'their',
  'to',
  'under',
  'using',
  'via',
  'with',
  'between',
  'towards',
  'study',
  'case',
  'approach',
  'based',
  'في',
  'من',
  'الي',
  'علي',
  'عن',
  'مع',
  'بين',
  'و',
  'او',
  'دراسه',
  'حاله',
  'باستخدام',
  'استخدام',
  'لدي',
  'عند',
  'نحو',
  'خلال',
  'ضوء',
]);

/**
 * The article and the particles that are written together with an Arabic word: of والشبكات, بالشبكات and الشبكات the
 * same is left.
 */
const withoutArticle = (word: string): string => word.replace(/^(?:[وفبك]?ال|لل)(?=[\u0621-\u064a]{3})/, '');

/** With its article, the word for “automatic” is folded like “to” and its article. */
const isCommon = (word: string): boolean => word !== 'الالي' && (common.has(word) || common.has(withoutArticle(word)));

/** The words that a title is found by, as they are kept and as they are asked for. */
export const toTitleWords = (title: string): string[] => [
  ...new Set(
    (fold(title).match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => word.length > 1 && !isCommon(word))
      .map(withoutArticle),
  ),
];

/** The words in one text, which the index reads. */
export const searchText = (title: string | null): string => toTitleWords(title ?? '').join(' ');

const matchIn = (column: 'search_en' | 'search_ar', words: readonly string[]): string[] =>
  words.length ? [`${column} : (${words.map((word) => `"${word}"`).join(' OR ')})`] : [];

/** What the index is asked for titles with any of these words, each in its language; null where there are none. */
export function toMatchQuery({ titleEn, titleAr }: { titleEn: string; titleAr: string }): string | null {
  const parts = [...matchIn('search_en', toTitleWords(titleEn)), ...matchIn('search_ar', toTitleWords(titleAr))];
  return parts.length ? parts.join(' OR ') : null;
}

/** How much of two titles is the same, from 0 to 100: the words they share, of those they have. */
export const likeness = (shared: number, own: number, other: number): number =>
  own + other === 0 ? 0 : Math.round((200 * Math.min(shared, own, other)) / (own + other));

/** From here on a title is shown as like another. */
export const alikeFrom = 40;

/** Sub-topics that differ in nothing but how they are written are the same. */
export const subTopicKey = (subTopic: string): string => searchText(subTopic) || fold(subTopic);
