import { fold } from '../../locales/fold.ts';
import type { Schema } from '../api/operations.ts';

/** Fewer letters find nothing worth reading. */
const minimumSearch = 2;

/** Whether these words contain what is searched for, in either language; anything does while too little is typed. */
export function contains(words: readonly string[], search: string): boolean {
  const wanted = fold(search);
  return wanted.length < minimumSearch || fold(words.join(' ')).includes(wanted);
}

export type Scenario = Schema<'Scenario'>;
export type Persona = Schema<'Personas'>['personas'][number];

export const scenarioWords = ({ id, title, story, codes }: Scenario): string[] => [id, title.en, title.ar, story.en, story.ar, ...codes];
export const personaWords = ({ key, userName, name, title, shows, area }: Persona): string[] => [key, userName, name.en, name.ar, title.en, title.ar, shows.en, shows.ar, area];
