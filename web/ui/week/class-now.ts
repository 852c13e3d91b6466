/** Finds the running and the next class of a day. Pure functions; instants are in epoch milliseconds. */

export type Timed = { startsAt: number; endsAt: number };
export type NowAndNext<One> = { running: One | null; next: One | null; others: number };

/**
 * The running and the next class. `others` is the number of classes after `next`. Of two overlapping classes, the
 * earlier one is running. A class no longer runs at its end instant.
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
 * The class or examination that the student attends now or next, whichever starts first; null if there is none. Before
 * the first week (`begun` false) the result is null instead of a class.
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

/** Minutes until an instant, rounded up, so that it is 0 only when no time is left. */
export const minutesUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 60_000));
