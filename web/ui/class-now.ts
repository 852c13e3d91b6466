/** What is now and what is next, of a day's classes and the clock. Pure; instants in epoch milliseconds. */

export type Timed = { startsAt: number; endsAt: number };
export type NowAndNext<One> = { running: One | null; next: One | null; others: number };

/**
 * `others`: how many of the day come after `next`. Who has two at once is in the one that began first; an end is no
 * longer within.
 */
export function nowAndNext<One extends Timed>(classes: readonly One[], now: number): NowAndNext<One> {
  const inOrder = [...classes].sort((a, b) => a.startsAt - b.startsAt);
  const running = inOrder.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ?? null;
  const ahead = inOrder.filter(({ startsAt }) => startsAt > now);
  return { running, next: ahead[0] ?? null, others: Math.max(0, ahead.length - 1) };
}

export type Lead<One, Exam> =
  | { kind: 'class'; running: One | null; next: One | null; others: number }
  | { kind: 'exam'; exam: Exam; running: boolean };

/**
 * What a student has to be at, now or next: a class of today; else whichever comes first, the next class or the next
 * examination. Null before the first week (`begun`), and where nothing is to come.
 */
export function findLead<One extends Timed, Exam extends Timed>(
  { begun, today, next, exam }: { begun: boolean; today: readonly One[]; next: One | null; exam: Exam | null },
  now: number,
): Lead<One, Exam> | null {
  const of = nowAndNext(today, now);
  const upcoming = of.next ?? next;
  const first = of.running ?? upcoming;
  if (exam && exam.endsAt > now && (!first || exam.startsAt < first.startsAt))
    return { kind: 'exam', exam, running: exam.startsAt <= now };
  return begun && first ? { kind: 'class', running: of.running, next: upcoming, others: of.others } : null;
}

/** Whole minutes until an instant, begun ones counted: it never says none while any is left. */
export const minutesUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 60_000));
