import { AgendaCard } from './AgendaCard.tsx';
import { ClockCard } from './ClockCard.tsx';
import { GradesCard } from './GradesCard.tsx';
import { PersonasCard } from './PersonasCard.tsx';
import classes from './NowSection.module.css';

/** What time it is, what is open, which grades are to come, and who is signed in. */
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
