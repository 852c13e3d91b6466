import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { DateText } from '../../ui/DateText.tsx';
import { bahrainInstant, bahrainLocal } from '../bahrain-time.ts';
import { InstantField } from '../InstantField.tsx';
import sectionClasses from '../Section.module.css';

/** Moves every trainee's clock at once. */
export function ClassroomClock({ room: { code, trainees, scenario, clock } }: { room: Schema<'Classroom'> }) {
  const { t } = useTranslation(['classroom', 'console']);
  const here = useApi('getClock', {}, { quiet: true });
  const { run, running } = useAction('setClassroomClock');
  const [chosen, setChosen] = useState('');
  const [said, setSaid] = useState(false);
  const instant = clock?.now ?? trainees[0]?.now ?? scenario?.instant ?? here.data?.now;
  const set = (mode: 'frozen' | 'ticking', now?: string): void => void run({ path: { code }, body: { mode, expireSessions: false, ...(now && { now }) } }).then(({ ok }) => setSaid(ok));
  const mode = clock?.mode === 'ticking' ? 'ticking' : 'frozen';

  return (
    <section className={sectionClasses.card} aria-labelledby="clocks-title">
      <h2 id="clocks-title" className={sectionClasses.title}>
        {t('classroom.clocks')}
      </h2>
      <form
        className={sectionClasses.form}
        onSubmit={(event) => {
          event.preventDefault();
          const local = chosen || (instant && bahrainLocal(instant));
          if (local) set(mode, bahrainInstant(local));
        }}
      >
        <InstantField size="md" label={t('classroom.at')} value={chosen || (instant ? bahrainLocal(instant) : '')} onChange={setChosen} />
        <Button type="submit" size="md" loading={running}>
          {t('classroom.set')}
        </Button>
        <Button size="md" variant="default" disabled={running} leftSection={<IconPlayerPause size={18} aria-hidden />} onClick={() => set('frozen')}>
          {t('classroom.freeze')}
        </Button>
        <Button size="md" variant="default" disabled={running} leftSection={<IconPlayerPlay size={18} aria-hidden />} onClick={() => set('ticking')}>
          {t('classroom.tick')}
        </Button>
      </form>
      <div className={`${sectionClasses.buttons} ${sectionClasses.wrapping}`}>
        {here.data?.snaps.map(({ key, at }) => (
          <Button key={key} variant="light" disabled={running} onClick={() => set(mode, at)}>
            {t(`console:now.snap.${key}`)}
            {'\u00a0·\u00a0'}
            <DateText at={at} />
          </Button>
        ))}
      </div>
      <p role="status" className={sectionClasses.quiet}>
        {said && t('classroom.moved')}
      </p>
    </section>
  );
}
