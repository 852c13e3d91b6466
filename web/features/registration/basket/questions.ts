import type { Refusal } from '../../../api/operations.ts';

/**
 * The confirmations with the same code, asked as one question. The id changes with the content, so that an answer
 * applies only to the text that the student has read.
 */
export type Question = { id: string; code: string; asked: Refusal['Params'][] };

export const toQuestions = (confirmations: Refusal[]): Question[] =>
  [...new Set(confirmations.map(({ Code }) => Code))].map((code) => {
    const asked = confirmations.filter(({ Code }) => Code === code).map(({ Params }) => Params);
    return { id: `${code} ${JSON.stringify(asked)}`, code, asked };
  });
