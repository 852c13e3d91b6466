import type { Text } from '../../../../locales/i18n.ts';
import { textWith } from '../../../http/messages.ts';
import { suggestSpelling } from '../../../spelling-suggestion.ts';

/** What can be wrong with a scenario file; the sentences are `problems` of locales/<lang>/scenario.json. */
export type ProblemKind =
  | 'syntax'
  | 'unknownKey'
  | 'missing'
  | 'unknownValue'
  | 'wrongType'
  | 'notInstant'
  | 'notPage'
  | 'unfit'
  | 'noParameter'
  | 'noParameters'
  | 'notKept'
  | 'unknownReference'
  | 'noSection'
  | 'notOfCall'
  | 'neverAnswered';

/** Where it stands in the file, such as ['steps', 0, 'expect']. */
export type Path = (string | number)[];

export type Problem = {
  path: Path;
  kind: ProblemKind;
  params: Record<string, string>;
  /** Words that might have been meant or are possible. */
  possible?: readonly string[];
};

/** So many can be read at a glance; of more only the one that was probably meant is told. */
const mostTold = 8;

/** The problem in words, in both languages: what is wrong, and what was expected. */
export function formatProblem({ kind, params, possible = [], path }: Problem): Text {
  const at = path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.');
  const says = textWith('scenario', `problems.${kind}`, { ...params, at });
  const near = params.name === undefined ? undefined : suggestSpelling(params.name, possible);
  const hint = near
    ? textWith('scenario', 'didYouMean', { near })
    : possible.length && possible.length <= mostTold
      ? textWith('scenario', 'possible', { list: possible.join(' | ') })
      : undefined;
  return hint ? { en: `${says.en} ${hint.en}`, ar: `${says.ar} ${hint.ar}` } : says;
}
