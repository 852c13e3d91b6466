import { codeTraits, type CodeTraits } from './code-traits.gen.ts';

type Coded = { Code: string };

/**
 * The traits of a message code, as the server declares them; an empty object for a code without traits, such as one of
 * another API.
 */
export const getTraits = (code: string): CodeTraits => (Object.hasOwn(codeTraits, code) ? codeTraits[code]! : {});

/** Returns a predicate that is true for reasons that this event removes, such as a payment. */
export const isLiftedBy =
  (by: CodeTraits['liftedBy']) =>
  ({ Code }: Coded): boolean =>
    getTraits(Code).liftedBy === by;

/** Returns a predicate that is true for codes that report this state of the student. */
export const tellsState =
  (state: CodeTraits['state']) =>
  ({ Code }: Coded): boolean =>
    getTraits(Code).state === state;

/** Returns a predicate that is true for reasons with this scope, such as the verification code. */
export const isAbout =
  (scope: CodeTraits['scope']) =>
  ({ Code }: Coded): boolean =>
    getTraits(Code).scope === scope;
