import bidiFactory from 'bidi-js';
import type { Language } from '../i18n.ts';
import { shapeArabic } from './arabic-shaping.ts';

const bidi = bidiFactory();

const arabic = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/**
 * The writer of pages places no marks over letters: they would run into each other and the letters read as well without
 * them.
 */
const vowelMarks = /[\u064b-\u0652\u0670]/g;
/** Marks that only tell the order; no font draws them. */
const invisible = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * What keeps its own direction inside an Arabic line: codes, times, figures and their ranges ("ITCS113", "09:00–09:50",
 * "3.25/4.00", "S40-2081"), grades with their sign ("B+", "A-") and telephone numbers ("+973 1743 8888").
 */
const leftToRight =
  /\+\d[\d ]*\d|[A-F][+-](?!\w)|(?:(?<![^\s\u200e\u200f\u2066(])[-−])?[0-9A-Za-z]+(?:(?: ?[–—] ?|[-.,:/@_&'%+])[0-9A-Za-z]+)*%?/g;

/** The direction a line is read in: a line without Arabic letters reads from the left even on an Arabic page. */
export const directionOfLine = (line: string, language: Language): 'ltr' | 'rtl' =>
  !arabic.test(line) ? 'ltr' : language === 'ar' || !/[A-Za-z]/.test(line) ? 'rtl' : 'ltr';

/** One line as it is drawn from left to right: letters shaped, runs in their visual order, brackets mirrored. */
export function drawnLine(line: string, language: Language): string {
  if (!arabic.test(line)) return line.replace(invisible, '');
  const shaped = shapeArabic(line.replace(vowelMarks, '').replace(leftToRight, (token) => `\u2066${token}\u2069`));
  const levels = bidi.getEmbeddingLevels(shaped, directionOfLine(line, language));
  const mirrored = bidi.getMirroredCharactersMap(shaped, levels.levels);
  const letters = shaped.split('').map((letter, at) => mirrored.get(at) ?? letter);
  for (const [start = 0, end = 0] of bidi.getReorderSegments(shaped, levels))
    letters.splice(start, end - start + 1, ...letters.slice(start, end + 1).reverse());
  return letters.join('').replace(invisible, '');
}

/** "7 June 2026": a date stays on one line. */
const date = /(?<!\d)\d{1,2} \p{L}+ \d{4}(?!\d)/gu;
const unbroken = '\u00a0';

/** Lines no wider than that, broken between words; a word that is wider by itself is broken where it must. */
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
