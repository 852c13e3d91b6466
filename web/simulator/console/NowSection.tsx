import { AgendaCard } from './AgendaCard.tsx';
import { ClockCard } from './ClockCard.tsx';
import { GradesCard } from './GradesCard.tsx';
import { PersonasCard } from './PersonasCard.tsx';
import classes from './NowSection.module.css';

/** Page of the current state: the clock, open periods, grades to come, and the signed-in student. */
export default function NowSection() {
  return (
    <div className={classes.now}>
      <ClockCard />
      <AgendaCard />
      <GradesCard />
      <PersonasCard />
    </div>
  );
}
