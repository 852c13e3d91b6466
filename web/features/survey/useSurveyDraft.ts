import { useCallback, useEffect, useState } from 'react';
import type { Draft, Given } from './survey-draft.ts';
import { isDraft, saveSurveyDraft, readDraft } from './survey-draft.ts';

/**
 * The answers given so far. Each answer is stored in the browser at once; changes made in another tab are taken over.
 */
export function useSurveyDraft(
  record: string,
  survey: number,
): {
  draft: Draft;
  give: (id: number, given: Given | undefined) => void;
  discard: () => void;
  restore: (former: Draft) => void;
} {
  const [draft, setDraft] = useState<Draft>(() => readDraft(record, survey));

  const give = useCallback(
    (id: number, given: Given | undefined): void => {
      setDraft((before) => {
        const next = Object.fromEntries(
          Object.entries({ ...before, [id]: given }).filter(
            (entry): entry is [string, Given] => entry[1] !== undefined,
          ),
        );
        saveSurveyDraft(record, survey, next);
        return next;
      });
    },
    [record, survey],
  );
  const discard = useCallback((): void => {
    saveSurveyDraft(record, survey, {});
    setDraft({});
  }, [record, survey]);

  /** Restores discarded answers; answers given since then stay. */
  const restore = useCallback(
    (former: Draft): void =>
      setDraft((now) => {
        const next = { ...former, ...now };
        saveSurveyDraft(record, survey, next);
        return next;
      }),
    [record, survey],
  );

  useEffect(() => {
    const takeOver = (event: StorageEvent): void => {
      if (isDraft(event, record, survey)) setDraft(readDraft(record, survey));
    };
    window.addEventListener('storage', takeOver);
    return () => window.removeEventListener('storage', takeOver);
  }, [record, survey]);

  return { draft, give, discard, restore };
}
