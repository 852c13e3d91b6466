import { fold } from '../../locales/fold.ts';
import type { Schema } from '../api/operations.ts';

/** The least number of letters for a search. */
const minimumSearch = 2;

/** Removes the Arabic article, so that words are found with and without it. */
const withoutArticle = (word: string): string => (word.length > 4 ? word.replace(/^ال/, '') : word);
const wordsOf = (search: string): string[] => fold(search).split(' ').map(withoutArticle);

/** True if the search text is long enough. */
export const isSearch = (search: string): boolean => fold(search).length >= minimumSearch;

/** True if the texts contain every word of the search, in any order. Always true while the search is too short. */
export function contains(words: readonly string[], search: string): boolean {
  if (!isSearch(search)) return true;
  const text = fold(words.join(' '));
  return wordsOf(search).every((word) => text.includes(word));
}

/** Texts of one result, each with the weight of a match in it. */
export type Texts = readonly (readonly [text: string, worth: number])[];

/** A name such as `registration.sectionFull`, followed by its separate words. */
export const named = (id: string): string => `${id} ${id.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[.-]/g, ' ')}`;

/** True if a word of the text begins with `word`, also after the Arabic article or an attached particle. */
const begins = (text: string, word: string): boolean =>
  ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.search(
    new RegExp(` (و?ال|و?بال|و?لل|[وبل])?${word.replace(/[^\p{L}\p{N}]/gu, '.')}`, 'u'),
  ) >= 0;

/** Score of folded texts for a search; 0 if a word is missing. */
function rankTexts(texts: Texts, search: string): number {
  const whole = fold(search);
  const words = wordsOf(search).map((word) =>
    Math.max(0, ...texts.map(([text, worth]) => (text.includes(word) ? worth * (begins(text, word) ? 2 : 1) : 0))),
  );
  if (words.includes(0)) return 0;
  const together = Math.max(0, ...texts.map(([text, worth]) => (text.includes(whole) ? worth : 0)));
  const [title] = texts;
  return words.reduce((sum, worth) => sum + worth, 0) + together + (title?.[0] === whole ? 100 : 0);
}

const foldedTexts = new WeakMap<object, Texts>();
function getFolded(thing: object, texts: () => Texts): Texts {
  let known = foldedTexts.get(thing);
  if (!known) foldedTexts.set(thing, (known = texts().map(([text, worth]) => [fold(text), worth] as const)));
  return known;
}

/**
 * The things that contain every word of a search, the best first; all of them, in their order, while the search is too
 * short. The texts of a thing must not change, because they are cached.
 */
export function ranked<Thing extends object>(
  things: readonly Thing[],
  search: string,
  textsOf: (thing: Thing) => Texts,
): Thing[] {
  if (!isSearch(search)) return [...things];
  return things
    .map((thing) => ({
      thing,
      worth: rankTexts(
        getFolded(thing, () => textsOf(thing)),
        search,
      ),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ thing }) => thing);
}

export type Scenario = Schema<'Scenario'>;
export type Persona = Schema<'Personas'>['personas'][number];

export const personaWords = ({ key, userName, name, title, shows, area }: Persona): string[] => [
  key,
  userName,
  name.en,
  name.ar,
  title.en,
  title.ar,
  shows.en,
  shows.ar,
  area,
];

/** Search texts of a scenario. Its title weighs most, then its id and story, then its codes, then student and steps. */
export function scenarioTexts({ id, title, story, codes, steps }: Scenario, persona?: Persona): Texts {
  const titles = [title.en, title.ar].map((text) => [text, 12] as const);
  return [
    ...titles,
    [named(id), 4],
    [`${story.en} ${story.ar}`, 4],
    [codes.map(named).join(' '), 2],
    [persona ? personaWords(persona).join(' ') : '', 1],
    [steps.flatMap(({ show }) => [show.en, show.ar]).join(' '), 1],
  ];
}

/** The scenarios that contain the words in their own texts, their student or their steps. */
export const foundScenarios = (
  scenarios: readonly Scenario[],
  search: string,
  personas: ReadonlyMap<string, Persona> = new Map(),
): Scenario[] => ranked(scenarios, search, (scenario) => scenarioTexts(scenario, personas.get(scenario.persona)));
