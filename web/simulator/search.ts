import { fold } from '../../locales/fold.ts';
import type { Schema } from '../api/operations.ts';

/** Fewer letters find nothing worth reading. */
const minimumSearch = 2;

/** Arabic words are found with and without their article. */
const withoutArticle = (word: string): string => (word.length > 4 ? word.replace(/^ال/, '') : word);
const wordsOf = (search: string): string[] => fold(search).split(' ').map(withoutArticle);

/** Whether these words contain every word that is searched for, in any order and in either language; anything does while too little is typed. */
export function contains(words: readonly string[], search: string): boolean {
  if (fold(search).length < minimumSearch) return true;
  const text = fold(words.join(' '));
  return wordsOf(search).every((word) => text.includes(word));
}

export type Scenario = Schema<'Scenario'>;
export type Persona = Schema<'Personas'>['personas'][number];

const scenarioWords = ({ id, title, story, codes }: Scenario): string[] => [id, title.en, title.ar, story.en, story.ar, ...codes];
export const personaWords = ({ key, userName, name, title, shows, area }: Persona): string[] => [key, userName, name.en, name.ar, title.en, title.ar, shows.en, shows.ar, area];

/** The scenarios that say these words, about themselves or their student; those called by them come first. */
export function foundScenarios(scenarios: readonly Scenario[], search: string, personas: ReadonlyMap<string, Persona> = new Map()): Scenario[] {
  const called = ({ title }: Scenario): boolean => contains([title.en, title.ar], search);
  const found = scenarios.filter((scenario) => {
    const persona = personas.get(scenario.persona);
    return contains([...scenarioWords(scenario), ...(persona ? personaWords(persona) : [])], search);
  });
  return [...found.filter(called), ...found.filter((scenario) => !called(scenario))];
}
