import type { Text } from '../../../../locales/i18n.ts';
import { textWith } from '../../../http/messages.ts';
import { suggestSpelling } from '../../../spelling-suggestion.ts';

/** The kinds of problems in a scenario file. Their sentences are `problems` of locales/<lang>/scenario.json. */
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

/** A place in the file, such as ['steps', 0, 'expect']. */
export type Path = (string | number)[];

export type Problem = {
  path: Path;
  kind: ProblemKind;
  params: Record<string, string>;
  /** The words that are allowed there or probably meant. */
  possible?: readonly string[];
};

/** The most possible words listed in a sentence. A word close to the wrong one is named alone instead of a list. */
const mostTold = 8;

/** The problem as a sentence in both languages, with a hint at the expected words. */
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
