import { refuse, type Refusal } from '../../refusal.ts';

/** Top-hit links: forms of the menu kept at hand, each once, up to a limit, in the account's own order. Pure. */

export type LinkFacts = { chosen: readonly number[]; offered: ReadonlySet<number>; maximum: number };

/** Why these links may not be kept in this order; none means they may. */
export function linkRefusals({ chosen, offered, maximum }: LinkFacts): Refusal[] {
  return [
    ...(chosen.length > maximum ? refuse('link.tooMany', { maximum }) : []),
    ...(chosen.some((id) => !offered.has(id)) ? refuse('link.unknownForm') : []),
    ...(new Set(chosen).size < chosen.length ? refuse('link.repeated') : []),
  ];
}
