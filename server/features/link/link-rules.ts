import { refuse, type Refusal } from '../../refusal.ts';

/** Links to forms of the menu, each once, up to a maximum, in the account's own order. Pure. */

export type LinkFacts = { chosen: readonly number[]; offered: ReadonlySet<number>; maximum: number };

/** The reasons against saving these links; empty if they may be saved. */
export function linkRefusals({ chosen, offered, maximum }: LinkFacts): Refusal[] {
  return [
    ...(chosen.length > maximum ? refuse('link.tooMany', { maximum }) : []),
    ...(chosen.some((id) => !offered.has(id)) ? refuse('link.unknownForm') : []),
    ...(new Set(chosen).size < chosen.length ? refuse('link.repeated') : []),
  ];
}
