import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Failure } from './PauseNote.tsx';
import { isPaused, pauseNoteId } from './PauseNote.tsx';

/** The submit button; disabled with an explanation during a pause. */
export function PausedSubmit({
  failure,
  loading,
  children,
}: {
  failure: Failure | null;
  loading: boolean;
  children: ReactNode;
}) {
  const paused = isPaused(failure);
  return (
    <Button
      type="submit"
      size="md"
      loading={loading}
      disabled={paused}
      aria-describedby={paused ? pauseNoteId : undefined}
      fullWidth
    >
      {children}
    </Button>
  );
}
