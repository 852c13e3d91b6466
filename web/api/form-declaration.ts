import type { SubmitOperation } from './operations.ts';

/** One field of a request's form. `longest` is in characters, `name` the name of the enumeration in the contract. */
export type FormField = { required: boolean } & (
  | { type: 'text'; longest: number }
  | { type: 'choice'; name: string; options: readonly string[] }
  | { type: 'number'; most: number }
  | { type: 'date' }
  | { type: 'file' }
);

/**
 * The form of a kind of request, from the contract. `sendsDraft`: the operation sends the saved draft by its id.
 * `drafts`: the input can be saved. `consequences`: they are confirmed before sending. `subject`: the property of the
 * body with the id of the subject.
 */
export type FormDeclaration = {
  operation: SubmitOperation;
  sendsDraft: boolean;
  drafts: boolean;
  consequences: boolean;
  subject: string | null;
  fields: Readonly<Record<string, FormField>>;
};
