import type { Refusal } from '../../api/operations.ts';

/** All that is asked under one code. Its id changes with what it says: an answer is for the question that was read. */
export type Question = { id: string; code: string; asked: Refusal['Params'][] };

export const toQuestions = (confirmations: Refusal[]): Question[] =>
  [...new Set(confirmations.map(({ Code }) => Code))].map((code) => {
    const asked = confirmations.filter(({ Code }) => Code === code).map(({ Params }) => Params);
    return { id: `${code} ${JSON.stringify(asked)}`, code, asked };
  });
