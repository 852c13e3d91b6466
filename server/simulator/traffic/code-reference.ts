import { codes, type ClauseName } from '../../codes.ts';
import { isMessageCode, getText } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';

/** The clauses of the regulation, numbered in this order. Their texts are in locales/<lang>/regulation.json. */
export const clauseNames = [
  'enrolment',
  'frozenStudents',
  'agenda',
  'registrationPeriod',
  'onlineRegistration',
  'workingDays',
  'studyLoad',
  'courseLife',
  'courseWithdrawal',
  'prerequisites',
  'conflicts',
  'sectionEligibility',
  'waitingLists',
  'signIn',
  'passwords',
  'codes',
  'ownRecord',
  'contactData',
  'messages',
  'requests',
  'withdrawal',
  'reinstatement',
  'caseStudy',
  'transfer',
  'appeals',
  'fees',
  'surveys',
  'clearance',
  'exemption',
  'minors',
  'transport',
  'thesis',
  'documents',
  'wire',
] as const satisfies readonly ClauseName[];

/** The clause of a code; undefined for an outcome or an unknown code. */
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
