/** Replaces Arabic and Persian digits by Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Folds a text for search: lower case, no diacritics or tatweel, one letter for each group of similar Arabic letters
 * (alef, ya, kaf, ha, waw), Latin digits, single spaces. Use the same function for stored texts and for queries.
 */
export const fold = (text: string): string =>
  latinDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/\s+/g, ' ')
    .trim();
