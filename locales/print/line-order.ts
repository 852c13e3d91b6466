import bidiFactory from 'bidi-js';
import type { Language } from '../i18n.ts';
import { shapeArabic } from './arabic-shaping.ts';

const bidi = bidiFactory();

const arabic = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/**
 * Vowel marks, which are removed before drawing: the PDF writer does not position them, so they would overlap. The
 * text is readable without them.
 */
const vowelMarks = /[\u064b-\u0652\u0670]/g;
/** Invisible direction marks, which no font draws. */
const invisible = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Parts that keep their own direction in an Arabic line: codes, times, numbers and their ranges ("ITCS113",
 * "09:00–09:50", "3.25/4.00", "S40-2081"), grades with their sign ("B+", "A-") and telephone numbers ("+973 1743
 * 8888").
 */
const leftToRight =
  /\+\d[\d ]*\d|[A-F][+-](?!\w)|(?:(?<![^\s\u200e\u200f\u2066(])[-−])?[0-9A-Za-z]+(?:(?: ?[–—] ?|[-.,:/@_&'%+])[0-9A-Za-z]+)*%?/g;

/** True if a line has Arabic letters. */
export const hasArabic = (line: string): boolean => arabic.test(line);

/** A line in reading order, without invisible marks. */
export const readLine = (line: string): string => line.replace(invisible, '');

/**
 * The reading direction of a line. A line in one script has the direction of the script, even on a page in the other
 * language; a line with Arabic and Latin letters has the direction of the page.
 */
export const directionOfLine = (line: string, language: Language): 'ltr' | 'rtl' =>
  !hasArabic(line) ? 'ltr' : language === 'ar' || !/[A-Za-z]/.test(line) ? 'rtl' : 'ltr';

/**
 * Converts one line to drawing order, from left to right: letters shaped, runs in visual order, brackets mirrored.
 */
export function drawnLine(line: string, language: Language): string {
  if (!hasArabic(line)) return readLine(line);
  const shaped = shapeArabic(line.replace(vowelMarks, '').replace(leftToRight, (token) => `\u2066${token}\u2069`));
  const levels = bidi.getEmbeddingLevels(shaped, directionOfLine(line, language));
  const mirrored = bidi.getMirroredCharactersMap(shaped, levels.levels);
  const letters = shaped.split('').map((letter, at) => mirrored.get(at) ?? letter);
  for (const [start = 0, end = 0] of bidi.getReorderSegments(shaped, levels))
    letters.splice(start, end - start + 1, ...letters.slice(start, end + 1).reverse());
  return readLine(letters.join(''));
}

/** Matches a date such as "7 June 2026", which is kept on one line. */
const date = /(?<!\d)\d{1,2} \p{L}+ \d{4}(?!\d)/gu;
const unbroken = '\u00a0';

/**
 * Breaks a text into lines that fit. Lines break between words; a word that is too wide by itself is broken inside.
 */
export function wrapLine(text: string, fits: (line: string) => boolean): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    const words = paragraph.replace(date, (found) => found.replaceAll(' ', unbroken)).split(/ +/);
    for (const word of words.map((one) => one.replaceAll(unbroken, ' '))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (!fits(line) && line.length > 1) {
        let length = line.length - 1;
        while (length > 1 && !fits(line.slice(0, length))) length -= 1;
        lines.push(line.slice(0, length));
        line = line.slice(length);
      }
    }
    return [...lines, line];
  });
}
