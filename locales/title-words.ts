import { fold } from './fold.ts';

/** Words of thesis titles and the similarity of two titles. Pure functions. */

/** Common words that say nothing about the subject of a thesis, folded (see fold.ts). */
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
 * Removes the Arabic article and a particle before it: والشبكات, بالشبكات and الشبكات become the same. A particle
 * without the article stays.
 */
const withoutArticle = (word: string): string => word.replace(/^(?:[وفبك]?ال|لل)(?=[\u0621-\u064a]{3})/, '');

/**
 * True for a common word. The word for “automatic” with its article is excepted, because it folds to the same text as
 * “to” with the article.
 */
const isCommon = (word: string): boolean => word !== 'الالي' && (common.has(word) || common.has(withoutArticle(word)));

/** The distinct words of a title, used both for the stored search text and for queries. */
export const toTitleWords = (title: string): string[] => [
  ...new Set(
    (fold(title).match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => word.length > 1 && !isCommon(word))
      .map(withoutArticle),
  ),
];

/** The words of a title as one text for the full-text index. */
export const searchText = (title: string | null): string => toTitleWords(title ?? '').join(' ');

const matchIn = (column: 'search_en' | 'search_ar', words: readonly string[]): string[] =>
  words.length ? [`${column} : (${words.map((word) => `"${word}"`).join(' OR ')})`] : [];

/**
 * Builds the full-text query for titles with any of these words, each language in its column; null if there are no
 * words.
 */
export function toMatchQuery({ titleEn, titleAr }: { titleEn: string; titleAr: string }): string | null {
  const parts = [...matchIn('search_en', toTitleWords(titleEn)), ...matchIn('search_ar', toTitleWords(titleAr))];
  return parts.length ? parts.join(' OR ') : null;
}

/** Similarity of two titles, from 0 to 100: shared words relative to the words of both. */
export const likeness = (shared: number, own: number, other: number): number =>
  own + other === 0 ? 0 : Math.round((200 * Math.min(shared, own, other)) / (own + other));

/** The lowest similarity at which a title is shown as similar. */
export const alikeFrom = 40;

/** The key of a sub-topic for comparison. Sub-topics that differ only in spelling have the same key. */
export const subTopicKey = (subTopic: string): string => searchText(subTopic) || fold(subTopic);
