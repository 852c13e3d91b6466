import type { Lock, Wish } from '../solver/problem.ts';

export type InstructorsWish = Extract<Wish, { kind: 'instructors' }>;
/** `only`: the course is locked to this instructor. */
export type Standing = 'either' | 'preferred' | 'avoided' | 'only';
type Of = { courseId: number; /** The English name of the instructor. */ name: string };

const isHeld = (locks: readonly Lock[], { courseId, name }: Of): boolean =>
  locks.some((lock) => lock.courseId === courseId && lock.instructor === name);

export const getInstructorStanding = (
  { preferred, avoided }: InstructorsWish,
  locks: readonly Lock[],
  of: Of,
): Standing =>
  isHeld(locks, of)
    ? 'only'
    : preferred.includes(of.name)
      ? 'preferred'
      : avoided.includes(of.name)
        ? 'avoided'
        : 'either';

/** Sets the standing of an instructor in the wish and the locks. `only` replaces other locks of the course. */
export function instructorsWith(
  wish: InstructorsWish,
  locks: readonly Lock[],
  of: Of,
  standing: Standing,
): { wish: InstructorsWish; locks: Lock[] } {
  const list = (names: readonly string[], is: boolean): string[] => [
    ...names.filter((name) => name !== of.name),
    ...(is ? [of.name] : []),
  ];
  const others = locks.filter(({ courseId }) => courseId !== of.courseId);
  return {
    wish: {
      ...wish,
      preferred: list(wish.preferred, standing === 'preferred'),
      avoided: list(wish.avoided, standing === 'avoided'),
    },
    locks:
      standing === 'only'
        ? [...others, { courseId: of.courseId, instructor: of.name }]
        : isHeld(locks, of)
          ? others
          : [...locks],
  };
}
