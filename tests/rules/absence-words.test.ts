import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import ar from '../../locales/ar/common.json';
import en from '../../locales/en/common.json';
import { absenceWords } from '../../web/ui/text/absence-words.ts';

const translator = createInstance();
await translator.init({ lng: 'en', resources: { en: { common: en }, ar: { common: ar } } });

it.each([
  [12, 2, '14 absences, 2 of them excused', '14 غيابًا، منها غيابان بعذر'],
  [2, 1, '3 absences, 1 of them excused', '3 غيابات، منها غياب واحد بعذر'],
  [1, 0, '1 absence', 'غياب واحد'],
  [0, 2, '2 absences, excused', 'غيابان بعذر'],
  [0, 0, '0 absences', 'لا غياب'],
])('%d absences without an excuse and %d with one are said as one number', (absences, excused, english, arabic) => {
  const said = (language: string): string =>
    absenceWords(translator.getFixedT(language, 'common'), { absences, excused });
  expect([said('en'), said('ar')]).toEqual([english, arabic]);
});
