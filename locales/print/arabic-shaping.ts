/**
 * Shapes Arabic letters by their neighbours, for a PDF writer that draws glyphs without shaping (jsPDF). Shapes are
 * named by Unicode's Arabic Presentation Forms-B, all of which the font contains.
 */

/**
 * The first presentation form of each letter and the number of forms, in Unicode's order: isolated, final, initial,
 * medial. A letter with two forms joins only to the letter before it.
 */
const forms: Record<string, readonly [first: number, count: 1 | 2 | 4]> = {
  ء: [0xfe80, 1],
  آ: [0xfe81, 2],
  أ: [0xfe83, 2],
  ؤ: [0xfe85, 2],
  إ: [0xfe87, 2],
  ئ: [0xfe89, 4],
  ا: [0xfe8d, 2],
  ب: [0xfe8f, 4],
  ة: [0xfe93, 2],
  ت: [0xfe95, 4],
  ث: [0xfe99, 4],
  ج: [0xfe9d, 4],
  ح: [0xfea1, 4],
  خ: [0xfea5, 4],
  د: [0xfea9, 2],
  ذ: [0xfeab, 2],
  ر: [0xfead, 2],
  ز: [0xfeaf, 2],
  س: [0xfeb1, 4],
  ش: [0xfeb5, 4],
  ص: [0xfeb9, 4],
  ض: [0xfebd, 4],
  ط: [0xfec1, 4],
  ظ: [0xfec5, 4],
  ع: [0xfec9, 4],
  غ: [0xfecd, 4],
  ف: [0xfed1, 4],
  ق: [0xfed5, 4],
  ك: [0xfed9, 4],
  ل: [0xfedd, 4],
  م: [0xfee1, 4],
  ن: [0xfee5, 4],
  ه: [0xfee9, 4],
  و: [0xfeed, 2],
  ى: [0xfeef, 2],
  ي: [0xfef1, 4],
};

/** Ligatures of lam with each alef: the isolated form; the final form is the next code point. */
const lamAlef: Record<string, number> = { آ: 0xfef5, أ: 0xfef7, إ: 0xfef9, ا: 0xfefb };

const tatweel = 'ـ';
const transparent = /[\u064b-\u065f\u0670]/;

const joinsNext = (letter: string | undefined): boolean =>
  letter !== undefined && (letter === tatweel || forms[letter]?.[1] === 4);
const joinsPrevious = (letter: string | undefined): boolean =>
  letter !== undefined && (letter === tatweel || (forms[letter]?.[1] ?? 1) > 1);

/** The nearest letter after (`step` 1) or before (-1) the position `from`, skipping marks; undefined if none. */
function neighbour(letters: readonly string[], from: number, step: 1 | -1): string | undefined {
  let at = from + step;
  while (letters[at] !== undefined && transparent.test(letters[at]!)) at += step;
  return letters[at];
}

/** Replaces every letter of a text by its presentation form; the text stays in reading order. */
export function shapeArabic(text: string): string {
  const letters = [...text];
  let shaped = '';
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at]!;
    const known = forms[letter];
    if (!known) {
      shaped += letter;
      continue;
    }
    const before = joinsNext(neighbour(letters, at, -1));
    const next = neighbour(letters, at, 1);
    const ligature = letter === 'ل' && next !== undefined ? lamAlef[next] : undefined;
    if (ligature !== undefined) {
      const end = letters.indexOf(next!, at + 1);
      shaped += String.fromCharCode(ligature + (before ? 1 : 0)) + letters.slice(at + 1, end).join('');
      at = end;
      continue;
    }
    const [first, count] = known;
    const after = count === 4 && joinsPrevious(next);
    const form = before && count > 1 ? (after ? 3 : 1) : after ? 2 : 0;
    shaped += String.fromCharCode(first + form);
  }
  return shaped;
}

const letterOf = new Map<number, string>([
  ...Object.entries(forms).flatMap(([letter, [first, count]]) =>
    Array.from({ length: count }, (_, form): [number, string] => [first + form, letter]),
  ),
  ...Object.entries(lamAlef).flatMap(([alef, first]): [number, string][] => [
    [first, `ل${alef}`],
    [first + 1, `ل${alef}`],
  ]),
]);

/**
 * The letters that a presentation form stands for, as needed for search and copying in the PDF. Any other character
 * stands for itself.
 */
export const lettersOfShape = (code: number): string => letterOf.get(code) ?? String.fromCharCode(code);
