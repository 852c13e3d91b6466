import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Failure } from './PauseNote.tsx';
import { isPaused, pauseNoteId } from './PauseNote.tsx';

/** Sends the form; waits while a pause lasts, and says so. */
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
