import { useEffect, useRef, useState } from 'react';
import type { Fold } from '../../ui/layout/Panel.tsx';
import { useNarrow } from '../../ui/layout/useNarrow.ts';
import type { Builder } from './useBuilder.ts';
import { useWords } from './useWords.ts';

export type Folding = ReturnType<typeof useFolding>;

/** The panels that are open on a phone. They fold when the student goes to the resulting timetable. */
export function useFolding({ chosen, isShared }: Pick<Builder, 'chosen' | 'isShared'>) {
  const { t } = useWords();
  const narrow = useNarrow();
  const answer = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState({ courses: chosen.length === 0 && !isShared, wishes: false });
  const folds = narrow && chosen.length > 0;
  const isAsking = asking.courses || asking.wishes;
  // Scrolls to the result only after the panels have folded, so that its position is final.
  useEffect(() => {
    if (!isAsking && document.activeElement === answer.current) answer.current?.scrollIntoView({ block: 'start' });
  }, [isAsking]);

  const foldOf = (part: keyof typeof asking, line: string): Fold | undefined =>
    folds
      ? {
          folded: !asking[part],
          line,
          action: t(asking[part] ? 'wishes.done' : 'wishes.change'),
          onFold: (folded) => setAsking({ ...asking, [part]: !folded }),
        }
      : undefined;
  const toAnswer = (): void => {
    setAsking({ courses: false, wishes: false });
    answer.current?.focus({ preventScroll: true });
  };
  return { narrow, folds, isAsking, answer, foldOf, toAnswer };
}
