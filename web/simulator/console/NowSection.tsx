import { Stack } from '@mantine/core';
import { AgendaCard } from './AgendaCard.tsx';
import { ClockCard } from './ClockCard.tsx';
import { GradesCard } from './GradesCard.tsx';
import { PersonasCard } from './PersonasCard.tsx';

/** Page of the current state: the clock, the periods of the semester, its grades, and the signed-in student. */
export default function NowSection() {
  return (
    <Stack gap="1.5rem">
      <ClockCard />
      <AgendaCard />
      <GradesCard />
      <PersonasCard />
    </Stack>
  );
}
