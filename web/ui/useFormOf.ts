import { useState } from 'react';
import { ownForm, readFormStash } from './form-stash.ts';
import type { RequestKind } from './request-scope.ts';

/**
 * What the form on the page is about: nothing at first, or the row whose form was being filled in when the tab was
 * loaded anew. `parseId`: the subject of its request.
 */
export function useFormOf<Row>(
  kind: RequestKind,
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => number,
): [Row | null, (row: Row | null) => void] {
  const [chosen, setChosen] = useState<Row | null>(null);
  const [looked, setLooked] = useState(false);
  if (!looked && rows) {
    setLooked(true);
    setChosen(rows.find((row) => readFormStash(ownForm(`${kind} ${String(idOf(row))}`))?.open) ?? null);
  }
  return [chosen, setChosen];
}
