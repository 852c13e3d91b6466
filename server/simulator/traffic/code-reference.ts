import { codes, type ClauseName } from '../../codes.ts';
import { getText, isMessageCode, keysIn } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';

/** The clauses of the regulation, numbered in their order in locales/<lang>/regulation.json. */
export const clauseNames = keysIn('regulation') as ClauseName[];

/** The clause of a code; undefined for an unknown code or one without a clause, such as that of a success. */
const findClauseName = (code: string): ClauseName | undefined => {
  const known = isMessageCode(code) ? codes[code] : undefined;
  return known && 'clause' in known ? known.clause : undefined;
};

/** The clause of a code with its number and its texts in both languages; null if there is none. */
export function findClause(code: string): Schema<'Clause'> | null {
  const name = findClauseName(code);
  return name
    ? {
        number: clauseNames.indexOf(name) + 1,
        title: getText('regulation', `${name}.title`),
        text: getText('regulation', `${name}.text`),
      }
    : null;
}
