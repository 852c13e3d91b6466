import type { Schema } from '../../api/operations.ts';
import { draftPrefix } from '../../api/session.ts';
import { chosenIn, textOfChosen, type ChosenCourse } from './chosen.ts';
import type { Lock, Wish } from './solver/problem.ts';
import type { Change } from './solver/why-not.ts';
import { firstWishes, locksFrom, saysSomething, wishesFrom } from './wishes/wishes.ts';

/** The complete input of the solver: courses, wishes and locks. */
export type Asked = {
  chosen: readonly ChosenCourse[];
  wishes: readonly Wish[];
  locks: readonly Lock[];
  /** True if full sections are allowed. */
  fullToo: boolean;
};

type KeptQuestion = Schema<'TimetableQuestion'>;
type KeptWish = Schema<'TimetableWish'>;

/** The format saved with a timetable. Allowing full sections is stored as one of the wishes. */
export const toSaved = ({ chosen, wishes, locks, fullToo }: Asked): { wishes: KeptWish[]; question: KeptQuestion } => ({
  wishes: [
    ...(fullToo ? [{ kind: 'fullSections', level: 'preferred' } as const] : []),
    ...wishes.map((wish) => ({ ...wish }) as KeptWish),
  ],
  question: {
    courses: chosen.map(({ courseIds, optional }) => ({ courseIds: [...courseIds], optional })),
    locks: locks.map((lock) => ({ ...lock })),
  },
});

/** Converts a saved timetable to the solver's input; null if only its sections were saved. */
export function toAsked({
  wishes,
  question,
}: {
  wishes: readonly KeptWish[];
  question: KeptQuestion | null;
}): Asked | null {
  if (!question) return null;
  return {
    chosen: chosenIn(textOfChosen(question.courses)),
    wishes: wishesFrom(wishes),
    locks: locksFrom(question.locks),
    fullToo: wishes.some(({ kind }) => kind === 'fullSections'),
  };
}

/**
 * The wishes in the solver's format. If full sections are allowed, the wish for a free seat comes first. Wishes without
 * content and indifferent wishes are dropped, except the indifferent wish for enough time between classes, which would
 * otherwise be required by default.
 */
export const wishesAsked = ({ wishes, fullToo }: Pick<Asked, 'wishes' | 'fullToo'>): Wish[] => [
  ...(fullToo ? [{ kind: 'fullSections', level: 'preferred' } as const] : []),
  ...wishes.filter((wish) => saysSomething(wish) && (wish.level !== 'indifferent' || wish.kind === 'changeInTime')),
];

/** Applies a change that the solver proposed to the solver's input. */
export function askedAfter(asked: Asked, change: Change): Asked {
  const { chosen, wishes, locks } = asked;
  const unlocked = (isOf: (courseId: number) => boolean): Lock[] => locks.filter(({ courseId }) => !isOf(courseId));
  const needed = (courseId: number): ChosenCourse => ({ courseIds: [courseId], optional: false });
  switch (change.kind) {
    case 'add':
      return { ...asked, chosen: [...chosen, ...change.courses.map(({ courseId }) => needed(courseId))] };
    case 'section':
      return {
        ...asked,
        fullToo: true,
        locks: [
          ...unlocked((id) => id === change.courseId),
          { courseId: change.courseId, sectionId: change.sectionId },
        ],
      };
    case 'lock':
      return { ...asked, locks: unlocked((id) => id === change.lock.courseId) };
    case 'move':
      return { ...asked, chosen: [...chosen, needed(change.held.course.courseId)] };
    case 'wish': {
      const preferred: Wish = { ...change.wish, level: 'preferred' };
      if (preferred.kind === 'fullSections') return { ...asked, fullToo: true };
      const isAsked = wishes.some(({ kind }) => kind === preferred.kind);
      return {
        ...asked,
        wishes: isAsked
          ? wishes.map((wish) => (wish.kind === preferred.kind ? { ...wish, level: 'preferred' } : wish))
          : [...wishes, preferred],
      };
    }
    case 'choice':
    case 'optional': {
      const ids = new Set(
        (change.kind === 'choice' ? [change.choice] : change.choices).flatMap(({ courses }) =>
          courses.map(({ courseId }) => courseId),
        ),
      );
      const isOf = ({ courseIds }: ChosenCourse): boolean => courseIds.some((id) => ids.has(id));
      return {
        ...asked,
        locks: unlocked((id) => ids.has(id)),
        chosen:
          change.kind === 'choice'
            ? chosen.filter((one) => !isOf(one))
            : chosen.map((one) => (isOf(one) ? { ...one, optional: true } : one)),
      };
    }
  }
}

/** The solver's input, kept in the tab's session storage until the session ends. */
export type AskedDraft = Asked & { semester: number | null };
const keyOf = (record: string, period: Schema<'Period'>): string => `${draftPrefix}timetable ${period} ${record}`;

export const nothingAsked: AskedDraft = { semester: null, chosen: [], wishes: firstWishes, locks: [], fullToo: false };

export const draftText = ({ chosen, ...rest }: AskedDraft): string =>
  JSON.stringify({ ...rest, courses: textOfChosen(chosen) });

export function draftFrom(text: string | null): AskedDraft {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothingAsked;
    const { semester, courses, wishes, locks, fullToo } = kept as Record<string, unknown>;
    return {
      semester: typeof semester === 'number' ? semester : null,
      chosen: chosenIn(typeof courses === 'string' ? courses : null),
      wishes: wishesFrom(wishes),
      locks: locksFrom(locks),
      fullToo: fullToo === true,
    };
  } catch {
    return nothingAsked;
  }
}

/** The draft for a semester: courses and locks of another semester are dropped, the wishes are kept. */
export const draftIn = (draft: AskedDraft, semester: number | undefined): AskedDraft =>
  semester === undefined || draft.semester === null || draft.semester === semester
    ? draft
    : { ...draft, semester, chosen: [], locks: [] };

export function readAsked(record: string, period: Schema<'Period'>): AskedDraft {
  return record ? draftFrom(sessionStorage.getItem(keyOf(record, period))) : nothingAsked;
}

export function saveAsked(record: string, period: Schema<'Period'>, draft: AskedDraft): void {
  if (!record) return;
  // The browser may refuse to store the draft; the page works without it.
  try {
    sessionStorage.setItem(keyOf(record, period), draftText(draft));
  } catch {
    return;
  }
}
