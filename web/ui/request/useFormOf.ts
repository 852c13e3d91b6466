import { useState } from 'react';
import { ownForm, readFormStash } from './form-stash.ts';
import type { RequestKind } from './request-scope.ts';

/**
 * State for a list whose rows each have a form: the row with the open form. Initially the row whose form was open when
 * the tab was reloaded, else null. `idOf` returns the subject id of the request.
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
