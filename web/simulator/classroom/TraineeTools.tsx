import { Group } from '@mantine/core';
import { IconHandStop, IconMail, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { parseJson } from '../../api/parse-json.ts';
import { basePath } from '../../api/settings.ts';
import { beginPageAnew, openSimulator, useSimulatorPanel } from '../../api/simulator.ts';
import { useAction } from '../../api/useAction.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import buttonClasses from '../IconButton.module.css';
import stripClasses from '../SimulatorStrip.module.css';
import classes from './TraineeTools.module.css';

type Trainee = NonNullable<Schema<'Simulator'>['trainee']>;

/** Tools of a trainee in a class: the sent messages with their codes, the raised hand, and the trainer's messages. */
export function TraineeTools({ trainee }: { trainee: Trainee }) {
  const { t } = useTranslation('simulator');
  const panel = useSimulatorPanel();
  const { run, running } = useAction('setHand');
  const raised = trainee.handAt !== null;
  const begun = useRef(trainee.begunAt);
  useEffect(() => {
    if (begun.current === trainee.begunAt) return;
    begun.current = trainee.begunAt;
    beginPageAnew();
  }, [trainee.begunAt]);
  return (
    <>
      <button
        type="button"
        className={`sis-row ${stripClasses.tool}`}
        onClick={() => openSimulator('outbox')}
        aria-haspopup="dialog"
        aria-expanded={panel !== null}
      >
        <IconMail size={18} stroke={1.75} aria-hidden />
        <span className={stripClasses.toolText}>{t('tools.messages')}</span>
      </button>
      <button
        type="button"
        className={`sis-row ${stripClasses.tool}`}
        disabled={running}
        aria-pressed={raised}
        title={t(raised ? 'tools.asked' : 'tools.help')}
        onClick={() => void run({ body: { raised: !raised } })}
      >
        <IconHandStop size={18} stroke={1.75} aria-hidden />
        <span className={stripClasses.toolText}>{t(raised ? 'tools.asked' : 'tools.help')}</span>
      </button>
      <FromTrainer messages={trainee.messages} />
    </>
  );
}

const mostShown = 3;
const key = (): string => `${basePath()}dismissed`;

const readDismissed = (): number[] => parseJson<number[]>(localStorage.getItem(key())) ?? [];

/** The last three messages of the trainer that the trainee has not dismissed. */
function FromTrainer({ messages }: Pick<Trainee, 'messages'>) {
  const { t } = useTranslation('simulator');
  const [dismissed, setDismissed] = useState(readDismissed);
  const dismiss = (id: number): void => {
    const all = [...dismissed, id];
    localStorage.setItem(key(), JSON.stringify(all));
    setDismissed(all);
  };
  return (
    <div
      className={`sis-close ${classes.messages}`}
      role="region"
      aria-label={t('message.label')}
      aria-live="assertive"
    >
      {messages
        .filter(({ id }) => !dismissed.includes(id))
        .slice(-mostShown)
        .map(({ id, text, sentAt }) => (
          <Group key={id} gap="0.5rem" align="start" justify="space-between" wrap="nowrap" className={classes.message}>
            <div className={classes.words}>
              <p className="sis-note">
                {t('message.label')} · <DateText at={sentAt} format="time" />
              </p>
              <p className={classes.text} dir="auto">
                {text}
              </p>
            </div>
            <button
              type="button"
              className={buttonClasses.icon}
              onClick={() => dismiss(id)}
              aria-label={t('message.dismiss')}
              title={t('message.dismiss')}
            >
              <IconX size={20} aria-hidden />
            </button>
          </Group>
        ))}
    </div>
  );
}
