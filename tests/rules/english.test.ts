import { describe, expect, it } from 'vitest';
import glossary from '../../locales/glossary.json';
import { englishTexts } from '../support/user-texts.ts';

type Term = { concept: string; en: string; notEn?: string[]; unlessEn?: string[]; in?: string[] };
const terms: Term[] = glossary.terms;

describe('the English half of the glossary', () => {
  it.each(terms.flatMap((term) => (term.notEn ? [[term.concept, term.notEn, term] as const] : [])))(
    'one word only: %s',
    (_, notEn, { en, unlessEn = [], in: only }) => {
      const rejected = new RegExp(notEn.join('|'), 'iu');
      const exceptions = unlessEn.length ? new RegExp(unlessEn.join('|'), 'giu') : null;
      const broken = englishTexts
        .filter(({ source }) => !only || only.includes(source))
        .filter(({ text }) => rejected.test(exceptions ? text.replace(exceptions, '') : text))
        .map(({ at, text }) => `${at}: ${text}`);
      expect(broken).toEqual([]);
      expect(rejected.test(en), 'its own word is not one of the rejected').toBe(false);
    },
  );
});
