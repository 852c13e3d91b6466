import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { bahrainInstant, bahrainLocal } from '../bahrain-time.ts';
import { InstantField } from '../InstantField.tsx';
import sectionClasses from '../Section.module.css';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';

const steps = [
  ['hour', 3_600],
  ['day', 86_400],
  ['week', 604_800],
] as const;

/** Moves the clocks of all trainees at once: to an instant, or by a step from the time of the class. */
export function ClassroomClock({
  room: { code, clock, now: instant, snaps, movedFrom },
}: {
  room: Schema<'Classroom'>;
}) {
  const { t } = useTranslation(['classroom', 'console']);
  const { run, running } = useAction('setClassroomClock');
  const [chosen, setChosen] = useState('');
  const undoing = useAction('undoClassroomClock');
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<'moved' | 'undone' | null>(null);
  const set = (mode: 'frozen' | 'ticking', now?: string): void =>
    void run({ path: { code }, body: { mode, expireSessions: false, ...(now && { now }) } }).then(({ ok }) => {
      setSaid(ok ? 'moved' : null);
      if (ok) setChosen('');
    });
  const mode = clock?.mode === 'ticking' ? 'ticking' : 'frozen';

  return (
    <Card title={t('classroom.clocks')}>
      <Form
        className={`sis-wrap ${sectionClasses.form}`}
        onSubmit={() => set(mode, bahrainInstant(chosen || bahrainLocal(instant)))}
      >
        <InstantField
          size="md"
          label={t('classroom.at')}
          value={chosen || bahrainLocal(instant)}
          onChange={setChosen}
        />
        <Button type="submit" size="md" loading={running}>
          {t('classroom.set')}
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={running}
          leftSection={<IconPlayerPause size={18} aria-hidden />}
          onClick={() => set('frozen')}
        >
          {t('classroom.freeze')}
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={running}
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          onClick={() => set('ticking')}
        >
          {t('classroom.tick')}
        </Button>
      </Form>
      <div className="sis-buttons" role="group" aria-label={t('console:now.advance')}>
        {steps.map(([step, seconds]) => (
          <Button
            key={step}
            variant="default"
            disabled={running}
            onClick={() => set(mode, new Date(Date.parse(instant) + seconds * 1_000).toISOString())}
          >
            {t(`console:now.${step}`)}
          </Button>
        ))}
      </div>
      <div className={`sis-buttons ${sectionClasses.wrapping}`}>
        {snaps.map(({ key, at }) => (
          <Button key={key} variant="light" disabled={running} onClick={() => set(mode, at)}>
            {t(`console:now.snap.${key}`)}
            {'\u00a0·\u00a0'}
            <DateText at={at} />
          </Button>
        ))}
      </div>
      <p role="status" className="sis-quiet">
        {said && t(`classroom.${said}`)}
      </p>
      {movedFrom && (
        <div className="sis-buttons">
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden className="sis-directional" />}
            onClick={() => setAsking(true)}
          >
            {t('classroom.undo')}
          </Button>
        </div>
      )}
      <ConfirmDialogue
        opened={asking && movedFrom !== null}
        danger
        title={t('classroom.undoSure')}
        confirm={t('classroom.undo')}
        running={undoing.running}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void undoing.run({ path: { code } }).then(({ ok }) => {
            setAsking(false);
            setSaid(ok ? 'undone' : null);
          })
        }
      >
        {movedFrom && t('classroom.undoText', { at: movedFrom })}
      </ConfirmDialogue>
    </Card>
  );
}
