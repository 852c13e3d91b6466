import { AgendaCard } from './AgendaCard.tsx';
import { ClockCard } from './ClockCard.tsx';
import { PersonasCard } from './PersonasCard.tsx';
import classes from './NowSection.module.css';

/** What time it is, what is open, and who is signed in. */
export default function NowSection() {
  return (
    <div className={classes.now}>
      <ClockCard />
      <AgendaCard />
      <PersonasCard />
    </div>
  );
}
