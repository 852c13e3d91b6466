import type { Schema } from '../../api/operations.ts';
import { basePath } from '../../api/settings.ts';

/** A number on the scale, a text, or null for "nothing to add". Unanswered questions have no entry. */
export type Given = number | string | null;
export type Draft = Readonly<Record<number, Given>>;
export type Question = Schema<'SurveyQuestion'>;

const toKey = (record: string, survey: number): string =>
  `${basePath() === '/' ? '' : basePath()}surveyDraft:${record}:${survey}`;

const isGiven = (value: unknown): value is Given =>
  value === null || typeof value === 'string' || (typeof value === 'number' && value >= 1 && value <= 5);

/** Reads the draft of a survey from this browser. It is kept until sending or discarding, even after sign-out. */
export function readDraft(record: string, survey: number): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(toKey(record, survey)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([id, value]): [number, Given][] => (isGiven(value) ? [[Number(id), value]] : [])),
    );
  } catch {
    return {};
  }
}

export function saveSurveyDraft(record: string, survey: number, draft: Draft): void {
  const key = toKey(record, survey);
  // The browser may refuse to store the draft; the form works without it.
  try {
    if (Object.keys(draft).length) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** True if another tab has changed this draft. */
export const isDraft = (event: StorageEvent, record: string, survey: number): boolean =>
  event.storageArea === localStorage && event.key === toKey(record, survey);

const isAnswered = (draft: Draft, { id }: Question): boolean => {
  const given = draft[id];
  return given !== undefined && (typeof given !== 'string' || given.trim() !== '');
};

export const listAnswered = (draft: Draft, questions: readonly Question[]): Question[] =>
  questions.filter((question) => isAnswered(draft, question));
export const listMissing = (draft: Draft, questions: readonly Question[]): Question[] =>
  questions.filter((question) => !isAnswered(draft, question));

/** The draft in the request format. */
export const toSheet = (draft: Draft, questions: readonly Question[]): Schema<'SurveySheet'> => ({
  answers: listAnswered(draft, questions).map(({ id, kind }) => {
    const given = draft[id] ?? null;
    return kind === 'scale'
      ? { question: id, value: typeof given === 'number' ? given : null, text: null }
      : { question: id, value: null, text: typeof given === 'string' ? given.trim() : '' };
  }),
});
