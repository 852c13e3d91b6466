import { codeTraits, type CodeTraits } from './code-traits.gen.ts';

type Coded = { Code: string };

/** The nature of a code as the server declares it; empty for a code without traits, such as one of another API. */
export const getTraits = (code: string): CodeTraits => (Object.hasOwn(codeTraits, code) ? codeTraits[code]! : {});

/** True for reasons that this event or act takes away. */
export const isLiftedBy =
  (by: CodeTraits['liftedBy']) =>
  ({ Code }: Coded): boolean =>
    getTraits(Code).liftedBy === by;

/** True for codes that tell this state of the student. */
export const tellsState =
  (state: CodeTraits['state']) =>
  ({ Code }: Coded): boolean =>
    getTraits(Code).state === state;

/** True for reasons about this thing. */
export const isAbout =
  (scope: CodeTraits['scope']) =>
  ({ Code }: Coded): boolean =>
    getTraits(Code).scope === scope;
