import type { SubmitOperation } from './operations.ts';

/**
 * One field of a request's form. `longest`: the maximum length in characters. `name`: the enumeration in the contract.
 * `most`: the maximum value.
 */
export type FormField = { required: boolean } & (
  | { type: 'text'; longest: number }
  | { type: 'choice'; name: string; options: readonly string[] }
  | { type: 'number'; most: number }
  | { type: 'date' }
  | { type: 'file' }
);

/**
 * The form of a kind of request, from the contract. `page`: the path of its page. `sendsDraft`: the operation sends the
 * saved draft by its id. `drafts`: the input can be saved as a draft. `consequences`: the student confirms the
 * consequences before sending. `subject`: the property of the body with the id of what the request is about, such as
 * `courseId`; null for a kind without it.
 */
export type FormDeclaration = {
  page: string;
  operation: SubmitOperation;
  sendsDraft: boolean;
  drafts: boolean;
  consequences: boolean;
  subject: string | null;
  fields: Readonly<Record<string, FormField>>;
};
